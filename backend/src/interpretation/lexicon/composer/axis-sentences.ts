import type { AxisValue } from './axes.js';
import type { Chooser } from './chooser.js';
import type { DreamView, PlacedAxis } from './dream-view.js';
import { axisFrames } from './frames/traditional.js';
import { bare, quoted, type Words } from './phrases.js';
import { wordsOfTold } from './scene.js';

/** Movement and light say most; being there and size say less. */
const AXIS_ORDER: readonly AxisValue[] = [
  'circumstance',
  'coming-in',
  'going-out',
  'bright',
  'dim',
  'great',
  'watching',
  'taking-part',
  'small',
];

/** No two axes from the same words, so that one phrase is not made to say everything. */
export function writeAxes(
  { axes, feelings }: DreamView,
  most: number,
  choose: Chooser,
  told: Set<string>,
  against: readonly string[] = [],
): string[] {
  const written: string[] = [];
  for (const value of AXIS_ORDER) {
    const axis = axes.find((candidate) => candidate.value === value);
    if (!axis || written.length >= most || against.includes(value)) continue;
    if (told.has(axis.quote) || (axis.scene !== undefined && told.has(axis.scene))) continue;
    if (feelings.some(({ named }) => named.startsWith(axis.sign.slice(0, 2)))) continue;
    told.add(axis.quote);
    if (axis.scene !== undefined) told.add(axis.scene);
    written.push(...choose.maybe(axisFrames[value], wordsOfAxis(axis)));
  }
  return written;
}

/** 맑은 물이 → 맑은 물 */
const NOUN_PHRASE =
  /^((?:[가-힣]+(?:은|운|한|란|진|큰)|큰|작은) [가-힣]{1,6}?)(?:이|가|을|를|에|에서|으로|로|도)?$/;
/** 요즘 이직 준비 중(인데 면접장에 갔다) */
const CIRCUMSTANCE = /^(.{4,24}?)(?:이에요|예요|인데|이라서|입니다|이었다|였다|이다)[.,]?(?: |$)/;
const SHORTEST_CIRCUMSTANCE = 5;

function wordsOfAxis({ value, quote, scene, clause }: PlacedAxis): Words {
  const noun = NOUN_PHRASE.exec(quote)?.[1];
  const circumstance = CIRCUMSTANCE.exec(clause.text)?.[1] ?? quote;
  return {
    ...wordsOfTold('axis', scene),
    ...(noun === undefined ? {} : { axisNoun: bare(noun) }),
    ...(value === 'circumstance' && circumstance.length >= SHORTEST_CIRCUMSTANCE
      ? { axis: quoted(circumstance) }
      : {}),
  };
}
