import { expandCue } from '../cue-sets.js';
import { patternsWithoutParticles } from './without-particles.js';
import type { Situation, SymbolEntry } from '../symbol-entry.js';

/** A symbol with its regular expressions built once, when the service starts. */
export interface CompiledSymbol {
  entry: SymbolEntry;
  /** Written solid or as a whole word: what the noun scan looks for. */
  nouns: readonly string[];
  /** One global expression of all patterns, or null. */
  pattern: RegExp | null;
  /** Tried at the noun's first character. */
  except: RegExp | null;
  situations: readonly { situation: Situation; cue: RegExp }[];
  /** 신발이 없었다 is a dream of shoes when a situation says so; 뱀은 없었다 is none of snakes. */
  absenceCounts: boolean;
}

const WORD_START = '(?<![가-힣])';

export function compileSymbol(entry: SymbolEntry): CompiledSymbol {
  const byContext = new Set(entry.byContext);
  const patterns = [...(entry.patterns ?? []), ...patternsWithoutParticles(entry)];
  return {
    entry,
    nouns: [entry.name, ...entry.spellings].filter((noun) => !byContext.has(noun)).flatMap(alsoSolid),
    pattern: patterns.length > 0 ? new RegExp(`${WORD_START}(?:${joined(patterns)})`, 'g') : null,
    except: entry.except ? new RegExp(`(?:${joined(entry.except)})`, 'y') : null,
    situations: entry.situations.map((situation) => ({
      situation,
      cue: new RegExp(joined(situation.cues), 'g'),
    })),
    absenceCounts: entry.situations.some(({ cues }) => cues.some((cue) => /없(?!어)/.test(cue))),
  };
}

/** 옛날 집, 옛날집 */
function alsoSolid(noun: string): string[] {
  return noun.includes(' ') ? [noun, noun.replaceAll(' ', '')] : [noun];
}

function joined(sources: readonly string[]): string {
  return sources.map(expandCue).join('|');
}
