import { describe, expect, it } from 'vitest';
import { summaries } from '../../tests/support/gate.ts';
import { realGate } from '../../tests/support/real-gate.ts';

const { read, words } = realGate();

describe('words whose place is named somewhere near', () => {
  it('are compared with the verse that "the next verse" means', () => {
    const { content, findings } = read(
      'Proverbs 3:5 is on every mug, but the next verse, "In all thy ways follow thy heart, and he shall bless thy paths.", is not.',
    );
    expect(content).not.toContain('follow thy heart');
    expect(findings.map(({ reference }) => reference)).toContain('Proverbs 3:6');
  });

  it('are verified where they stand in the chapter named last, and set right where they are nearly its words', () => {
    const { content, findings } = read(
      'Paul speaks of the Spirit (Galatians 5:16), and of its fruit. "Against such there is a law," he says. Its fruit is "faith, meekness" too.',
    );
    expect(content).toContain('"Against such there is no law," he says');
    expect(findings.map(({ status, reference }) => `${status} ${reference}`)).toEqual([
      'mentioned Galatians 5:16',
      'corrected Galatians 5:23',
      expect.stringMatching(/^verified Galatians 5:2[23]/),
    ]);
  });

  it('are compared with the one reference in the header of their table', () => {
    const outcome = read(
      `| Version | Isaiah 26:3 |\n| --- | --- |\n| NASB | "The steadfast of mind You will keep in perfect peace." |\n| KJV | "${words('Isaiah 26:3')}" |`,
    );
    expect(summaries(outcome)).toEqual([
      '- mentioned Isaiah 26:3',
      'unverified Isaiah 26:3',
      'verified Isaiah 26:3',
    ]);
  });

  it('are nowhere where the one who was just quoted also said them, and the Bible has them not', () => {
    const { content, findings } = read(
      `Jesus said, "${words('John 11:35')}" (John 11:35), and he also said, "I am the ladder that leaneth against the house of my Father."`,
    );
    expect(content).not.toContain('"I am the ladder');
    expect(findings.at(-1)!.status).toBe('not-found');
  });

  it('are no part of a quotation behind them that has a reference of its own', () => {
    const { content } = read(
      `Lines on peace. "Peace is the pillow on which the faithful lay their heads." "${words('Psalm 119:165')}" (Psalm 119:165).`,
    );
    expect(content.split('(Psalm 119:165)')).toHaveLength(2);
    expect(content).not.toContain('>');
  });
});

describe('a quotation with dots', () => {
  it('is set with dots, part by part', () => {
    expect(read('"circumcised on the eighth day… a Pharisee" (Philippians 3:5) says it.').content).toContain(
      '"circumcised the eighth day … a Pharisee"',
    );
  });
});

describe('whoever sums a passage up', () => {
  it.each([
    'People sum up Job 1:21 as "God gives and God takes", which will do.',
    'She texted "Praying for you tonight!" with James 5:16 under it.',
    'In Ephesians 4:15 the skill is to speak the truth in love: not "You never listen to me" but something kinder.',
    'The word "hesed" in Ruth 2:20 is often rendered "loving-kindness" or "steadfast love".',
  ])('keeps the words: %s', (text) => {
    expect(read(text).content).toBe(text);
  });
});
