import { splitSentences } from './sentences.js';

export type ForbiddenClaimKind =
  'illness' | 'death' | 'misfortune' | 'pregnancy' | 'money' | 'numbers' | 'certainty';

export interface ForbiddenClaim {
  kind: ForbiddenClaimKind;
  sentence: string;
}

interface ClaimRule {
  kind: ForbiddenClaimKind;
  patterns: RegExp[];
  /** A sentence that says this is no claim of ours. */
  excusedBy: RegExp;
}

const OMEN = '(?:징조|조짐|전조|예고|암시|예견|경고|알리는|알려\\s?주는|뜻하는 꿈)';
const WILL =
  '(?:거예요|거에요|겁니다|것입니다|것이에요|수 있|수도 있|지도 모|테니|터이니|것 같|운명|상황이 오|일이 생|듯)';

/** `그런 뜻은 아니에요`, `걱정하지 않아도 돼요`. */
const DENIED = /아니|(?<!머지)않|없어요|없습니다|없다고/;
/** `…로 보아 왔어요`, `…라고들 했어요`: what people used to say, told as such. */
const REPORTED =
  /(?:[고로]|라)들?\s?(?:보|봐|봤|보았|여겨|여겼|여긴|읽|풀|해석|전해|믿|쳐|쳤|치|불러|불렸|말해|말하|했|하기도|합니다|해요)|(?:는|은|던) (?:이야기|속신|풀이|해석|말)|꿈은? 반대|아니|(?<!머지)않|없/;

/**
 * What no reading may say. Illness, death and misfortune are never foretold, not even carefully or in tradition's name, unless
 * the same sentence takes it back; of pregnancy and money tradition may be reported.
 */
