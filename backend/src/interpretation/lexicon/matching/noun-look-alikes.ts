/** 친구, 하수구; in writing 구 also stands for 고, but after these only: 하구, 있구. */
const NOUN_IN_GU = /[가-힣](?<![하있없싶같])구$/;

/** 창고, 바다가, 게임말고, 무슨 뜻인고, 베란다: they end like a clause that goes on, or like a sentence. */
const NOUN_IN_GO_OR_DA =
  /(?:창고|사고|최고|광고|냉장고|금고|경고|신고|참고|모고|부고|잔고|재고|충고|선고|원고|피고|중고|해고|여고|남고|로고|망고|레고|말고|[인은는거]고|(?:바다|사이다|소다|캐나다)가|베란다)$/;

/** 사슴, 시험, 소금, 무덤: they end like a verb that is written short (물림, 빠짐, 먹음). */
const NOUN_IN_M =
  /(?:[금험슴덤염품담삼숨님놈뱀곰범몸꿈봄밤섬잠감땀틈팀잼램첨]|느낌|시드 드림|사람|바람|보람|마음|다음|처음|얼음|걸음|웃음|울음|믿음|죽음|젊음|졸음|이름|구름|여름|보름|기름|주름|드름|씨름|필름|시름|그림|크림|게임|모임|책임|아침|기침|가래침|[점욕관양의조진중]심|오줌|한줌|어둠|싸움|탈춤|이삿짐|(?:^| )(?:힘|짐|침|김|남|춤|임))$/;

/** Whether the last word is a noun (or none that tells) though it has the ending of a verb. */
export function isLikeVerbOnly(text: string): boolean {
  return [NOUN_IN_GU, NOUN_IN_GO_OR_DA, NOUN_IN_M].some((noun) => noun.test(text));
}
