import { partsOf } from './jamo.js';

/** Whether an event happened, did not (or only nearly) happen, or was only said or supposed. */
export type DeedStatus = 'done' | 'not' | 'said';

// The patterns match the text after the stem.

const NOT: readonly RegExp[] = [
  /^[가-힣]{0,3}(?:지|질|진|지도|지는|지를|지가)\s?(?:도\s?)?(?:않|안|못|아니)|^[가-힣]{0,2}\s?뻔/u,
  /^[가-힣]{0,2}기\s?(?:바로\s?)?(?:일보\s?)?(?:직전|전|보다)|^기는?\s?커녕/u,
  /^[가-힣]{0,2}\s?(?:수(?:가|는|도|조차)?|적(?:이|은|도)?)\s?없/u,
  /^[가-힣]{0,2}\s?줄(?:만|로|로만|은|도)?\s?알(?:았|고(?!\s?있)|아서)|^는\s?줄\s?(?:[ㅋㅠ.]|$)/u,
  // 물린 게 아니었어요, 죽은 척했어요, 죽기 싫어서.
  /^[은는]?\s?(?:건|게|것[은이도]?|거[는도]?)\s?아(?:니었|니였|니라|니고|니구|니지만|닌데|닌(?![가지])|님)/u,
  // 슬프거나 그런 거 하나도 없고.
  /^거나\s(?:그런\s?)?[^.!?]{0,12}(?:거|건|것[이은]?|느낌[이은]?|마음[이은]?)\s(?:[가-힣0-9]{1,4}도?\s)?없/u,
  /^[은는]?\s?척|^기(?:가|도)?\s?싫|^는\s?(?:것을|걸|거를?)\s?(?:결국\s?)?(?:실패|포기)/u,
];
/** 도망갈 데가 없었다, 이길 줄 몰랐다; 을 or a final ㄹ stands before. */
const NOT_EXPECTED =
  /^을?\s?(?:데|곳|힘|새|틈|겨를|방법|길|용기|자신|기회)(?:가|이|도|은|는|조차)?\s?없|^을?\s?줄[을도은]?\s?(?:모르|몰)|^을?\s?번\s?(?:했|함)/u;
const INTENDED: readonly RegExp[] = [
  /^[가-힣]{0,2}(?:려|랴)(?:고|는|던|다|더|했|하|니까?(?=\s|$)|\s|$)|^[가-힣]{0,2}고\s?(?:싶|자\s)|^을?\s(?:생각|엄두|작정|예정|계획)/u,
  /^[가-힣]{0,3}까\s?(?:봐|봐서|보|싶|말까)|^을?까\s?(?:바|무서|무섭|두려|두렵|겁|걱정|고민|했|하다|생각)/u,
];
/** 죽이러 왔다; not 굴러 왔다. */
const PURPOSE = /^으?러(?:\s|왔|갔|오|가|간|온|와|다니)/u;
const SAID: readonly RegExp[] = [
  /^[가-힣]{0,4}(?:(?<!더)라고|라며|라면서|라는|라길래|라셔|라시|라하|라 하|자고|자며|자면서|자는데|자길래|자 하|자하|냐고|냐며|래요|달라|(?<!길)래서|(?<!길)래\s|라니까|라는데|다니까|다길래|다고|다며|다면서|자니까|자니)/u,
  /^으?라(?:[\s.!,]|$)|^[가-힣]{0,2}지\s?마|^[가-힣]{0,2}지\s?말|^[가-힣]{0,3}(?:으면|면)(?:\s|$)/u,
  // 헤어지재서, 헤어지자해서, 오라 카데예.
  /^재(?:요|서)|^자\s?(?:해|했|함|그래|그랬|길래)|^으?라\s?(?:해|했|함|그래|그랬|그러|카)|^자는\s?거/u,
  // 죽었다는 전화, 죽는구나 싶었다, 결혼하기로 했다, 죽었나 했는데.
  /^[가-힣]{0,3}[다라자냐]는\s?(?:말|소리|전화|문자|연락|소식|얘기|이야기|카톡|톡|기사|뉴스|통보|편지|소문)/u,
  /^[었았였는]?[단란]\s?(?:말|소리|소식|얘기|이야기|전화|연락|소문)/u,
  /^시?(?:(?:는|겠)구나|겠다)\s?(?:싶|하고|했|생각)|^기로\s?(?:했|하|한|됐|되|약속|결정)/u,
  /^[었았였]?나\s?(?:싶|했|봐|보다|봄)|^[은는]?\s?(?:건|거)?가\s?(?:싶|했|봐)/u,
  // 물렸으면 죽었을 텐데, 열렸겠죠.
  /^[었았였]을\s?(?:거|것|꺼|텐데|테)|^[었았였]?겠(?:죠|지\s|지만)/u,
  // 타야 되는데, 가야 해서: an obligation.
  /^[아어여]?야(?:만)?\s?(?:한다|한대|하는|하니|하고|하지|해서|할\s|함(?![가-힣])|된다|된대|되는|되니|되고|돼서|됨(?![가-힣])|됐는데|겠|지(?![가-힣]))/u,
];
/** 잡힐 것 같았다, 죽일 것처럼, 무너질 듯; 을 or a final ㄹ stands before. 들어온 것 같았다 tells what happened. */
const EXPECTED = /^을?\s?(?:(?:것|거|꺼)\s?만?\s?(?:같|처럼)|듯|만큼|정도|지도?\s?(?:모르|몰))/u;
/** 웃지 않을 수 없었다. */
const DENIED_TWICE = /^지\s?(?:않을|못할)\s?수가?\s?(?:밖에\s?)?없|^지\s?않은\s?(?:게|건|것은|것이)\s?아니/u;
/** 안 울 수가 없었다. */
const DENIED_AGAIN = /^을?\s?수(?:가|는)?\s?없|^[은는]?\s?(?:게|건|것은|것이)\s?아니/u;

/** Number of the final consonant ㄹ in a syllable. */
const RIEUL = 8;

/** Parses what follows the stem. `stem` ends with the stem's last syllable, which may contain an ending (잡힐). */
export function statusOf(afterStem: string, isDenied: boolean, stem = ''): DeedStatus {
  const isExpected = afterStem.startsWith('을') || partsOf(stem.slice(-1))?.final === RIEUL;
  const follows = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(afterStem));
  if (DENIED_TWICE.test(afterStem) || (isDenied && DENIED_AGAIN.test(afterStem))) return 'done';
  if (!stem.endsWith('르') && PURPOSE.test(afterStem)) return 'not';
  if (isExpected && NOT_EXPECTED.test(afterStem)) return 'not';
  if (follows(SAID) || (isExpected && EXPECTED.test(afterStem))) return 'said';
  return isDenied || follows(NOT) || follows(INTENDED) ? 'not' : 'done';
}
