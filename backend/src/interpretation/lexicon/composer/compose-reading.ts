import type { Reading, ReadingSymbol, StreamSection } from '@kkumpuri/contract';
import type { DreamMaterial, SymbolMatch } from '../../interpreter.port.js';
import { renderReading } from '../../render.js';
import { Chooser } from './chooser.js';
import { viewDream } from './dream-view.js';
import {
  writeAfterwards,
  writePsychological,
  writeSummary,
  writeSymbol,
  writeTraditional,
} from './sections.js';
import { combineVerdicts } from './verdict.js';

const LONGEST = 1_200;

/** The whole reading of a dream from what the lexicon found in it. The same dream always reads the same. */
export function composeReading(
  material: DreamMaterial,
  onSection?: (section: StreamSection, text: string) => void,
): Reading {
  const view = viewDream(material);
  const choose = new Chooser(material.dreamContent);
  const verdict = combineVerdicts(view.matches);
  const summary = writeSummary(view, choose);
  onSection?.('summary', summary);
  const traditional = { verdict, text: writeTraditional(view, verdict, choose) };
  onSection?.('traditional', traditional.text);
  const psychological = { text: writePsychological(view, choose) };
  onSection?.('psychological', psychological.text);
  const reading: Reading = {
    summary,
    symbols: [],
    traditional,
    psychological,
    ...writeAfterwards(view, choose),
  };
  return { ...reading, symbols: asManyAsFit(reading, view.matches, choose) };
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
