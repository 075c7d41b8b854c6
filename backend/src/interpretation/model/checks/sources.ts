/** Claims that sound certain but cannot be verified: book titles, dynasties as sources, figures of studies. */
const INVENTED: readonly RegExp[] = [
  /[『《「][^』》」]{2,20}[』》」]/gu,
  /(?:조선|고려|신라|백제|고구려|세종|영조|정조|왕실|궁중|집현전|규장각)[^.!?]{0,60}(?:적혀|기록|쓰여|전해|풍습|꾸고|보였)/gu,
  /(?:전라도|경상도|충청도|강원도|제주도?|함경도|평안도|황해도)[^.!?]{0,60}(?:잔치를|풍습|벌였|적혀|전해|내려오)/gu,
  /(?:때부터|대대로)[^.!?]{0,12}(?:내려오는|전해 ?오는)[^.!?]{0,4}['‘“"][^'’”"]{2,12}['’”"]/gu,
  /(?<!\d)\d+(?:\.\d+)?\s?(?:%|퍼센트|프로(?=[가는의 ])|cm|센티)/gu,
  /(?:하버드|스탠퍼드|옥스퍼드|예일|서울대|대학교?)[^.!?]{0,24}(?:연구|조사|실험|살폈|살펴보)/gu,
  /[일이삼사오육칠팔구]십[일이삼사오육칠팔구]? ?퍼센트/gu,
  /(?:연구|조사|실험|통계|논문)[^.!?]{0,12}(?:따르면|의하면)[^.!?]{0,60}\d/gu,
];

/** Whether a sentence cites an invented source. Ignores matches that also occur in the dream. */
export function inventsSource(sentence: string, dream: string): boolean {
  return INVENTED.some((pattern) =>
    [...sentence.matchAll(pattern)].some(([found]) => !dream.includes(found)),
  );
}
