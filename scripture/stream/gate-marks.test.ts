import { describe, expect, it } from 'vitest';
import { randomPieces, summaries, throughGate } from '../../tests/support/gate.ts';
import { realGate } from '../../tests/support/real-gate.ts';
import { checkText } from '../check.ts';
import type { TranslationId } from '../types.ts';

const { parts, read, words } = realGate();

const block = (reference: string, id: TranslationId = 'kjv', indent = '') =>
  `> ${words(reference, id)}\n${indent}> — ${reference} (${id.toUpperCase()})`;

describe('a mark alone on its line', () => {
  it('is set as a block in the words of the reader', () => {
    const outcome = read('Before.\n\n[[Psalm 23:1]]\n\nAfter.');
    expect(outcome.content).toBe(`Before.\n\n${block('Psalm 23:1')}\n\nAfter.`);
    expect(summaries(outcome)).toEqual(['verified Psalm 23:1']);
    expect(read('[[Psalm 23:1]]', { preferred: 'asv' }).content).toBe(block('Psalm 23:1', 'asv'));
  });

  it('is set in the translation that it names, and in the reader’s where we do not hold that', () => {
    for (const written of ['John 11:35|WEB', 'John 11:35 | web', 'John 11:35, WEB', 'John 11:35 (WEB)'])
      expect(read(`[[${written}]]`).content).toBe(block('John 11:35', 'web'));
    expect(read('[[John 11:35|NIV]]').content).toBe(block('John 11:35'));
  });

  it('is set so in a list, in emphasis, in a block quote of its own and between lines', () => {
    expect(read('- [[Psalm 23:1]]\n- next').content).toBe(`- ${block('Psalm 23:1', 'kjv', '  ')}\n- next`);
    expect(read('**[[Psalm 23:1]]**').content).toBe(block('Psalm 23:1'));
    expect(read('> [[Psalm 23:1]]\n> — Psalm 23:1\n\nEnd.').content).toBe(`${block('Psalm 23:1')}\n\nEnd.`);
    expect(read('He sings:\n[[Psalm 23:1]]\nSo it is.').content).toBe(
      `He sings:\n\n${block('Psalm 23:1')}\n\nSo it is.`,
    );
  });

  it('with a list of places is set place by place', () => {
    expect(read('[[John 11:35; Psalm 23:1]]').content).toBe(
      `${block('John 11:35')}\n\n${block('Psalm 23:1')}`,
    );
  });
});

describe('a mark within a sentence', () => {
  it('is quoted with its reference where the passage is short', () => {
    const outcome = read('God is near: [[John 11:35]] Nobody is alone.');
    expect(outcome.content).toBe('God is near: “Jesus wept” (John 11:35, KJV) Nobody is alone.');
    expect(summaries(outcome)).toEqual(['verified John 11:35']);
    const { start, end } = outcome.findings[0]!;
    expect(outcome.content.slice(start, end)).toBe('“Jesus wept” (John 11:35, KJV)');
  });

  it('takes the quotation marks, the code signs and the reference that a model puts round it with it', () => {
    for (const written of [
      '"[[John 11:35]]"',
      '“[[John 11:35]]”',
      '`[[John 11:35]]`',
      '[[John 11:35]] (John 11:35)',
    ])
      expect(read(`It is short: ${written} and true.`).content).toBe(
        'It is short: “Jesus wept” (John 11:35, KJV) and true.',
      );
  });

  it('is named where the sentence names it, and set behind the paragraph', () => {
    const outcome = read('We hear it in [[John 11:35]] again.\n\nNext.');
    expect(outcome.content).toBe(`We hear it in John 11:35 again.\n\n${block('John 11:35')}\n\nNext.`);
    expect(summaries(outcome)).toEqual(['- mentioned John 11:35', 'verified John 11:35']);
  });

  it('is set behind the paragraph where the passage is long, behind a table, and behind a heading', () => {
    expect(read('Hope! [[Romans 8:28-30]] stays.').content).toBe(
      `Hope! Romans 8:28-30 stays.\n\n${block('Romans 8:28-30')}`,
    );
    expect(read('| a |\n| --- |\n| [[Romans 8:28-30]] |\n| b |\n\nEnd.').content).toBe(
      `| a |\n| --- |\n| Romans 8:28-30 |\n| b |\n\n${block('Romans 8:28-30')}\n\nEnd.`,
    );
    expect(read('## [[Psalm 23:1]]\nWords.').content).toBe(
      `## Psalm 23:1\n\n${block('Psalm 23:1')}\n\nWords.`,
    );
  });

  it('is set in its place where a colon leads to a long one', () => {
    expect(read('Paul writes: [[Romans 8:28-30]]. So we go on.').content).toBe(
      `Paul writes:\n\n${block('Romans 8:28-30')}\n\nSo we go on.`,
    );
  });

  it('is a cross-reference in brackets', () => {
    expect(read('God loves (see [[John 3:16]]; [[Romans 5:8]]).').content).toBe(
      'God loves (see John 3:16; Romans 5:8).',
    );
  });

  it('names the place of a quotation like any reference', () => {
    const outcome = read('"For God so loved the world" ([[John 3:16]]).');
    expect(outcome.content).toBe('"For God so loved the world" (John 3:16).');
    expect(summaries(outcome)).toEqual(['verified John 3:16']);
    const moved = read('"In the beginning God created the heaven and the earth" ([[John 3:16]]).');
    expect(moved.content).toBe('"In the beginning God created the heaven and the earth" (Genesis 1:1).');
  });
});

