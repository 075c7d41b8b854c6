import { disassembled, sentencesOf } from '@kkumpuri/korean';
import { wordsOf, type Word } from './vocabulary.js';

/** A deed that a reading ascribes to whoever had the dream. */
export interface Claim {
  /** What the verb begins with. */
  stem: Pick<Word, 'text' | 'letters'>;
  /** The sentence that makes it, and the one before. */
  sentence: string;
  before: string;
  /** The reading says that it was not done. */
  isDenied: boolean;
}

/** 건져 올리셨으니, 물리신: the reader is spoken to with 시. */
const HONORIFIC = /^([가-힣]+?)(?:으?셨|으?시(?=[며고니던])|으?신$|으?실$)/u;
/** 드셨나요? asks and claims nothing. */
const ASKS = /(?:나요|까요?|는지요?|나|ㄴ가요?|던가요?)$/u;
/** Words in which 시, 신 and 실 are no honour. */
const NO_HONOUR = /^(?:당신|자신|대신|확신|귀신|교실|사실|돌아가|계)/u;
/** 당신은 건졌어요, 물린 당신. */
const ADDRESSED = /당신/u;
/** Whoever else the sentence says to act: 할머니께서 주신. */
const OTHER_ACTOR = /[가-힣](?:께서|께서는)(?=\s)|(?:님|(?<![가-힣])[가-힣]{2,})(?:이|가)(?=\s)/u;
const DENIED_BEFORE = /(?:^|\s)(?:안|못)\s*$/u;
const DENIED_AFTER = /^[가-힣]*지\s?(?:않|못|도|는 않)/u;
/** What ends in one of these goes on in the next deed. */
const LINKED = /^([가-힣]*[가-힣])(?:[아어여]서?|고)$|^([가-힣]*[져려쳐켜여와워해])서?$/u;
const CLOSES = /(?:[이가은는]|는데|지만|니까|면서|[다요])$/u;
const LINKED_WITHIN = 3;
const GENERIC = /^(?:하|되|보|있|없|같|이|싶|않|말|알|듣|들으|느끼|생각|궁금)/u;
/** 징그러우셨겠어요: supposed, not said. */
const SUPPOSED = /^\S*겠|^\S*셨을 (?:거|것|지|텐)/u;

export function claimsOf(text: string): Claim[] {
  const sentences = sentencesOf(text).map(({ text: sentence }) => sentence);
  return sentences.flatMap((sentence, at) => claimsIn(sentence, sentences[at - 1] ?? ''));
}

function claimsIn(sentence: string, before: string): Claim[] {
  const isAddressed = ADDRESSED.test(sentence);
  const words = wordsOf(sentence);
  return words.flatMap((word, at) => {
    const stem = stemOf(word, isAddressed) ?? momentOf(word, sentence) ?? linkedOf(word, words.slice(at + 1));
    if (!isDeed(stem) || SUPPOSED.test(sentence.slice(word.start))) return [];
    const lead = sentence.slice(0, word.start);
    if (!isAddressed && OTHER_ACTOR.test(lead)) return [];
    const isDenied = DENIED_BEFORE.test(lead) || DENIED_AFTER.test(sentence.slice(word.start));
    return [{ stem: { text: stem, letters: disassembled(stem) }, sentence, before, isDenied }];
  });
}

const isDeed = (stem: string | undefined): stem is string => stem !== undefined && !GENERIC.test(stem);

/** 금을 가방에 넣을 때: what a question takes for granted, it claims. */
function momentOf({ text, start }: Word, sentence: string): string | undefined {
  if (!/^\s때/u.test(sentence.slice(start + text.length)) || !/[?？]$/u.test(sentence)) return undefined;
  return /^([가-힣]+?)(?:[았었했]?을|$)/u.exec(text)?.[1];
}

/** 건져 올리셨으니, 보따리를 받아 들고 오신: what leads to a deed with 시 is done by the same. */
function linkedOf({ text }: Word, rest: readonly Word[]): string | undefined {
  const next = rest.slice(0, LINKED_WITHIN);
  const end = next.findIndex((word) => isDeed(stemOf(word, false)));
  if (end < 0 || next.slice(0, end).some((word) => CLOSES.test(word.text))) return undefined;
  const found = LINKED.exec(text);
  return found?.[1] ?? found?.[2];
}

function stemOf({ text }: Word, isAddressed: boolean): string | undefined {
  if (NO_HONOUR.test(text) || ASKS.test(text)) return undefined;
  const honoured = HONORIFIC.exec(text)?.[1];
  if (honoured !== undefined) return honoured;
  return isAddressed && text.length >= 2 ? text : undefined;
}
