import { disassembled, sentencesOf } from '@kkumpuri/korean';
import { wordsOf, type Word } from './vocabulary.js';

/** A deed that a reading attributes to a dream. */
export interface Claim {
  /** The beginning of the verb. */
  stem: Pick<Word, 'text' | 'letters'>;
  /** The sentence with the claim, and the sentence before it. */
  sentence: string;
  before: string;
  /** The reading states that the deed was not done. */
  isDenied: boolean;
  /** The reading attributes the deed to the dreamer. */
  isByDreamer: boolean;
}

/** 건져 올리셨으니, 물리신: honorific forms, which address the dreamer. */
const HONORIFIC = /^([가-힣]+?)(?:으?셨|으?시(?=[며고니던])|으?신$|으?실$)/u;
/** 드셨나요? is a question and makes no claim. */
const ASKS = /(?:나요|까요?|는지요?|나|ㄴ가요?|던가요?)$/u;
/** Words in which 시, 신 and 실 are not honorific. */
const NOT_HONORIFIC = /^(?:당신|자신|대신|확신|귀신|교실|사실|돌아가|계)/u;
/** 당신은 건졌어요, 물린 당신. */
const ADDRESSED = /당신/u;
/** Another doer in the sentence: 할머니께서 주신. */
const OTHER_ACTOR =
  /[가-힣](?:께서|께서는)(?=\s)|(?:님|(?<![가-힣])(?![내제네니수일때]가|일이)[가-힣]+)(?:이|가)(?=\s)/u;
const DENIED_BEFORE = /(?:^|\s)(?:안|못)\s*$/u;
const DENIED_AFTER = /^[가-힣]*지\s?(?:않|못|도|는 않)/u;
/** 따려던, 뛸 뻔한. */
const INTENDED = /^[가-힣]*(?:려[고던다는]|ㄹ? ?뻔|기 (?:전|직전))/u;
/** Verb forms that lead to the next deed. */
const LINKED = /^([가-힣]*[가-힣])(?:[아어여]서?|고도?|며)$|^([가-힣]*[져려쳐켜여와워해])서?$/u;
const CLOSES = /(?:[이가은는]|는데|지만|니까|면서|[다요])$/u;
const LINKED_WITHIN = 3;
const GENERIC = /^(?:계|오|가|들?$|드$|그런|그래|하|되|보|있|없|같|이|싶|않|말|알|듣|들으|느끼|생각|궁금)/u;
/** 징그러우셨겠어요, 주고 싶으신: a supposition or a wish, not a claim. */
const SUPPOSED = /^\S* ?보?라[는고]|^\S*겠|^\S*셨을 (?:거|것|지|텐)|^(?:\S+ ){0,2}\S*싶/u;

/** 화나신 것으로는 보이지 않아요: the sentence denies it in the end, so it is not a claim. */
const DENIED_LATER = /^\S+ (?:[가-힣]+ ){0,3}?(?:것|건|게|꿈|장면|까닭|뜻|적)[^,.]*(?:않|없|아니|아닌|못)/u;

export function claimsOf(text: string): Claim[] {
  const sentences = sentencesOf(text).map(({ text: sentence }) => sentence);
  return sentences.flatMap((sentence, at) => claimsIn(sentence, sentences[at - 1] ?? ''));
}

function claimsIn(sentence: string, before: string): Claim[] {
  const words = wordsOf(sentence);
  return words.flatMap((word, at) => {
    const stem =
      stemOf(word) ??
      addressedOf(word, sentence) ??
      momentOf(word, sentence) ??
      linkedOf(word, words.slice(at + 1));
    const rest = sentence.slice(word.start);
    if (!isDeed(stem) || SUPPOSED.test(rest) || DENIED_LATER.test(rest)) return [];
    if (!ADDRESSED.test(sentence) && OTHER_ACTOR.test(sentence.slice(0, word.start))) return [];
    return [claim(stem, word, sentence, before)];
  });
}

function claim(stem: string, { start }: Word, sentence: string, before: string): Claim {
  const rest = sentence.slice(start);
  const isDenied =
    DENIED_BEFORE.test(sentence.slice(0, start)) || DENIED_AFTER.test(rest) || INTENDED.test(rest);
  return {
    stem: { text: stem, letters: disassembled(stem) },
    sentence,
    before,
    isDenied,
    isByDreamer: true,
  };
}

const isDeed = (stem: string | undefined): stem is string => stem !== undefined && !GENERIC.test(stem);

/** 금을 가방에 넣을 때: a question that presupposes a deed claims it. */
function momentOf({ text, start }: Word, sentence: string): string | undefined {
  if (/^\s나서/u.test(sentence.slice(start + text.length))) return /^([가-힣]+)고$/u.exec(text)?.[1];
  if (!/^\s때/u.test(sentence.slice(start + text.length)) || !/[?？]$/u.test(sentence)) return undefined;
  return /^([가-힣]+?)(?:[았었했]?을|$)/u.exec(text)?.[1];
}

/** 건져 올리셨으니, 보따리를 받아 들고 오신: a verb before an honorific one has the same doer. */
function linkedOf({ text }: Word, rest: readonly Word[]): string | undefined {
  const next = rest.slice(0, LINKED_WITHIN);
  const end = next.findIndex((word) => stemOf(word) !== undefined);
  if (end < 0 || next.slice(0, end).some((word) => CLOSES.test(word.text))) return undefined;
  const found = LINKED.exec(text);
  return found?.[1] ?? found?.[2];
}

function stemOf({ text }: Word): string | undefined {
  return NOT_HONORIFIC.test(text) || ASKS.test(text) ? undefined : HONORIFIC.exec(text)?.[1];
}

const LEAD = 50;

/** 깨뜨린 당신, 당신이 깨뜨린 어항: a deed of the person addressed. */
function addressedOf({ text, start }: Word, sentence: string): string | undefined {
  const isBeside =
    /^\s(?:당신|나(?![가-힣]))/u.test(sentence.slice(start + text.length)) ||
    /당신[이은도]\s(?:[^,]{0,40}\s)?$/u.test(sentence.slice(Math.max(0, start - LEAD), start));
  return isBeside && text.length > 1 ? text : undefined;
}
