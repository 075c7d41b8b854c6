import type { Clause } from '@kkumpuri/korean';
import { Classifier } from '../learning/classifier.js';
import type { PointData } from '../knowledge/knowledge.js';
import { featuresOf } from '../stories/features.js';
import type { Span } from '../understanding/span.js';
import type { Tone } from '../schema/point-words.js';
import { isGrave } from '../understanding/grave.js';
import type { Understanding } from '../understanding/understanding.js';
import { clauseFeatures } from './clause-features.js';
import { clausesOfDream, isOfDream } from './clauses.js';
import { quotable, type Quote } from './quote.js';

/** The point of a dream: the clause that a friend would mention first. */
export interface Point extends Span {
  /** The text to quote; undefined if it cannot be quoted, is long or is more than half of the dream. */
  quote?: string;
  /** The most likely kind. */
  kind: string;
  /** Probability of the kind, 0 to 1. */
  share: number;
  tone: Tone;
}

export const POINT = 'point';
/** Minimum share for a tone other than `even`. `light` needs the higher one: cheerful words for a sad dream hurt. */
const SURE_TONE = { light: 0.93, grave: 0.85, even: 1 } as const;
/** `light` also requires a sign of joy in the text. */
const SHOWS_JOY = /[ㅋㅎ]{2}|웃|재미|재밌|신나|신났|좋았|좋더|좋아서|행복|기뻤|기쁘|개운|설레|반가/u;
/** Factor for the share of a quote that ends in the middle of its sentence: a whole sentence reads better. */
const FRAGMENT = 0.6;
/** 전 남친이 꿈에 또 나왔다: a clause that only names the dream is quoted last. */
const NAMES_DREAM = /꿈[을은도]?\s?[꿨꿧꾸꿈꿉]|꿈에?\s?(?:또\s?)?나[왔오와]/u;
const NAME = 0.1;
/** Maximum share of the dream that is quoted: more would only repeat it. */
const MOST_OF_DREAM = 0.5;
/** In characters. Readers find a longer quote, or one that breaks off, worse than none. */
const LONGEST_SHOWN = 28;

export class PointFinder {
  private readonly clauses: Classifier;
  private readonly kinds: Classifier;
  private readonly tones: Classifier;

  constructor({ clauses, kinds, tones }: PointData) {
    this.clauses = new Classifier(clauses);
    this.kinds = new Classifier(kinds);
    this.tones = new Classifier(tones);
  }

  find(dream: Understanding): Point | undefined {
    const clauses = clausesOfDream(dream);
    const ranked = this.ranked(dream, clauses);
    const [best] = ranked;
    if (!best) return undefined;
    const quotes = ranked.flatMap(({ clause, share }) => {
      const quote = quotable(dream.text, clauses, clause);
      return quote ? [{ quote, share: share * worthOf(quote) }] : [];
    });
    quotes.sort((a, b) => b.share - a.share);
    const { quote } = quotes[0] ?? {};
    const span = quote ?? best.clause;
    const features = pointFeatures(dream, span);
    const [kind] = this.kinds.classify(features);
    if (!kind) return undefined;
    return {
      start: span.start,
      end: span.end,
      quote: quoteOf(quote, dream),
      kind: kind.name,
      share: kind.share,
      tone: this.toneOf(dream, features),
    };
  }

  /** Returns the clauses of the dream, without greetings and waking facts, most likely point first. */
  private ranked(dream: Understanding, clauses: readonly Clause[]): { clause: Clause; share: number }[] {
    const shareOf = (at: number) => this.clauses.shares(clauseFeatures(dream, clauses, at))(POINT);
    return clauses
      .map((clause, at) => ({ clause, share: shareOf(at) }))
      .filter(({ clause }) => isOfDream(clause, dream))
      .sort((a, b) => b.share - a.share);
  }

  private toneOf(dream: Understanding, features: readonly string[]): Tone {
    const [tone] = this.tones.classify(features);
    const name = tone?.name as Tone | undefined;
    if (!tone || !name || tone.share < SURE_TONE[name]) return 'even';
    return name === 'light' && (isGrave(dream) || !SHOWS_JOY.test(dream.text)) ? 'even' : name;
  }
}

const worthOf = ({ isWhole, text }: Quote): number =>
  (isWhole ? 1 : FRAGMENT) * (NAMES_DREAM.test(text) ? NAME : 1);

/** Features for kind and tone: parsed words of the whole dream, and all features of the point. */
export function pointFeatures(dream: Understanding, span: Span): string[] {
  const understood = featuresOf(dream).filter((feature) => /^[ncvef][:!]/u.test(feature));
  return [...understood, ...featuresOf(dream, span).map((feature) => `point ${feature}`)];
}

function quoteOf(quote: Quote | undefined, { parts }: Understanding): string | undefined {
  if (!quote?.isWhole || quote.text.length > LONGEST_SHOWN || !quote.text.includes(' ')) return undefined;
  const isMost = quote.text.length > parts.dream.trim().length * MOST_OF_DREAM;
  return isMost ? undefined : quote.text;
}
