import { partsOf } from './jamo.js';

/** Whether an event happened, did not (or only nearly) happen, or was only said or supposed. */
export type DeedStatus = 'done' | 'not' | 'said';

/** Matches the text after the stem. */
const NOT =
  /^[가-힣]{0,3}(?:지|질|진|지도|지는|지를|지가)\s?(?:도\s?)?(?:않|안|못|아니)|^[가-힣]{0,2}\s?뻔|^[가-힣]{0,2}기\s?(?:직전|전|보다)|^[가-힣]{0,2}\s?(?:수(?:가|는|도|조차)?|적(?:이|은|도)?)\s?없|^[가-힣]{0,2}\s?줄(?:만|로)?\s?알(?:았|고(?!\s?있)|아서)/u;
const INTENDED =
  /^[가-힣]{0,2}(?:려|랴)(?:고|는|던|다|더|했|하|\s|$)|^[가-힣]{0,2}고\s?(?:싶|자\s)|^[가-힣]{0,3}까\s?(?:봐|봐서|보|싶|말까)|^을?\s(?:생각|엄두|작정|예정|계획)/u;
const SAID =
  /^[가-힣]{0,4}(?:(?<!더)라고|라며|라면서|라는|라길래|라셔|라시|라하|라 하|자고|자며|자면서|자는데|자길래|자 하|자하|냐고|냐며|래요|달라|(?<!길)래서|(?<!길)래\s|라니까|라는데|다니까|다길래|다고|다며|다면서|자니까|자니)|^으?라(?:[\s.!,]|$)|^[가-힣]{0,2}지\s?마|^[가-힣]{0,2}지\s?말|^[가-힣]{0,3}(?:으면|면)(?:\s|$)/u;

/** 죽었다는 전화, 죽는구나 싶었다: reported or expected. */
const REPORTED =
  /^[가-힣]{0,3}[다라자냐]는\s?(?:말|소리|전화|문자|연락|소식|얘기|이야기|카톡|톡|기사|뉴스|통보|편지|소문)|^시?(?:(?:는|겠)구나|겠다)\s?(?:싶|하고|했|생각)/u;
/** 타야 되는데, 가야 해서: an obligation. */
const OBLIGED =
  /^[아어여]?야(?:만)?\s?(?:한다|한대|하는|하니|하고|하지|해서|할\s|함(?![가-힣])|된다|된대|되는|되니|되고|돼서|됨(?![가-힣])|됐는데|겠|지(?![가-힣]))/u;
const SEEMS = /^을?\s?(?:것|거)\s?(?:만\s?)?같/u;
/** Number of the final consonant ㄹ in a syllable. */
const RIEUL = 8;

/** 잡힐 것 같았다: expected. 들어온 것 같았다 tells what happened. */
const isExpected = (stem: string, afterStem: string): boolean =>
  SEEMS.test(afterStem) && (afterStem.startsWith('을') || partsOf(stem.slice(-1))?.final === RIEUL);

/** Parses what follows the stem. `stem` ends with the stem's last syllable, which may contain an ending (잡힐). */
export function statusOf(afterStem: string, isDenied: boolean, stem = ''): DeedStatus {
  if ([SAID, REPORTED, OBLIGED].some((pattern) => pattern.test(afterStem)) || isExpected(stem, afterStem))
    return 'said';
  if (isDenied || NOT.test(afterStem) || INTENDED.test(afterStem)) return 'not';
  return 'done';
}
