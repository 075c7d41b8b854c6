import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadSettings } from '../setup/settings.mjs';

describe('loadSettings', () => {
  it('treats blank values as not set', () => {
    const blank = { ENV_FILE: '/dev/null', PORT: ' ', DATABASE_URL: '  ', HOST: '' };
    const { PORT, DATABASE_URL, HOST } = loadSettings(blank);
    assert.deepEqual([PORT, DATABASE_URL, HOST], ['3000', undefined, '127.0.0.1']);
  });
});
