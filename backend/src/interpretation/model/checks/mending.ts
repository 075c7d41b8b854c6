import { splitSentences } from '../../safety/sentences.js';
import { sentenceProblem } from './style-check.js';

export interface DroppedSentence {
  sentence: string;
  problem: string;
}

/** Drops sentences with a problem and returns them as `dropped`. Leaves a clean text unchanged. */
export function dropProblemSentences(
  text: string,
  dream: string,
): { text: string; dropped: DroppedSentence[] } {
  const dropped: DroppedSentence[] = [];
  const kept = splitSentences(text).filter((sentence) => {
    const problem = sentenceProblem(sentence, dream);
    if (problem !== undefined) dropped.push({ sentence, problem });
    return problem === undefined;
  });
  return { text: dropped.length === 0 ? text : kept.join(' '), dropped };
}
