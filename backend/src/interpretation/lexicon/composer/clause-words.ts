/** What a word does in its clause, as far as its shape tells. */

/** 갑자기, 우수수, 주렁주렁: a scene is known without them. */
const ADVERB =
  /^(?:너무|정말|진짜|아주|매우|엄청|엄청나게|굉장히|되게|무척|조금|좀|막|그냥|계속|자꾸|갑자기|별안간|결국|다시|이제|한참|하염없이|온통|마구|바로|그만|완전|약간|어제|오늘|요즘|어젯밤에?|간밤에?|지난밤에?|우수수|가만히|천천히|조용히|활활|그대로|한가득|근데|그런데|그래서|그리고|그러다|그러다가|그러더니|그때)$/;
const DOUBLED = /^([가-힣]{2,3})\1$/;
const ADJECTIVE =
  /^(?:큰|커다란|거대한|작은|조그만|하얀|흰|까만|검은|빨간|붉은|파란|푸른|노란|높은|낮은|예쁜|낡은|어떤|이상한|엄청난)$/;
const PLACE = /[가-힣]{2,}에서$/;
/** 엄마가, 손바닥에, 차를: a word that has its place in the clause. */
const ARGUMENT = /[가-힣](?:이|가|께서|을|를|에|에서|에게|한테|으로|로|와|과|랑|이랑|까지|도|들)$/;
const DESCRIBING = /^[가-힣]*(?:(?<!^[가-힣]?[임귀정자산문변배당독])신|[던은는]|간|온|된|진|린|친|한|운)$/;
export const COPULA = /(?:이었|였|이다|이에요|예요|같)[가-힣]*$|아니[가-힣]*$/;
const SUBJECT = /[가-힣](?:이|가|께서|들이|한테|에게|이랑|랑)$/;
const NO_SUBJECT = /^(?:같이|많이|깊이|높이|가까이|없이|누가|뭐가|하나같이|굳이|일일이|멀리서|이가)$/;
const MYSELF = /^(?:나는|저는|난|내가|제가)$/;

export function isAdverb(word: string): boolean {
  return ADVERB.test(word) || DOUBLED.test(word);
}

export function isPlainAdjective(word: string): boolean {
  return ADJECTIVE.test(word);
}

export function isPlace(word: string): boolean {
  return PLACE.test(word);
}

/** 할머니가, 호랑이한테: who or what the clause is about. */
export function isAbout(word: string): boolean {
  return SUBJECT.test(word) && !NO_SUBJECT.test(word) && !MYSELF.test(word);
}

export function isArgument(word: string): boolean {
  return ARGUMENT.test(word) && !isAdverb(word) && !/^(?:하나도|아무도|조금도)$/.test(word);
}

/** 전여친, 결혼식: written without a particle. */
export function isBareNoun(word: string): boolean {
  return /^[가-힣]{2,}$/.test(word) && !isAdverb(word) && !/(?:[고서며데면만게히은는던라]|다가)$/.test(word);
}

/** 돌아가신 (할머니가), 살던 (집에). */
export function isDescribing(word: string): boolean {
  return word.length > 1 && DESCRIBING.test(word) && !ARGUMENT.test(word);
}

/** 사람, 것: little without what describes it. */
export function wantsDescription(word: string): boolean {
  return DESCRIBED.test(word);
}

export function isMyself(word: string): boolean {
  return MYSELF.test(word);
}

const PERSON =
  /(?:사람|아이|애|언니|누나|오빠|형|형님|남자|여자|남친|여친|친구|버지|머니|남편|아내|신랑|신부|동생|아기|아들|딸|엄마|아빠|이모|고모|삼촌|부모님|선생님|상사|사장|할배|할매|애인|귀신|괴물|좀비|스님|무당|대통령|아저씨|아줌마|동료|관객|손님|가족|식구|경찰|의사|노인|군인)(?:들)?$/;
