import { disassembled } from './jamo.js';
import type { Stem } from './conjugation.js';

const beginsWith = (words: string) =>
  words
    .trim()
    .split(/\s+/u)
    .map((word) => disassembled(word))
    .join('|');

/** Letters that can follow a stem. Short stems also occur in other words (물건, 오늘), so they need such an ending. */
const AFTER_BARE = new RegExp(
  `^(?:${beginsWith('고 게 기 거나 거든 거라 구 겠 는 니 네 냐 나 다 더 던 든 도록 자 죠 잖 습 슴 소 면 며 려 러')}|ㅈㅣ(?:$|[ㅇㅁ]|ㄴ$|ㄹ$|ㄴㅡㄴ|ㄷㅗ|ㄹㅡㄹ|ㄱㅏ))`,
  'u',
);
const AFTER_OPEN = new RegExp(
  `^(?:[ㄴㄹㅁ]$|ㄴ(?:ㄷㅏ|ㄷㅔ|ㄱㅓ|ㅈㅣ|ㅊㅏ|ㅁㅏ|ㄲㅏ)|ㄹ(?:ㄱㅓ|ㄲ|ㄸㅐ|ㅅㅜ|ㅈㅣ|ㅌㅔ|ㅃㅓ|ㄹㅏ)|ㅂㄴㅣ|ㄹㅏ(?:$|ㄱㅗ|ㄴㅡㄴ|ㅁㅕ)|ㅁㅇㅡㄹ?$|${beginsWith('는 네 냐 시 신 실 셔 셨 세 면 며 려 러 니 므로 오 요')})`,
  'u',
);
const AFTER_MELTED = new RegExp(
  `^(?:$|ㅆ|[ㅇㅅ]$|ㄹㅏ$|${beginsWith('서 선 도 야 요 욤 용 여 라고 라는 주 줘 준 줄 줌 버리 버려 버렸 버린 버림 보 봐 봤 본 놓 놔 놨 놓 두 둬 뒀 가 간 갔 갈 감 오 와 왔 온 있 지 져 졌 진 질 짐 대 댔 댄 내 냈 낸 다 달 드 들 먹 치 쳤 하 했 한')})`,
  'u',
);

/** Whether the letters after a stem of this kind can be its ending. */
export function isEnding(kind: Stem['kind'], rest: string): boolean {
  switch (kind) {
    case 'bare':
      return AFTER_BARE.test(rest);
    case 'open':
      return AFTER_OPEN.test(rest);
    case 'melted':
      return AFTER_MELTED.test(rest);
  }
}
