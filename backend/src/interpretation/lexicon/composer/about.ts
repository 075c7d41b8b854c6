import { isActor, isArgument } from './clause-words.js';

const COUNTED = /^[가-힣\d]*(?:마리|명)(?:이|가)$/;
const NUMBER = /^(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|여러|수십|수백|몇|\d+)$/;

/** 할머니가, but not 고양이, whose 이 is its own. */
function isActing(word: string): boolean {
  return /(?:이|가|께서)$/.test(word) && !isActor(word) && isActor(word.replace(/(?:이|가|께서)$/, ''));
}

/** 말이 안 나온다: of speech and of no horse. */
function isSpeech(word: string, following: readonly string[]): boolean {
  return word === '말이' && /^(?:갑자기 )?(?:안|못|잘|나오|막|통하|없|많)/.test(following.join(' '));
}

/** 고양이 세 마리가: whole, or it would have no particle. */
function countedActorOf(words: readonly string[]): string | undefined {
  const end = words.findIndex((word) => COUNTED.test(word));
  const start = NUMBER.test(words[end - 1] ?? '') ? end - 2 : end - 1;
  const isWhole = end > 0 && end < words.length - 1 && isActor(words[start] ?? '');
  return isWhole ? words.slice(start, end + 1).join(' ') : undefined;
}

/** Who a clause is about, with the word that describes them: 돌아가신 할머니가. */
export function aboutOf(text: string): string | undefined {
  const words = text.split(' ');
  const counted = countedActorOf(words);
  if (counted !== undefined) return counted;
  const at = words.findIndex((word, index) => isActing(word) && !isSpeech(word, words.slice(index + 1)));
  if (at < 0 || at === words.length - 1) return undefined;
  const before = words[at - 1];
  const isFirst = at === 1 || (at > 1 && !isArgument(words[at - 2] ?? ''));
  const described =
    isFirst &&
    before !== undefined &&
    /(?:[신은던]|[가-힣]의|^(?:전|옛날|죽은|우리|모르는|큰|하얀|까만))$/.test(before);
  return described ? `${before} ${String(words[at])}` : words[at];
}
