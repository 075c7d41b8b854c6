import { isPastSyllable } from '../adnominal.js';
import { withFinal } from '../syllables.js';

const NIEUN = 4;

/** 들어옴, 물림, 먹음, 있음: verbs and what describes, noted in haste. Nouns end so too (꿈, 시험, 소름), so the verbs are listed. */
const NOTED = new RegExp(
  `^(?:${[
    '[가-힣]*(?:있|없|같|많|좋|싫)음',
    '[가-힣]*(?:먹|잡|받|찾|씻|묻|앉|넣|입|벗|신|맞|읽|찢|잃|얻|갚|꽂|뽑|안|놓|숨|뜯|씹|심|업|밟|닦|참|닫|뱉|걷|듣|낚|깎|섞|쏟|녹|젖|썩|굶|묶|끊|꺾|짖|붙|막|쫓)음',
    '[가-힣]*(?<!고|명|사물|보관|우편|잠수|항공모|군|서랍|수거)함',
    '[가-힣]*됨',
    '[가-힣]+(?<!이삿|등|봇)짐',
    '[가-힣]*(?:놓|망|다|미|부딪|마주|훔|소리|넘|뭉|펼|닥|덮|겹|설|헤엄|솟구|물리|들이|가르)침',
    '[가-힣]*(?:물|열|들|잘|걸|틀|밀|쏠|찔|달|떨|날|때|버|흘|내|올|기다|두드|질|뿌|돌|놀|시달|끌|갈|실|팔|풀|뜨|트|눌|깔|말|털|불)림',
    '[가-힣]*(?:삼|들|엎|으|가르)킴',
    '[가-힣]*(?:잡|막|먹|갇|닫|뽑|밟|찍|긁|부딪|업|읽|꽂|맞|적|묻|박|뒤집|얽)힘',
    '[가-힣]*(?:쫓|안|잠|생|숨|벗|찢|끊|감|씻|옮|맡|챙|뺏|앗|담|당|느)김',
    '[가-힣\\d]+(?<!게|모|책|담|선|후|[^\\d]주|위|해|신|연)임',
    '[가-힣]+옴',
    '[가-힣]*(?:[아어여러려져혀라와해망나]|학교|병원|회사|집)감',
    '[가-힣]*(?:나타|태어|깨어|일어|달아|벗어|튀어|혼|고장|사고|불|전쟁|화|만|살아|드러|끝|난리|생각|[안못])남',
    '[가-힣]*(?:[아어해]|쳐다|바라|지켜|훔쳐|만나|들여다|올려다|내려다|시험)봄',
    '[가-힣]*[아어여해려다]줌',
    '[가-힣]*(?:돌아가|나오|들어오|주|하|앉으|보|웃으|드|화내|부르)심',
    '[가-힣]*(?:다님|바뀜|헤맴|깸|모름|놀람|[아어떠차타]오름|쏨|올라탐|[부누저찌]름|[주누]움)',
  ].join('|')})$`,
  'u',
);
/** Nouns wherever something follows. */
const NOTED_AT_END = /^(?:죽음|울음)$/u;
const ORNAMENT = /[.,!?…~^;:)"'”’ㄱ-ㅎㅏ-ㅣ]+$/u;

/** Whether a sentence ends with this word as a note does: 들어왔음, 들어옴. */
export function isNoted(word: string, isLast = false): boolean {
  const bare = word.replace(ORNAMENT, '');
  return isPastNoted(bare) || NOTED.test(bare) || (NOTED_AT_END.test(bare) && (isLast || bare !== word));
}

/** 들어왔음, 무서웠음. */
function isPastNoted(word: string): boolean {
  return word.endsWith('음') && isPastSyllable(word.charAt(word.length - 2));
}

/** 들어옴 → 들어온, 죽음 → 죽은, 있음 → 있는: as it stands before a noun, and as long as it was. */
export function describing(noted: string): string {
  if (/[있없]음$/u.test(noted)) return `${noted.slice(0, -1)}는`;
  return noted.endsWith('음') ? `${noted.slice(0, -1)}은` : withFinal(noted, NIEUN);
}

const WORD = /[가-힣\d]+(?=([^가-힣\s\d]*)(\s|$))/gu;

/** The text with all such verbs as they stand before a noun, which is how they are known (물린 꿈); nothing moves. */
export function inKnownEndings(text: string): string {
  return text.replace(WORD, (word, ornament: string, space: string) => {
    const isLast = ornament !== '' || space !== ' ';
    return !isPastNoted(word) && isNoted(word, isLast) ? describing(word) : word;
  });
}
