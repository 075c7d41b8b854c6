import type { Noun } from './nouns.js';

/** Followed by how long ago it was. */
const PARTED = /(?:헤어진|차인|이별한)\s?지/u;
/** The dreamer has another partner now, so the noun may be that one. */
const HAS_PARTNER = /(?:지금|새|현)\s?(?:남|여)(?:친|자\s?친구)|남편|아내|와이프|신랑|결혼(?:했|한)/u;
const PARTNERS = new Set(['남친', '여친', '남자친구', '여자친구', '애인', '연인']);

/** 헤어진 지 두 달 됐는데 여친이 나왔어요: the partner of somebody who has just parted is the former one. */
export function withFormerPartner(nouns: readonly Noun[], text: string): Noun[] {
  if (!PARTED.test(text) || HAS_PARTNER.test(text)) return [...nouns];
  return nouns.map((noun) =>
    PARTNERS.has(noun.word) && !noun.classes.includes('ex')
      ? { ...noun, classes: [...noun.classes, 'ex'] }
      : noun,
  );
}
