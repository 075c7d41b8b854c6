import type { Reading, ReadingSymbol, StreamSection, Verdict } from '@kkumpuri/contract';
import type { DreamMaterial, SymbolMatch } from '../../interpreter.port.js';
import { renderReading } from '../../render.js';
import { composeBrief } from './brief-reading.js';
import { Chooser } from './chooser.js';
import { viewDream, type DreamView } from './dream-view.js';
import { SceneTurns } from './scene-turns.js';
import { writeAfterwards, writeMore, writePsychological, writeSummary, writeSymbol } from './sections.js';
import { writeTraditional } from './traditional-section.js';
import { combineVerdicts } from './verdict.js';

const SHORTEST = 505;
const LONGEST = 1_200;

type OnSection = (section: StreamSection, text: string) => void;

/** The whole reading of a dream from what the lexicon found in it. The same dream always reads the same. */
export function composeReading(material: DreamMaterial, onSection?: OnSection): Reading {
  const view = viewDream(material);
  const choose = new Chooser(material.dreamContent);
  const verdict = combineVerdicts(view.matches);
  const reading = view.isBrief ? composeBrief(view, verdict, choose) : composeFull(view, verdict, choose);
  onSection?.('summary', reading.summary);
  onSection?.('traditional', reading.traditional.text);
  onSection?.('psychological', reading.psychological.text);
  return reading;
}

function composeFull(view: DreamView, verdict: Verdict, choose: Chooser): Reading {
  const turns = new SceneTurns(view.scenes);
  const traditional = { verdict, text: writeTraditional(view, verdict, choose, turns) };
  const views = writePsychological(view, choose, turns);
  const written: Reading = {
    summary: writeSummary(view, choose),
    symbols: [],
    traditional,
    psychological: { text: views.join(' ') },
    ...writeAfterwards(view, choose, turns),
  };
  return longEnough({ ...written, symbols: asManyAsFit(written, view.matches, choose) }, views, () =>
    writeMore(view, choose, turns),
  );
}

function longEnough(reading: Reading, views: readonly string[], more: () => string): Reading {
  let [told, written] = [views.slice(0, -1), reading];
  while (renderReading(written).length < SHORTEST) {
    told = [...told, more()];
    written = { ...reading, psychological: { text: [...told, ...views.slice(-1)].join(' ') } };
  }
  return written;
}

/** The most telling symbols first, as long as the reading stays one that people finish. */
function asManyAsFit(reading: Reading, matches: readonly SymbolMatch[], choose: Chooser): ReadingSymbol[] {
  const symbols: ReadingSymbol[] = [];
  for (const match of matches) {
    const symbol = writeSymbol(match, choose);
    if (renderReading({ ...reading, symbols: [...symbols, symbol] }).length > LONGEST) break;
    symbols.push(symbol);
  }
  return symbols;
}
