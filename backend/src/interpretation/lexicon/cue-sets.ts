import { adnominalOf, isPastSyllable } from './adnominal.js';

/** Predicates that tell the same scene for many symbols, by stem, so that every conjugation is caught. */
export const cueSets: Readonly<Record<string, string>> = {
  in: '(?<!쳐)들어[오와왔온]|찾아오|찾아왔|찾아와|날아들|뛰어들|기어들|굴러들|몰려들|데리고 왔|몰고 왔|끌고 왔|끌고 들|안고 들',
  out: '나가|나갔|나간|빠져나|도망가|도망갔|달아나|달아났|떠나|떠났|사라지|사라졌|사라져|날아갔|날아가|가 버|가버',
  lose: '놓치|놓쳤|놓쳐|놓친|잃어버|잃었|잃고|잃은|없어졌|없어져|사라졌|사라져|도둑맞|빼앗|뺏|빠뜨[리려렸린]|빠트[리려렸린]',
  bite: '물렸|물리|물려|물린|물었|물어뜯|나를 물|나를 무는|손을 물|발을 물|다리를 물|팔을 물|깨물|물고 놓',
  chase: '쫓|뒤쫓|따라오|따라왔|따라와|덤비|덤벼|달려들|달려드|덮치|덮쳤|공격|도망치|도망쳤|도망쳐',
  catch: '잡았|잡아|잡은|잡고|잡는|붙잡|낚았|낚아|건졌|건져',
  get: '받았|받아|받은|받는|얻었|얻어|얻은|얻는|주웠|주워|주운|줍|생겼|샀|사 왔|사왔|선물|건네|주셨|주시|주신',
  give: '건네|줬|주었|주셨|주는|주시|주고|나눠|나누|쥐여|쥐어',
  /** What the dreamer hands on: those who are spoken of with honour (주셨다) hand it to the dreamer. */
  hand: '건네(?! ?주[셨시신]|[셨시신])|줬|주었|주는|주고|나눠|나누|쥐여|쥐어',
  die: '죽었|죽어|죽은|죽는|죽여|죽였|죽이|죽고',
  broke: '깨졌|깨지|깨진|깨져|깨뜨|깼다|부서|부러|무너|찢어|찢겼|찢긴|갈라|금이 가|금이 갔|망가|고장',
  shine: '빛나|빛났|빛이|반짝|환하|환했|환한|밝|번쩍|눈부',
  hug: '품에|품었|품고|안았|안고|안겼|안기|안아|감쌌|껴안|안겨|끌어안',
  many: '여러 마리|수십|수백|떼|많은|많이|가득|우글|바글|무리|득실|수없이|셀 수 없|잔뜩|뒤엉|수북|쌓',
  cry: '울었|울고|울어|우는|울음|울며|울던|울면서|통곡|흐느|눈물',
  laugh: '웃었|웃고|웃으|웃는|웃어|웃더|미소|환한 얼굴|환하게',
  angry: '화를|화가|화내|화난|꾸중|꾸짖|야단|혼났|혼내|혼냈|혼나|소리를 지르|소리를 질|소리치|호통',
  dirty: '더러|더럽|흐린|흐려|흐렸|탁한|탁했|탁하|흙탕|썩|악취|지저분|시커먼|시커멓|오물',
  clear: '맑|깨끗|투명|시원|푸른|푸르',
  big: '큰|커다|거대|엄청|집채|산더미|크고|굵',
  eat: '먹었|먹고|먹는|먹어|먹으(?!라)|먹은|먹던|마셨|마시|베어 물|삼켰|삼키',
  win: '이겼|이기|물리쳤|물리치|무찔|쫓아냈|쫓아내|해치웠|때려잡|제압|죽였|죽이고',
  ride: '탔|타고|올라탔|탄 채|태우고|태워|등에 업',
  fall: '떨어졌|떨어지|떨어져|떨어진|추락|굴러|넘어졌|넘어지|쓰러|빠졌',
  climb: '올라|오르|올랐|오른',
  wash: '씻|감았|감고|닦았|닦고|닦아|헹',
  find: '찾았|발견|찾아냈|찾게|나타났',
  hurt: '다쳤|다치|다친|상처|아프|아팠|베였|베이|부러|잘렸|잘리|피가',
  burn: '불이 났|불이 나|불이 붙|불타|타올|타고 있|탔다',
  free: '벗어났|벗어나|빠져나왔|빠져나와|빠져나오|탈출|살았|살아남|무사|따돌|도망쳤|도망쳐',
  stop: '멈췄|멈추|멈춰|막혔|막혀|막히|갇혔|갇히|갇혀|안 움직|움직이지',
  new: '새로|새 |새것|반짝|깨끗한',
  blood: '피(?:가|를|로|도|투|범|묻|흘|만)',
  gold: '(?<![가-힣])금(?:을|이|덩|화|괴|은|반|빛)',
  hold: '안[고았아겼겨기]',
  throw: '던[지졌져진]',
  discard: '(?<!잃어 ?)버[리렸려린]',
  old: '낡|헌 |오래된|해진|해어진|녹슨',
};

const SET = /\{([a-z]+)\}/g;

/** 막히(는) of 막혔: what stands before a noun in the present too, where the past has swallowed it. */
const PRESENT: Readonly<Record<string, string>> = {
  혔: '히는',
  렸: '리는',
  졌: '지는',
  겼: '기는',
  쳤: '치는',
  났: '나는',
  갔: '가는',
  왔: '오는',
};
/** Plain words of two syllables and more between bars: 나는 and 오는 alone are in every dream. */
const PLAIN = /(?<=^|[|(:])([가-힣 ]*[가-힣])([가-힣])(?=$|[|)])/g;
/** 안 나온, also written solid. */
const DENIAL = /(?<=^|[|(: ])([안못]) (?=[가-힣(])/g;

/** Replaces each `{name}` in a cue by its set, adds to a past what it is before a noun, and reads 안나온 as 안 나온. */
export function expandCue(cue: string): string {
  return cue
    .replace(SET, (_, name: string) => setOf(name))
    .replace(PLAIN, beforeNounToo)
    .replace(DENIAL, '$1 ?');
}

function setOf(name: string): string {
  const set = cueSets[name];
  if (set === undefined) throw new Error(`cue set {${name}} does not exist`);
  return `(?:${set})`;
}

function beforeNounToo(word: string, before: string, last: string): string {
  if (!isPastSyllable(last)) return word;
  const present = PRESENT[last];
  return `(?:${[word, ...(present ? [before + present] : []), adnominalOf(word)].join('|')})`;
}
