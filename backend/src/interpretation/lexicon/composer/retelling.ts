import { particleAfter } from './phrases.js';
import {
  COPULA,
  isAbout,
  isActor,
  isAdverb,
  isArgument,
  isBareNoun,
  isDescribing,
  isMyself,
  isPerson,
  isPlace,
  isPlainAdjective,
  isTimeTopic,
  isTopic,
  wantsDescription,
} from './clause-words.js';

const TRANSITIVE =
  /(?:먹|마시|마셨|샀|사지|봤|보지|만들|잡|찾|입|신|받|열|닫|들었|듣|읽|썼|쓰지|버렸|줬|주었|놓|치웠|쳤|치지|불렀|탔|그렸|던졌|때렸|밀었|끌었|씻|빨았|했)[가-힣]*$/;

/** (말은) 안 하고 */
function isNotDone([denial = '', verb = '']: readonly string[]): boolean {
  return /^[안못]$/.test(denial) && /^(?:하|해|했)/.test(verb);
}

/** 얼굴은 안 보였다 → 얼굴이 안 보였다, 밖에는 → 밖에, 나는 → nothing: a topic particle cannot stay before a noun. */
export function withoutTopics(text: string, known: readonly string[]): string {
  const words = text.split(' ');
  const hasObject = words.some((word) => /[가-힣](?:을|를)$/.test(word));
  const hasSubject = words.some((word) => /[가-힣](?:이|가|께서)$/.test(word) && isAbout(word));
  return words
    .flatMap((word, at) => {
      if (/^(?:나는|저는)$/.test(word) || (at === 0 && /^(?:[나저난])$/.test(word))) return [];
      if (isTimeTopic(word)) return [];
      const following = words.slice(at + 1);
      if (following.length === 0 || !isTopic(word, following, known)) return [word];
      const noun = word.slice(0, -1);
      if (/(?:에|에서|에게|한테|으로|께서)$/.test(noun)) return [noun];
      const isTransitive = TRANSITIVE.test(words.at(-1) ?? '') || isNotDone(following);
      const isObject = !hasObject && isTransitive && (hasSubject || !isPerson(noun));
      return [noun + particleAfter(noun, isObject ? '을/를' : '이/가')];
    })
    .join(' ');
}

/** 저를 → 나를, and 제가 goes: the reading neither humbles itself in the dreamer's place nor says I for them. */
export function asRetold(text: string): string {
  return text
    .replace(/(?<![가-힣])저(?=(?:를|한테|에게|도|만|랑|와|보고) )/g, '나')
    .replace(/(?<![가-힣])제 /g, '내 ')
    .replace(/ 꿈(?:속)?에서(?:는|도)? (?![깨깼깬])/g, ' ')
    .replace(/ 꿈에 (?=나[오왔온타]|찾아|오[셨시]|왔)/g, ' ')
    .replace(/(?<![가-힣])(?:제가|내가) (?=\S+ \S)/g, '');
}

const WITHOUT = /(?:아무 )?[가-힣]+(?:도)? 없이 /;

/** No sparing makes a scene of what is longer, and trying word by word would take seconds. */
const LONGEST_TOLD = 160;

/** Leaves out what the scene is known without, the least telling first, until it fits; who and what stays. */
export function squeezed(text: string, keep: string | undefined, longest: number): string {
  if (text.length > LONGEST_TOLD) return text;
  let words = text.split(' ');
  const steps: ((word: string, at: number) => boolean)[] = [
    isAdverb,
    (word) => isMyself(word),
    isPlainAdjective,
    isTimeTopic,
    (word, at) => at === 0 && isDescribing(word) && !wantsDescription(words[1] ?? ''),
    (word, at) => isPlace(word) && at < words.length - 2 && (at === 0 || isArgument(words[at - 1] ?? '')),
  ];
  const length = () => words.join(' ').length;
  for (const isSpare of steps) {
    for (let at = 0; at < words.length - 1 && length() > longest; at += 1) {
      const word = words[at] ?? '';
      if ((keep !== undefined && word.includes(keep)) || !isSpare(word, at)) continue;
      words = words.filter((_, index) => index !== at);
      at -= 1;
    }
    if (isSpare === isAdverb && length() > longest) words = words.join(' ').replace(WITHOUT, '').split(' ');
  }
  return words.join(' ');
}

/** 결국 물린, 받은: too little to know the scene by. */
export function isTelling(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length > 1 &&
    text.length > 5 &&
    words.slice(0, -1).some((word) => isArgument(word) || isBareNoun(word))
  );
}

/** 막고 (있던), 가르쳐 (주신), 터질 것 (같던) */
const HELPING = /[고아어여해와워려쳐져러]$|^[것수줄듯적될할]$|^[하되]게$|[가-힣][할될길질날릴칠살]$/;

/** What may go without what follows it: 마당으로, but not the 한 of 한 짝이. */
function isLoose(word: string): boolean {
  return isArgument(word) || isAdverb(word);
}

/** 뱀이 (발목을 물었다): without who did it, it would be the dreamer. */
function isOthers(word: string): boolean {
  return /(?:이|가|께서)$/.test(word) && isActor(word.replace(/(?:이|가|께서)$/, ''));
}

/** Only what one word does: its object and the deed, with what helps the verb along (막고 있던, 가르쳐 주신). */
export function onlyPartOf(text: string, keep: string): string | undefined {
  const words = text.split(' ');
  const at = words.findIndex((word) => word.includes(keep));
  if (at < 0 || words[at] === keep) return undefined;
  let verb = words.length - 1;
  while (verb > at + 1 && HELPING.test(words[verb - 1] ?? '')) verb -= 1;
  if (words.slice(at + 1, verb).some((word) => HELPING.test(word) || /[서며면]$/.test(word)))
    return undefined;
  if (COPULA.test(words.at(-1) ?? '') && at < verb - 1) return undefined;
  const isCut = (word: string, index: number) =>
    index > at + 1 &&
    index < verb &&
    isArgument(word) &&
    /[이가을를도]$/.test(word) &&
    !isLoose(words[index - 1] ?? '');
  if (words.some(isCut)) return undefined;
  const part = words.filter(
    (word, index) =>
      index === at ||
      index >= verb ||
      (index < at && isOthers(word)) ||
      (index > at && /[이가을를도]$|^[안못]$/.test(word)),
  );
  return isTelling(part.join(' ')) ? part.join(' ') : undefined;
}
