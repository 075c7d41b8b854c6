/** 너무 놀라서 새벽 4시에 깼네요. 접시를 깼다 tells something else. */
const WAKES =
  /(?:(?<!(?<!잠)[을를]\s?)(?:깼|깸|깹니다|깨요|깬다)|깨어났|눈을?\s?떴)[가-힣]{0,6}[^가-힣]{0,12}$/u;

/** Tests whether a clause ends with waking up. */
export const endsWithWaking = (clause: string): boolean => WAKES.test(clause);

/** 깨고 나서도 찜찜해서, 일어나 보니. Only for clauses of waking life: 접시를 깨고 also starts like this. */
const STARTS_AWAKE = /^(?:깨고|깬|깨니|깨어나|일어나)/u;

/** Tests whether a clause of waking life tells what followed the waking. */
export const startsAwake = (clause: string): boolean => STARTS_AWAKE.test(clause);
