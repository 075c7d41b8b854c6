import { labelledDreams } from '../lexicon/evaluation/labelled-dreams.js';
import { CareLearner, type Passage } from './care-learner.js';
import { plainText, splitCareSentences } from './care-text.js';
import { careSentences } from './examples/care-sentences.js';
import { crisisAtNight, noCrisisAtNight } from './examples/night-sentences.js';

/**
 * The field of words in which such a thing can be said at all. Without one of them a text only sounds like a crisis by its endings
 * (좋겠어요, 싶어요).
 */
const FIELD =
  /죽|쥭|주거|주그|뒤지|뒤질|디지|뒈|자살|자해|살자|목숨|유서|유언|세상|저승|하늘나라|천국|사라|없어|없을|없앨|지워|증발|소멸|떠나|떠날|떠난|갈게|갈래|가려|가고 ?싶|간다|갑니다|가야|갈 |따라|데려|거둬|보내|끝|그만|마감|마치|정리|접|놓|포기|퇴장|로그아웃|꺼|멈|살기|살고|살아|사는|살 |산다|삶|인생|생을|이번 ?생|다음 ?생|태어|낳|숨|심장|눈 ?(?:감|뜨|떴)|눈을|깨|깼|잠들|영원|영영|아침|내일|마지막|고마|미안|죄송|용서|안녕|부탁|지내|편지|통장|보험|짐|쓸모|필요|자격|가치|실패|폐|쓰레기|싫|지쳐|지쳤|지친|버티|버텨|버거|견디|견뎌|힘들|괴로|고통|지옥|아프|아파|고문|벌|약|알 |수면|진통|농약|연탄|번개탄|가스|칼|면도|줄|끈|밧줄|넥타이|목|총|손목|팔|허벅지|손등|피|긋|그었|그어|흉터|상처|때리|때려|꼬집|뜯|해치|해칠|찌르|옥상|난간|베란다|창|층|(?<!기)다리|한강|대교|강|물속|바다|절벽|차도|선로|지하철|뛰어|떨어|몸을|나쁜 생각|위험한|충동|의미|이유|희망|미련|혼자|아무도|죄|벗어나|쉬|갈까|데리고|하차|식어|없애|없이|나 ?없|치여|치이|장례|실행|못 ?해|됐어|됐지|안 ?될래|[나저]였으면|가는 ?게|그러고 ?싶|disappear|die|dead|kill|end /;

export type CareJudge = (plain: string) => number;

/** The dream and what is said of it are read two sentences at a time. */
function passagesOf(text: string): Passage[] {
  const sentences = splitCareSentences(text);
  if (sentences.length <= 2) return [sentences];
  return sentences.slice(1).map((sentence, before) => [sentences[before] ?? '', sentence]);
}

const NOTHING = -Infinity;

/** Taught by examples. Those `leftOut` are not learnt from, so that what it makes of them can be measured. */
export function teachJudge(leftOut: ReadonlySet<string> = new Set()): CareJudge {
  const yes = [...careSentences.crisis, ...crisisAtNight];
  const no = [
    ...careSentences.gentle,
    ...careSentences.none,
    ...noCrisisAtNight,
    ...labelledDreams.map(({ dream }) => dream),
  ];
  const kept = (texts: readonly string[]) => texts.filter((text) => !leftOut.has(text)).map(plainText);
  const learner = new CareLearner(kept(yes).map(splitCareSentences), kept(no).flatMap(passagesOf));
  return (plain) => (FIELD.test(plain) ? learner.mostLeaning(splitCareSentences(plain)) : NOTHING);
}
