import type { Reading, Verdict } from '@kkumpuri/contract';
import type { SymbolMatch } from '../../interpreter.port.js';
import type { Chooser } from './chooser.js';
import type { DreamView } from './dream-view.js';
import { briefFrames } from './frames/brief.js';
import { plainQuestions } from './frames/afterwards.js';
import { plainSymbolFrames } from './frames/psychological.js';
import { plainDisagreementFrames } from './frames/traditional.js';
import { bareWhyFrames } from './frames/why.js';
import { bare, fill, type Word } from './phrases.js';

/** A dream of a few words: what tradition says of it at large, that little is known, and what would tell more. */
export function composeBrief({ words, matches }: DreamView, verdict: Verdict, choose: Chooser): Reading {
  const [match] = matches;
  const dream = words.np ?? bare('이 꿈');
  const traditional = [
    ...(match ? [fill(briefFrames.verdict[verdict], words)] : [choose.write(NOT_FOUND, words)]),
    ...(match?.disagreement
      ? [choose.write(plainDisagreementFrames, { dream, disagreement: bare(match.disagreement) })]
      : []),
    choose.write(briefFrames.little, words),
  ];
  const psychological = [
    ...(match ? [choose.write(plainSymbolFrames, { dream, psychological: bare(match.psychological) })] : []),
    choose.write(briefFrames.psychological, words),
    choose.write(briefFrames.more, words),
    ...(match ? [] : [choose.write(briefFrames.more, words), fill(briefFrames.unknown, words)]),
  ];
  return {
    summary: choose.write(briefFrames.summary, words),
    symbols: match ? [whyOf(match, dream, choose)] : [],
    traditional: { verdict, text: traditional.join(' ') },
    psychological: { text: psychological.join(' ') },
    questions: [choose.write(briefFrames.asking, words), choose.write(plainQuestions, words)],
    action: choose.write(briefFrames.action, words),
  };
}

const NOT_FOUND: readonly string[] = ['{np:은/는} 상징 사전에서 찾지 못했어요.'];

function whyOf(
  { id, name, quote, meaning }: SymbolMatch,
  dream: Word,
  choose: Chooser,
): Reading['symbols'][number] {
  return { id, name, quote, why: choose.write(bareWhyFrames, { dream, meaning: bare(meaning) }) };
}