const RULES: readonly ClaimRule[] = [
  {
    kind: 'illness',
    patterns: [
      new RegExp(
        `(?:병|질환|질병|암|치매|탈)[이에가을를]?\\s?(?:[가-힣]{1,10}\\s)?(?:걸릴|생길|날|들|얻을|앓을|앓게 될|걸리게 될) ${WILL}`,
      ),
      /(?:병|질환|질병|암|치매)에 (?:걸려요|걸립니다|걸리기 쉬|걸리게 (?:돼|됩|될)|걸리실)/,
      new RegExp(
        `(?:건강|몸|기력)[이을를은]?\\s?(?:[가-힣]{1,10}\\s)?(?:나빠질|상할|해칠|잃을|아플|약해질|탈이 날|안 좋아질) ${WILL}`,
      ),
      /(?:건강|몸)[이을를은]?\s?(?:나빠집니다|나빠져요|상합니다|아프게 (?:돼|됩|될)|잃게 (?:돼|됩|될))/,
      new RegExp(`(?:병|질환|질병|건강 이상|건강 악화)[이을를의]?\\s?(?:[가-힣]{1,10}\\s)?${OMEN}`),
      /(?:건강|병|질병)[에을를]?\s?(?:각별히 |특히 |더 )?(?:유의|조심|주의)(?:하세요|하셔야|해야|하시기|하는 게|하라는|가 필요)/,
    ],
    excusedBy: DENIED,
  },
  {
    kind: 'death',
    patterns: [
      new RegExp(
        `(?:죽을|돌아가실|세상을 떠날|사망할|목숨을 잃을|단명할|초상을 치를|초상이 날|상을 당할) ${WILL}`,
      ),
      /(?:죽게|돌아가시게|세상을 떠나게|목숨을 잃게) (?:돼|됩|될)/,
      /(?:곧|머지않아|조만간) [^.!?]{0,24}(?:죽습니다|죽어요|돌아가십니다|돌아가셔요|세상을 (?:떠납니다|떠나요))/,
      new RegExp(`(?:죽음|사망|초상|부고|상을 당)[이을를의할]?\\s?(?:[가-힣]{1,10}\\s)?${OMEN}`),
    ],
    excusedBy: DENIED,
  },
  {
    kind: 'misfortune',
    patterns: [
      new RegExp(
        `(?:사고|유산|이혼|외도|불륜|바람|파산|재난|화재|큰 화)[가이을를도]?\\s?(?:[가-힣]{1,10}\\s)?(?:날|당할|일어날|생길|할|피울|입을|겪을|닥칠) ${WILL}`,
      ),
      /(?:사고|유산|이혼|파산)(?:가 납니다|가 나요|를 당해요|를 당합니다|하게 (?:돼|됩|될)|을 하게 (?:돼|됩|될)|를 겪게 (?:돼|됩|될))/,
      new RegExp(`(?:사고|유산|이혼|외도|불륜|파산|재난)[이가을를의]?\\s?(?:[가-힣]{1,10}\\s)?${OMEN}`),
      /(?:사고|유산|외도)[에을를]?\s?(?:각별히 |특히 |더 )?(?:유의|조심|주의)(?:하세요|하셔야|해야|하시기|하라는)/,
    ],
    excusedBy: DENIED,
  },
  {
    kind: 'pregnancy',
    patterns: [
      new RegExp(
        `(?:임신|잉태|회임)(?:이|을|를)?\\s?(?:하게 )?(?:할|하실|될|되실|찾아올|소식이 있을|소식이 올|소식을 들을) ${WILL}`,
      ),
      /(?:임신|잉태|회임)(?:을|를)?\s?(?:했어요|하셨어요|했습니다|하셨습니다|하겠|합니다|하게 (?:돼|됩|될)|하셨나)/,
      new RegExp(
        `(?:아이|아기|자녀|아들|딸)(?:이|를|을|가)?\\s?(?:생길|가질|낳을|낳게 될|얻을|찾아올|들어설) ${WILL}`,
      ),
      /(?:아들|딸)(?:이에요|입니다|일 거예요|일 것입니다|일 가능성)/,
      new RegExp(`임신(?:을|의)?\\s?(?:[가-힣]{1,10}\\s)?${OMEN}`),
    ],
    excusedBy: REPORTED,
  },
  {
    kind: 'money',
    patterns: [
      /(?:돈|재물|목돈|큰돈|횡재|거금|수익|재산|현금)[이을를가도]?\s?(?:[가-힣]{1,10}\s){0,2}(?:들어올|생길|벌|얻을|불어날|따를|늘어날|손에 쥘) (?:거예요|거에요|겁니다|것입니다|것이에요|운명)/,
      /(?:돈|재물|목돈|큰돈|횡재|거금)[이을를가도]?\s?(?:[가-힣]{1,10}\s){0,2}(?:들어옵니다|들어와요|들어오게 (?:돼|됩|될)|생깁니다|생겨요|벌게 (?:돼|됩|될)|얻게 (?:돼|됩|될)|들어오겠|생기겠)/,
      new RegExp(`(?:재물|돈|재산)[을를이]?\\s?(?:[가-힣]{1,10}\\s)?(?:잃을|나갈|새어 나갈) ${WILL}`),
      /(?:복권|로또|주식|코인|부동산|투자|경마|도박)[을를에이가은는]?\s?(?:[가-힣]{1,10}\s){0,2}(?:사세요|사 ?보세요|사 ?보는|사도 좋|사면 좋|구입|구매|해 ?보세요|하세요|하면 좋|투자하|당첨될|당첨돼요|당첨됩니다|당첨되실|오를 (?:거|것|겁)|성공할)/,
      /(?:복권|로또)(?:에|가)?\s?당첨(?:될|돼요|됩니다|되실|이 될|을 기대)/,
    ],
    excusedBy: REPORTED,
  },
  {
    kind: 'numbers',
    patterns: [
      /(?:행운|당첨|로또|복권|길한|좋은)의?\s?(?:숫자|번호)/,
      // An amount (20억) or a rank (1등) is no number to bet on.
      /(?:로또|복권)[^.!?]{0,20}(?<![\d,])\d{1,9}(?![\d,]{0,15}\s?[억만천원등장년명])/,
      /(?:숫자|번호)[는은로를]?\s?(?:\d{1,2}\s?[,·、과와]\s?){2,6}\d/,
    ],
    excusedBy: /^(?!)/,
  },
  {
    kind: 'certainty',
    patterns: [
      /(?:반드시|틀림없이|무조건|백 ?퍼센트|100 ?(?:%|퍼센트)|기필코)[^.!?]{0,40}(?:거예요|거에요|겁니다|것입니다|됩니다|돼요|옵니다|와요|생깁니다|생겨요|이루어집니다|이루어져요)/,
      /(?:곧|조만간|머지않아|며칠 안에|일주일 안에|한 달 안에|\d{1,4}(?:일|주|개월|달) (?:안|뒤|후|이내)에?)[^.!?]{0,24}(?:거예요|거에요|겁니다|것입니다|옵니다|생깁니다|생겨요|찾아와요|찾아옵니다|일어나요|일어납니다|일어날)/,
      /예지몽(?:이에요|입니다|이 (?:맞|틀림))/,
    ],
    excusedBy: REPORTED,
  },
];

/** Every sentence of `text` that foretells what no reading may foretell. */
export function findForbiddenClaims(text: string): ForbiddenClaim[] {
  return splitSentences(text).flatMap((sentence) =>
    RULES.filter(
      ({ patterns, excusedBy }) => !excusedBy.test(sentence) && patterns.some((p) => p.test(sentence)),
    ).map(({ kind }) => ({ kind, sentence })),
  );
}
