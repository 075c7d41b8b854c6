import type { Reading, ReadingSymbol } from '@kkumpuri/contract';
import type { Chooser } from './chooser.js';
import type { DreamView } from './dream-view.js';
import type { PlacedMatch } from './placed-match.js';
import * as afterwards from './frames/afterwards.js';
import * as psychological from './frames/psychological.js';
import { besidesFrames, feltFrames, summaryFrames } from './frames/summary.js';
import { bareWhyFrames, followingWhyFrames, leadingWhyFrames, plainWhyFrames } from './frames/why.js';
import { bare } from './phrases.js';
import { placeWords } from './place-words.js';
import type { SceneTurns } from './scene-turns.js';
import { goingOn } from './turning.js';

export function writeSummary({ words, matches }: DreamView, choose: Chooser): string {
  const told =
    matches.length === 0
      ? choose.write(summaryFrames.none, words, summaryFrames.unnamed)
      : choose.write(summaryFrames.told, words, summaryFrames.named);
  return [told, ...choose.maybe(besidesFrames, words), ...choose.maybe(feltFrames, words)].join(' ');
}

export function writeSymbol(match: PlacedMatch, choose: Chooser): ReadingSymbol {
  const { id, name, quote, meaning } = match;
  const open = goingOn(meaning);
  const words = {
    ...placeWords(match),
    meaning: bare(meaning),
    ...(open === undefined ? {} : { meaningOn: bare(open) }),
  };
  const frames = [...leadingWhyFrames, ...followingWhyFrames];
  return { id, name, quote, why: choose.write(frames, words, [...plainWhyFrames, ...bareWhyFrames]) };
}

/** With a feeling or three symbols there is enough to read: the second symbol's view is left to its own page. */
export function writePsychological(view: DreamView, choose: Chooser, turns: SceneTurns): string[] {
  const { feelings, matches, words } = view;
  const several = feelings.length === 0 && matches.length === 2 ? 2 : 1;
  const opening = several === 2 ? [] : [writeOpening(view, choose, turns)];
  const unknown = matches.length > 0 ? [] : [writeMore(view, choose, turns)];
  return [
    ...opening,
    ...unknown,
    ...matches.slice(0, several).map((match) => writeView(match, choose, turns)),
    choose.write(psychological.closingFrames, words),
  ];
}

function writeView(match: PlacedMatch, choose: Chooser, turns: SceneTurns): string {
  const open = goingOn(match.psychological);
  turns.note(match.short);
  const words = {
    ...placeWords(match),
    psychological: bare(match.psychological),
    ...(open === undefined ? {} : { psychologicalOn: bare(open) }),
  };
  const frames = [...psychological.symbolFrames, ...psychological.followingSymbolFrames];
  return choose.write(frames, words, psychological.plainSymbolFrames);
}

/** 행복했을 때 행복한 마음이: known by the first syllables. */
const ROOT = 2;

function writeOpening(view: DreamView, choose: Chooser, turns: SceneTurns): string {
  const [feeling] = view.feelings;
  const words = { ...view.words, ...turns.nextOrAgain(feeling?.named.slice(0, ROOT)) };
  if (!feeling) return choose.write(psychological.noFeelingFrames, words, psychological.plainNoFeelingFrames);
  const tail = bare(choose.write(psychological.feelingTails[feeling.key], words));
  return choose.write(psychological.feelingLeads, { ...words, tail }, psychological.plainFeelingLeads);
}

/** For a dream without known symbols, and for a reading that would be too short. */
export function writeMore({ words }: DreamView, choose: Chooser, turns: SceneTurns): string {
  return choose.write(
    psychological.unknownSceneFrames,
    { ...words, ...turns.nextOrAgain() },
    psychological.plainUnknownFrames,
  );
}

/** With scenes that have not been told much yet; else in a few words without them. */
export function writeAfterwards(
  { words, scenes }: DreamView,
  choose: Chooser,
  turns: SceneTurns,
): Pick<Reading, 'questions' | 'action'> {
  const { lookingOutwardQuestions, singleSceneQuestions, lookingInwardQuestions } = afterwards;
  const { nounQuestions, feltQuestions, plainQuestions } = afterwards;
  const outward =
    scenes.length === 1
      ? choose.write(singleSceneQuestions, { ...words, ...turns.nextOrAgain() }, plainQuestions)
      : choose.write(
          lookingOutwardQuestions,
          { ...words, ...turns.next() },
          words.noun ? nounQuestions : plainQuestions,
        );
  const inward =
    choose.maybe(feltQuestions, words)[0] ??
    choose.write(lookingInwardQuestions, { ...words, ...turns.next() }, plainQuestions);
  const action = choose.write(afterwards.actionFrames, { ...words, ...turns.next() }, [
    ...afterwards.plainActionFrames,
    ...afterwards.nounActionFrames,
  ]);
  return { questions: [outward, inward], action };
}
