import { expect, test } from 'vitest';
import { banner } from './banner.ts';

const PLAIN = {
  address: 'http://127.0.0.1:5000',
  database: 'SQLite in ./data',
  answeredBy: 'the built-in guide, without network or key',
  password: undefined,
};

test('says where Berea is, what it stores in, and who answers', () => {
  expect(banner(PLAIN)).toBe(
    '\nBerea is at http://127.0.0.1:5000\n  Database  SQLite in ./data\n  Answers   the built-in guide, without network or key\n\n',
  );
});

test('names an AI server of this machine, with the lines that would connect it', () => {
  const unusedService = { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', model: 'qwen3:8b' };
  const lines = banner({ ...PLAIN, unusedService }).split('\n');
  expect(lines.slice(4)).toEqual([
    '',
    'Ollama runs on this machine. To let it answer instead, put this into .env and start again:',
    '  AI_PROVIDER=openai-compatible',
    '  AI_BASE_URL=http://127.0.0.1:11434/v1',
    '  AI_MODEL=qwen3:8b',
    '',
    '',
  ]);
});
