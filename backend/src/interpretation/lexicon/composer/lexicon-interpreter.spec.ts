import { readingSchema, type Reading, type StreamSection } from '@kkumpuri/contract';
import fc from 'fast-check';
import { InterpreterError } from '../../interpreter.port.js';
import { renderReading } from '../../render.js';
import { styleProblem } from '../../model/style-check.js';
import { findForbiddenClaims } from '../../safety/forbidden-claims.js';
import { heldOutDreams } from '../evaluation/held-out-dreams.js';
import { labelledDreams } from '../evaluation/labelled-dreams.js';

import { LexiconService } from '../lexicon.service.js';

const service = new LexiconService();
const options = { signal: new AbortController().signal };

async function read(dreamContent: string): Promise<Reading> {
  const matches = service.look(dreamContent);
  const { reading } = await service.interpreter.interpret({ dreamContent, matches }, options);
  return reading;
}

const endsInConsonant = (word: string) => ((word.codePointAt(word.length - 1) ?? 0) - 0xac00) % 28 !== 0;
const misspoken = service.symbols
  .map(({ name }) => name)
  // 감는 is what snakes do.
  .filter((name) => /[가-힣]$/.test(name) && name !== '감')
  .map((name) => `${name}(?:${endsInConsonant(name) ? '를|가|는|와' : '을|이|은|과'})`);
const WRONG_PARTICLES = new RegExp(`(?<![가-힣])(?:${misspoken.join('|')})(?![가-힣])|undefined|[{}]|‘’`);

const sentencesOf = (reading: Reading) =>
  renderReading(reading)
    .split('\n')
    .flatMap((line) => line.replace(/^[^:]{1,30}: /, '').split(/(?<=[.?])\s/))
    .filter((sentence) => sentence.length >= 20);

describe('the lexicon’s reading', () => {
  it('speaks of the snake and of the house', async () => {
    const reading = await read('큰 뱀이 집으로 들어왔다');
    expect(reading.symbols.map(({ id }) => id)).toEqual(['snake', 'house']);
    expect(reading.traditional.verdict).toBe('길');
    expect(renderReading(reading)).toMatch(/뱀/);
    expect(reading.summary).toMatch(/집/);
  });

  it('is the same for the same dream, and has the form of the contract', async () => {
    const dream = '용을 타고 하늘을 날다가 깼다';
    const reading = await read(dream);
    expect(readingSchema.safeParse(reading).success).toBe(true);
    expect(await read(dream)).toEqual(reading);
  });

  it('gives two snake dreams different verdicts and no sentence in common', async () => {
    const [came, left] = [await read('큰 뱀이 집으로 들어왔다'), await read('뱀이 풀숲으로 도망가 버렸다')];
    expect([came.traditional.verdict, left.traditional.verdict]).toEqual(['길', '흉']);
    expect(sentencesOf(came).filter((sentence) => sentencesOf(left).includes(sentence))).toEqual([]);
  });

  it('is mixed when good and bad meet, and takes no side when it knows no symbol', async () => {
    expect((await read('뱀이 도망갔는데 돼지가 집으로 들어왔다')).traditional.verdict).toBe('엇갈림');
    expect((await read('복도 끝에 서 있었다')).traditional.verdict).toBe('중립');
  });

  it('says so when it knows no symbol, and still reads the dream’s own words', async () => {
    const reading = await read('빨간 공을 튕기는데 소리가 안 났다. 이상하고 답답했다.');
    expect(reading.symbols).toEqual([]);
    expect(reading.traditional.text).toMatch(/사전.*(?:찾지 못했|보이지 않)/);
    expect(renderReading(reading)).toContain('답답');
  });

  it('calls off when its signal is aborted', async () => {
    const given = { dreamContent: '꿈', matches: [] };
    const aborted = service.interpreter.interpret(given, { signal: AbortSignal.abort() });
    await expect(aborted).rejects.toThrow(InterpreterError);
    await expect(aborted).rejects.toMatchObject({ failure: 'aborted' });
  });

  it('reports each section as it stands in the reading', async () => {
    const heard: [StreamSection, string][] = [];
    const dreamContent = '까치가 지붕에서 울었다';
    const { reading, engine } = await service.interpreter.interpret(
      { dreamContent, matches: service.look(dreamContent) },
      { ...options, onProgress: (section, text) => heard.push([section, text]) },
    );
    expect(engine).toBe('lexicon');
    expect(heard).toEqual([
      ['summary', reading.summary],
      ['traditional', reading.traditional.text],
      ['psychological', reading.psychological.text],
    ]);
  });
});

describe('the readings of all labelled dreams', () => {
  const dreams = [...labelledDreams, ...heldOutDreams].map(({ dream }) => dream);
  let readings: Reading[];
  beforeAll(async () => {
    readings = await Promise.all(dreams.map(read));
  });

  it('share no sentence of twenty characters or more', () => {
    const owner = new Map<string, string>();
    const shared: string[] = [];
    readings.forEach((reading, index) => {
      for (const sentence of new Set(sentencesOf(reading))) {
        const other = owner.get(sentence);
        if (other !== undefined) shared.push(`${sentence} (${other} / ${String(dreams[index])})`);
        owner.set(sentence, String(dreams[index]));
      }
    });
    expect(shared).toEqual([]);
  });

  it('are neither short nor long', () => {
    const lengths = readings.map((reading) => renderReading(reading).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1200);
  });

  it('foretell nothing', () => {
    expect(readings.flatMap((reading) => findForbiddenClaims(renderReading(reading)))).toEqual([]);
  });

  it('pass the check that a model’s readings have to pass', () => {
    expect(
      readings.map((reading, index) => styleProblem(reading, String(dreams[index]))).filter(Boolean),
    ).toEqual([]);
  });

  it('have their particles right', () => {
    const wrong = readings
      .map((reading) => WRONG_PARTICLES.exec(renderReading(reading))?.[0])
      .filter(Boolean);
    expect(wrong).toEqual([]);
  });

  it('quote each dream literally, by the symbols that were found', () => {
    readings.forEach(({ symbols }, index) => {
      for (const { id, quote } of symbols) {
        expect(dreams[index]).toContain(quote);
        expect(service.find(id)).toBeDefined();
      }
    });
  });
});

describe('a reading of anything at all', () => {
  it('keeps its form and its bounds', async () => {
    const pieces = fc.constantFrom(
      '뱀이 ',
      '집에서 ',
      '울었다. ',
      '😀',
      'abc ',
      '123 ',
      '\n',
      '“”',
      '무서웠다 ',
      '…',
      'ㅋㅋㅋ ',
      '가'.repeat(300),
    );
    const dreams = fc
      .array(fc.oneof(pieces, fc.string()), { minLength: 1, maxLength: 30 })
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(dreams, async (dream) => {
        fc.pre(dream.trim() !== '');
        const text = renderReading(await read(dream));
        expect(text).not.toMatch(/undefined|NaN/);
        expect(text.length).toBeLessThanOrEqual(1200);
        expect(text.length).toBeGreaterThan(300);
      }),
      { numRuns: 200 },
    );
  });
});
