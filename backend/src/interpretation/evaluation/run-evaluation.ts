import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { scoreHeldOut } from '@kkumpuri/care/evaluation';
import { HaemongService } from '../haemong/haemong.service.js';
import { ModelInterpreter } from '../model/model-interpreter.js';
import { PROMPT_VERSION } from '../model/prompt.js';
import { evaluateReadings, type ReadingsScore } from './evaluate-readings.js';
import { careTable, mistakesOf, readingsTable } from './report.js';

const DICTIONARY_LENGTHS = { shortest: 150, longest: 1000 };
const MODEL_LENGTHS = { shortest: 200, longest: 2700 };
const BEGIN = '<!-- figures: npm run eval -- --write -->';
const END = '<!-- /figures -->';

const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model = 'gpt-4o-mini' } = process.env;
const hasModel = Boolean(apiKey ?? baseURL);
const server = { apiKey, baseURL };

async function evaluate(): Promise<string> {
  const haemong = new HaemongService();
  const scores: ReadingsScore[] = [await evaluateReadings(haemong.interpreter, haemong, DICTIONARY_LENGTHS)];
  if (hasModel) {
    const materialOf = (dreamContent: string) => haemong.materialOf(dreamContent);
    const interpreter = new ModelInterpreter({ ...server, model, materialOf });
    scores.push(await evaluateReadings(interpreter, haemong, MODEL_LENGTHS));
  }
  const problems = scores.map(mistakesOf).filter((text) => text !== '');
  if (problems.length > 0) process.stderr.write(`${problems.join('\n')}\n\n`);
  return [
    readingsTable(scores),
    careTable(scoreHeldOut()),
    ...(hasModel ? [`Prompt version of the model: ${PROMPT_VERSION}.`] : []),
  ].join('\n\n');
}

function write(file: string, figures: string): void {
  const text = readFileSync(file, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${file} has no markers for the figures`);
  writeFileSync(file, `${before}${BEGIN}\n\n${figures}\n\n${END}${after}`);
}

const figures = await evaluate();
process.stdout.write(`${figures}\n`);
const file = process.argv[process.argv.indexOf('--write') + 1];
if (process.argv.includes('--write') && file) write(file, figures);