const ANIMAL =
  /(?:뱀|구렁이|용|돼지|호랑이|소|말|개|강아지|고양이|쥐|토끼|원숭이|닭|양|사자|곰|코끼리|여우|사슴|거북이|물고기|잉어|고래|개구리|두꺼비|새|까치|까마귀|학|독수리|나비|벌|거미|벌레)(?:들)?$/;

export function isPerson(noun: string): boolean {
  return PERSON.test(noun);
}

/** Who can do the next thing too: a war that breaks out does not flee. */
export function isActor(noun: string): boolean {
  return isPerson(noun) || ANIMAL.test(noun);
}

const TIME = /^(?:오늘|어제|그날|이번|지금|처음|나중|요즘|밤|낮|아침)(?:에)?[은는]$/;

export function isTimeTopic(word: string): boolean {
  return TIME.test(word);
}

/** 먹은, 높은 and the like describe what follows; 얼굴은 does not. */
const DESCRIBES =
  /(?:먹|입|신|받|잡|찾|앉|묻|썩|닫|벗|씻|웃|죽|젊|늙|작|많|적|높|낮|깊|얕|넓|좁|짧|밝|맑|검|붉|굵|짙|낡|같|좋|싫|젖|얻|심|뽑|담|안|남|녹|닮|섞|뜯|놓|쌓|읽|밟|볶|삶|굶|숨|참|감|꽂|업|끓|잃|꿇|싶)은$/;
/** 나오는, 흔들리는: the stem of a verb before 는. */
const VERB_BEFORE_NEUN =
  /(?:[하되보타치내크뛰르추뜨끄켜펴져려꾸싸키우쓰귀뀌튀쥐쉬깨빼매대세리]|[^아어주]이|나오|들어오|들어가|나가|올라가|내려가|지나가|걸어가|걸어오|다가오|따라오|쫓아오|도망가|돌아가|날아가|있|없|남기|쫓기|웃기|잠기|다니|떨어지|무너지|터지|빠지|꺼지)는$/;
const ALONE = /^(?:가는|오는|자는|주는|사는|우는|서는|지는|나는|이는|피는|또는|저는|하는|모르는)$/;
/** What a describing word stands before. */
const DESCRIBED = /^(?:꿈|것|거|중|길|곳|때|사람|장면|모습|게|걸|건)/;

/** Nouns that look like verbs before 는. */
const SURELY_NOUNS =
  /(?:아이|언니|누나|오빠|남자|여자|친구|아버지|어머니|할머니|할아버지|남편|동생|아기|고양이|강아지|호랑이|구렁이|돼지|머리|꼬리|허리|소리|자리|항아리|개구리|병아리|바지|바다|하나|거기|여기|(?<!기)다리)(?:는|은)$/;

/** 얼굴은, 하나는, 밖에는: what a sentence is about, as no clause before a noun may say it. */
export function isTopic(word: string, following: readonly string[], known: readonly string[]): boolean {
  if (!/[가-힣][은는]$/.test(word)) return false;
  const noun = word.slice(0, -1);
  if (known.some((name) => noun.endsWith(name)) || SURELY_NOUNS.test(word)) return true;
  if (/(?:지[는은]|[다라냐자]는)$/.test(word) || DESCRIBED.test(following[0] ?? '')) return false;
  if (/(?:에|에서|에게|한테|으로|께서)는$/.test(word)) return true;
  if (isBeforeVerb(following)) return true;
  if (noun.length < 2) return false;
  if (word.endsWith('은')) return !DESCRIBES.test(word);
  const code = (word.codePointAt(word.length - 2) ?? 0) - 0xac00;
  return code % 28 === 0 && !ALONE.test(word) && !VERB_BEFORE_NEUN.test(word);
}

/** What describes must stand before a noun, so before a verb it is a topic. */
function isBeforeVerb([next = '', ...more]: readonly string[]): boolean {
  return /^[안못]$/.test(next) || isAdverb(next) || (more.length === 0 && !COPULA.test(next));
}
