import { describe, expect, it } from 'vitest';
import { createThoughtFilter } from './thoughts.ts';

/** What is left of an answer that comes in these pieces. */
function filtered(...pieces: string[]): string {
  const filter = createThoughtFilter();
  return pieces.map((piece) => filter.push(piece)).join('') + filter.end();
}

describe('a model’s thinking', () => {
  it('is removed from the beginning, however the text is split', () => {
    const whole = ' <think>One <b>two</b> </thin three</think>Grace is a gift.';
    for (let at = 1; at < whole.length; at++) {
      expect(filtered(whole.slice(0, at), whole.slice(at)).trim()).toBe('Grace is a gift.');
    }
    expect(filtered(...whole).trim()).toBe('Grace is a gift.');
  });

  it.each(['<think>', '<thinking>', '[THINK]'])('may be marked with %s', (open) => {
    const close = open.replace(/^([<[])/, '$1/');
    expect(filtered(`${open}Hm.${close}\nGrace.`).trim()).toBe('Grace.');
  });

  it('may come twice', () => {
    expect(filtered('<think>a</think>\n<think>b</think>', 'Grace.').trim()).toBe('Grace.');
  });

  it('is dropped when it never ends', () => {
    expect(filtered('<think>and on ', 'and on')).toBe('');
  });

  it('is left alone in the middle of an answer', () => {
    expect(filtered('I write <think>', ' as an example</think>.')).toBe(
      'I write <think> as an example</think>.',
    );
  });

  it('is not assumed when an answer begins with something else', () => {
    const filter = createThoughtFilter();
    expect(filter.push('< 3')).toBe('< 3');
    expect(filter.push('[John 3:16]')).toBe('[John 3:16]');
  });
});
