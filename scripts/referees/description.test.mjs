import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inRoot } from '../system/paths.mjs';
import { runTool } from './programs.mjs';

const DESCRIPTION = inRoot('docs', 'openapi.json');
const rules = (name) => inRoot('scripts', 'referees', name);

it('Spectral finds no problem in the OpenAPI document', async () => {
  const options = ['--ruleset', rules('spectral.yaml'), '--fail-severity', 'warn'];
  const { code, output } = await runTool('spectral', 'lint', DESCRIPTION, ...options);
  assert.equal(code, 0, output);
});

it('Redocly finds no problem in the OpenAPI document', async () => {
  const { code, output } = await runTool('redocly', 'lint', DESCRIPTION, '--config', rules('redocly.yaml'));
  assert.equal(code, 0, output);
});
