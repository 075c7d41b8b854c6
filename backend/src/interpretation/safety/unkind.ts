/** Phrases that frighten the dreamer. */
const FRIGHTENS: readonly RegExp[] = [
  /(?:밤길|외출|물가|운전|여행|낯선 (?:사람|길)|문단속|현관|혼자)[^.!?]{0,24}(?:다니지 마|나가지 마|가지 마|멀리하(?:고|세요|셔)|피하(?:세요|셔야|시는)|삼가|확인하고|조심하(?:세요|셔야))/u,
  /(?:함께할|남은) (?:날|시간)이 얼마|마음의 준비를 (?:하세요|하셔|해)|불길한 (?:기운|것)|좋지 않은 (?:것|기운)[이가]? ?(?:들어|붙|따라)|(?:당신|뒤)[을를에서]? ?(?:지켜보|노리|쫓고 있)는?|각오(?:를|까지|도)? ?(?:해 ?두|하셔|하세요)|(?:섬뜩|불길)한 (?:징조|기색|그림이라)|(?:쉽게|영영|결코) (?:떨어지지|벗어나지|끝나지) (?:않|못)/u,
  /큰일이? (?:납니다|나요|날 (?:거|것|수|꿈|일))|불을 끄지 마|홀렸|홀려|홀린 (?:것|거|표)|혼을 (?:세|빼|앗|데려)|원한을 품|(?:귀신|무언가|것)[이가]? (?:붙어|씌|따라붙)/u,
  /(?:더|점점) (?:심해질|나빠질|위험해질)|이미 (?:위험|늦)|돌이킬 수 없|벌을 받(?:을|게|는)|저주|액운이 (?:끼|붙|따라)/u,
  /줄초상이? (?:나|날|있)|(?:조상|신령|어른|할머니|할아버지|어머니|아버지)[가-힣]{0,2} [가-힣]{0,3} ?노(?:하셨|하신|여워)(?![^.!?]*(?:아니|아닌|않))|한시도 [^.!?]{0,8}놓지 (?:마|말)|더 큰 (?:화|일)[이가] (?:바로 )?(?:뒤|오|닥)/u,
  /절대 안심|불길한 (?:흉몽|꿈)(?:이에요|입니다|이니|이라)|끔찍한 징조|두려워하며 지내|목을 노릴|뒤를? 돌아보지 ?마|등 뒤에 [^.!?]{0,8}붙어/u,
  /(?:가볍게|그냥) 넘기(?:면|시면) (?:안|큰일)|무서운 (?:신호|경고)|정말 위험|돌아보지도 마|거울[을도] 보지 (?:말|마)|집 밖을 나서지/u,
];
/** Phrases that blame the dreamer. */
const BLAMES: readonly RegExp[] = [
  /(?:무심|무관심|게으|게을|대충|건성|소홀|이기적|무책임|욕심|나약|비겁|못된|부족|미숙|미성숙|잘못)(?:(?!아[니닌])[^.!?]){0,24}(?:증거|탓|때문|습관|태도|벌|대가|꾸짖|드러[나난]|보여 ?[주줘]|보입니다|알고 있)/u,
  /(?:당신|본인|스스로|님)[의이은]? ?(?:탓|잘못|책임)(?:이에요|입니다|이니|을 (?:인정|돌아))|떠넘겨 온|핑계를 (?:찾|대)|자업자득|자초한|반성(?:하|해|이 필요)|뉘우치|돌아보셔야|고치셔야|사과해야 할|못 ?하신 (?:탓|때문)|진작에? [^.!?]{0,24}했으면/u,
  /꿈을 꾼 (?:건|것은)[^.!?]{0,30} 탓|잘못이 꿈으로|잘해서가 아니|진작에? [^.!?]{0,30}더라면|(?:들여다보|살피|돌보|챙기)지 (?:않은|못한) (?:데서|탓|벌)|이런 꿈은 꾸지 않았을|(?:부주의|게으름|이기심)[을를] (?:꼬집|나무라)/u,
  /(?:최선을 다하|노력하|진심)[^.!?]{0,12}(?:말할 수 있나요|맞나요|하신 적이 있나요)|(?:했어야|준비했어야|말았어야) (?:했|한다|하는데)/u,
];
const SHORTCOMING =
  /(?:소홀|정성이 모자라|모자랄|욕심을 부리|게으)[^.!?]{0,30}(?:온다고|벌|못 하고|거예요|때문|탓)|(?:무엇을|뭘) 잘못하|서두른 탓|스스로를 나무/u;
const DENIED = /아[니닌]|않|없어요|없습니다|마세요|탓하지/u;

/** Whether a sentence frightens or blames the dreamer. */
export function isUnkind(sentence: string): boolean {
  return (
    FRIGHTENS.some((pattern) => pattern.test(sentence)) ||
    [...BLAMES, SHORTCOMING].some((pattern) => blames(sentence, pattern))
  );
}

/** A denial before the phrase excuses nothing: 할 말을 안 하고 살아온 본인 잘못이에요. */
function blames(sentence: string, pattern: RegExp): boolean {
  const found = pattern.exec(sentence);
  return found !== null && !DENIED.test(sentence.slice(found.index + found[0].length));
}

/** Words for misfortune and horror, allowed only if the dream itself uses them. */
const DOOM =
  /(?:병|질병|중병|암)(?=[이을]\s?(?:올|온|오|들|생|깊|있))|병드|병들|앓(?!던)|초상|세상을 (?=뜨|뜰|떠)|목숨|저승|(?<![가-힣])원한|저주|액운|재앙|유산|파산|섬뜩|소름/gu;
const DOOM_DENIED = /아니|아닌|않|없|마세요|모르|갈려|갈리|엇갈|물린|막아|비켜|넘긴|지나/u;

/** Ways of naming a death, of which a reading may choose another than the dream. */
const DEATH = /죽|돌아가|하늘나라|장례|초상|세상을|떠나보|저승|고인|기일|제사|무지개다리/u;
const NAMES_DEATH = /^(?:초상|세상을|저승)/u;

/** Whether a sentence mentions a misfortune that is not in the dream, without denying it. */
export function bringsDoom(sentence: string, dream: string): boolean {
  if (DOOM_DENIED.test(sentence)) return false;
  const isInDream = (word: string) =>
    dream.includes(word.slice(0, 2)) || (NAMES_DEATH.test(word) && DEATH.test(dream));
  return [...sentence.matchAll(DOOM)].some(([word]) => !isInDream(word.trim()));
}
