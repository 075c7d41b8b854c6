/** 너무 놀라서 새벽 4시에 깼네요. 접시를 깼다 tells something else. */
const WAKES =
  /(?:(?<!(?<!잠)[을를]\s?)(?:깼|깸|깹니다|깨요|깬다)|깨어났|눈을?\s?떴)[가-힣]{0,6}[^가-힣]{0,12}$/u;

/** Tests whether a clause ends with waking up. */
export const endsWithWaking = (clause: string): boolean => WAKES.test(clause);
