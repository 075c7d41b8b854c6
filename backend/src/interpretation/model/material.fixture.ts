import type { FoundSymbol } from '@kkumpuri/contract';
import { HaemongService } from '../haemong/haemong.service.js';
import type { DreamMaterial } from '../dream-material.js';

const dreamContent = '커다란 뱀이 우리 집 마당으로 들어와 내 몸을 감았는데, 무섭지 않고 따뜻했다.';

function match(id: string, name: string, quote: string): FoundSymbol {
  return { id, name, gist: '여러 뜻으로 읽어 온 상징이에요.', quote };
}

export const snakeMaterial: DreamMaterial = {
  dreamContent,
  facts: [],
  questions: [],
  stories: [],
  situations: [
    {
      symbol: '뱀',
      when: '몸을 감는다',
      verdict: '엇갈림',
      meaning: '뱀은 전통에서 여러 뜻으로 읽어 왔어요.',
      disagreement: null,
    },
  ],
  verifier: new HaemongService().materialOf(dreamContent).verifier,
  matches: [match('snake', '뱀', '커다란 뱀'), match('house', '집', '우리 집 마당')],
};