describe('a mark that cannot be set', () => {
  it('shows its words and says why, where it names nothing', () => {
    const outcome = read('See [[John 22:1]], [[Foo 3:4]], [[Sirach 2:1]] and [[John 3:16-999999]].');
    expect(outcome.content).toBe('See John 22:1, Foo 3:4, Sirach 2:1 and John 3:16-999999.');
    expect(outcome.findings.map(({ status }) => status)).toEqual(Array(4).fill('not-found'));
    expect(outcome.findings.map(({ note }) => note).join(' ')).toMatch(
      /21 chapters.*Foo.*deuterocanonical.*36/,
    );
  });

  it('is left as it is in a fence, and where it is none', () => {
    for (const text of ['```\n[[John 3:16]]\n```\n', 'a [[ ]] b [[]] c', 'a [[John\n3:16]] b', 'x[0][1]'])
      expect(read(text).content).toBe(text);
  });

  it('is named where it would set more verses than a reply should hold', () => {
    expect(read('[[Psalm 119]]').content).toBe('Psalm 119');
    expect(read('[[Genesis 1-50]]').content).toBe('Genesis 1-50');
  });
});

describe('marks however they come', () => {
  it('give the same text and findings wherever a stream is cut', () => {
    const text = [
      'As [[John 3:16]] says: [[Psalm 23:1|WEB]] and "[[John 11:35]]" (John 11:35), `[[John 11:35]]` too.',
      '- **[[Romans 8:28-30]]**\n- in [[Romans 5:8]], see ([[1 John 4:9]])\n\n| [[Psalm 23]] | x |',
      '> [[Psalm 23:1]]\n\n### [[John 1:1]]\nWords: [[John 1:1-5]]. And [[a [[John 22:1]] b]] [[never closed',
    ].join('\n\n');
    const whole = read(text);
    for (let round = 0; round < 40; round += 1) {
      const cut = throughGate(randomPieces(text, 1 + (round % 20), round + 1), parts());
      expect(cut.content).toBe(whole.content);
      expect(cut.findings).toEqual(whole.findings);
    }
    expect(checkText(text, parts()).corrected).toBe(whole.content);
  });

  it.each([
    ['10,000 of them', '[[John 3:16]] '.repeat(10_000)],
    ['10,000 lines of them', '[[Psalm 23]]\n\n'.repeat(10_000)],
    ['that never close', '[[John 3:16 '.repeat(10_000)],
    ['that nest', `${'[['.repeat(5_000)}John 3:16${']]'.repeat(5_000)}`],
    ['of absurd ranges', '[[Genesis 1:1-Revelation 22:21]] [[John 3:16-999999]] '.repeat(1_000)],
    ['in quotation marks that nest', '"a ‘[[John 3:16]] '.repeat(2_000)],
  ])(
    '%s: bounded work and output',
    (_, text) => {
      const { content, findings } = read(text);
      expect(content.length).toBeLessThan(text.length + 60_000);
      expect(findings.filter(({ status }) => status === 'verified').length).toBeLessThanOrEqual(40);
    },
    10_000,
  );
});
