/** 친구, 하수구; in writing 구 also stands for 고, but after these only: 하구, 있구. */
const NOUN_IN_GU = /[가-힣](?<![하있없싶같])구$/;

/** 창고, 바다가, 게임말고, 무슨 뜻인고, 베란다: they end like a clause that goes on, or like a sentence. */
const NOUN_IN_GO_OR_DA =
  /(?:창고|사고|최고|광고|냉장고|금고|경고|신고|참고|모고|부고|잔고|재고|충고|선고|원고|피고|중고|해고|여고|남고|로고|망고|레고|말고|[인은는거]고|(?:바다|사이다|소다|캐나다)가|베란다)$/;

/** Whether the last word is a noun (or none that tells) though it has the ending of a verb. */
export function isLikeVerbOnly(text: string): boolean {
  return [NOUN_IN_GU, NOUN_IN_GO_OR_DA].some((noun) => noun.test(text));
}
