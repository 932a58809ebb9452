import { describe, expect, it } from 'vitest';
import { brokenIn } from '../../tests/check/balance.ts';
import { seeded } from '../../tests/check/seeded.ts';
import { randomPieces, throughGate, MISQUOTED as WRONG } from '../../tests/support/gate.ts';
import { realGate } from '../../tests/support/real-gate.ts';
import { checkText } from '../check.ts';

const { parts, words } = realGate();

/** Texts put together by lot from what writers put together: marks, emphasis, references, lists, tables, blocks. */
function texts(count: number, seed: number): string[] {
  const random = seeded(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const quoted = () =>
    pick([
      WRONG,
      words('John 3:16'),
      words('Psalm 23:1', 'web'),
      'Jesus slept.',
      'the lamp of all nations',
      'grace',
      `${WRONG}, *and* all`,
      'God shows … his love',
      'the Word was [a] God',
      'as he said, ‘Come to me’ and more',
    ]);
  const marked = () => {
    const [open, close] = pick([
      ['"', '"'],
      ['“', '”'],
      ['‘', '’'],
      ['«', '»'],
      ['*"', '"*'],
      ['"**', '**"'],
      ['**“', '”**'],
      ['_"', '"_'],
    ]);
    return `${open}${quoted()}${close}`;
  };
  const reference = () =>
    pick([
      'John 3:16',
      '**John 3:16**',
      'Psalm 23:1',
      'John 11:35, NIV',
      'John 39:1',
      'Romans 5:8; 8:28',
      '*Mark 12:31*',
      'v. 4',
      '[[John 3:16]]',
    ]);
  const sentence = () =>
    pick([
      () => `Jesus says, ${marked()} (${reference()}).`,
      () => `${marked()} (${reference()}; cf. Romans 5:8).`,
      () => `**Label:** ${marked()} (${reference()}) and so on.`,
      () => `*He said: ${marked()}* — ${reference()}.`,
      () => `${reference()}: ${marked()}; ${reference()}: ${marked()}.`,
      () => `When he says that ${marked()} (${reference()}), he means it.`,
      () => `**In ${reference()} (${marked()}) we read it**, too.`,
      () => `Grace is ${marked()} and ${marked()}, as ${reference()} says.`,
      () => `The Bible says ${marked()}`,
      () => `Unclosed “${quoted()} and on`,
      () => `It's *so* that we ${pick(['sing', 'pray'])} [[John 11:35]].`,
    ])();
  const line = () =>
    pick([
      () => `${sentence()} ${sentence()}`,
      () => `- ${sentence()}\n- **${reference()}** – ${marked()}\n  ${sentence()}`,
      () => `1. ${sentence()}\n2. ${sentence()}`,
      () =>
        `| a | b |\n| --- | --- |\n| ${reference()} | ${marked()} |\n| ${sentence()} | ${marked()} (${reference()}) |`,
      () => `> ${marked()} (${reference()})\n>\n> ${quoted()}\n> — ${reference()}`,
      () => `> ${quoted()}\n> — ${reference()}`,
      () => `### ${reference()}\n\n${marked()}`,
      () => `${sentence()}\n${sentence()}`,
    ])();
  return Array.from({ length: count }, () => Array.from({ length: 3 }, line).join('\n\n'));
}

describe('any text', () => {
  it('comes out the same however it is cut, and nothing sent is ever changed', () => {
    for (const [seed, text] of texts(120, 71).entries()) {
      const whole = throughGate([text], parts());
      const cut = throughGate(randomPieces(text, 1 + (seed % 17), seed + 1), parts());
      expect(cut.content, text).toBe(whole.content);
      expect(cut.findings, text).toEqual(whole.findings);
      expect(cut.deltas.join('')).toBe(cut.content);
    }
  });

  it('keeps its Markdown, its quotation marks, tables and lists whole', () => {
    for (const text of texts(200, 72)) {
      expect(brokenIn(text, throughGate([text], parts()).content), text).toBe('');
      expect(brokenIn(text, checkText(text, parts()).corrected), text).toBe('');
    }
  });

  it('is said to be set right only where no more was set than twice what was quoted', () => {
    for (const text of texts(120, 73)) {
      for (const { status, text: set = '', quoted = '' } of throughGate([text], parts()).findings)
        if (status === 'corrected' && set !== '')
          expect(set.split(/\s+/).length, text).toBeLessThanOrEqual(
            Math.ceil(quoted.split(/\s+/).length * 2),
          );
    }
  });
});
