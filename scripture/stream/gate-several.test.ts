import { describe, expect, it } from 'vitest';
import { summaries as short, MISQUOTED as WRONG } from '../../tests/support/gate.ts';
import { realGate } from '../../tests/support/real-gate.ts';
import { checkText } from '../check.ts';

const { parts, read, words } = realGate();

describe('several quotations in one block quote', () => {
  const block = (...lines: string[]) => lines.map((line) => `> ${line}`).join('\n');

  it('are checked one by one, and the true ones stay', () => {
    const shepherd = words('Psalm 23:1');
    const outcome = read(
      block(shepherd, '— Psalm 23:1', '', WRONG, '— John 3:16', '', 'Jesus wept.', '— John 11:35'),
      { preferred: 'kjv' },
    );
    expect(short(outcome)).toEqual(['verified Psalm 23:1', 'corrected John 3:16', 'verified John 11:35']);
    expect(outcome.content).toBe(
      block(
        shepherd,
        '— Psalm 23:1',
        '',
        words('John 3:16'),
        '— John 3:16 (KJV)',
        '',
        'Jesus wept.',
        '— John 11:35',
      ),
    );
  });

  it('may stand in marks, line by line', () => {
    const outcome = read(block(`"${words('Psalm 23:1')}" (Psalm 23:1)`, '"Jesus slept." (John 11:35)'));
    expect(short(outcome)).toEqual(['verified Psalm 23:1', 'corrected John 11:35']);
    expect(outcome.content).toContain(words('Psalm 23:1'));
    expect(outcome.content).not.toContain('slept');
  });

  it('among words of the writer keep those words', () => {
    const text = block(
      '"The LORD is my shepherd; I shall not want." And David adds, "he makes me lie down in green pastures" (Psalm 23:1-2).',
    );
    expect(read(text).content).toBe(text);
  });
});

describe('a block quote that begins with its reference', () => {
  it.each(['**John 3:16** ', 'John 3:16: ', '*John 3:16 — ', '**John 3:16 (WEB)** '])(
    'is compared: %s',
    (lead) => {
      const ends = lead.startsWith('*J') ? '*' : '';
      const wrong = read(`> ${lead}For God so hated the world that he gave his only Son to die.${ends}`);
      expect(short(wrong)).toEqual(['corrected John 3:16']);
      expect(wrong.content).not.toContain('hated');
      const text = `> ${lead}${words('John 3:16')}${ends}`;
      expect(short(read(text))).toEqual(['verified John 3:16']);
      expect(read(text).content).toBe(text);
    },
  );

  it.each([
    'is a verse that many know.',
    'tells us that God loved the world so much that he gave his Son.',
    'This verse tells us of the love of God for the world, and how he gave his only Son.',
    'My grandmother read it to me each evening.',
  ])('keeps what somebody says of it: %s', (said) => {
    const text = `> **John 3:16** ${said}`;
    expect(read(text).content).toBe(text);
  });
});

describe('a quotation over several paragraphs', () => {
  it('loses none of its marks', () => {
    const text = `In John 3:16 he says, "${WRONG}.\n\n"And he did not send him to judge, but to rescue."\n\nMore.`;
    expect(read(text).content.split('"').length).toBe(text.split('"').length);
  });
});

describe('a translation declared for a whole text', () => {
  const quotation = '"God is our refuge and strength, always ready to help in times of trouble" (Psalm 46:1)';

  it.each([
    'All quotations are from the NLT.',
    'Scripture quotations are taken from the Holy Bible, New Living Translation.',
    'Unless otherwise noted, all verses are from the NLT.',
  ])('counts for what follows: %s', (declared) => {
    const outcome = read(`${declared}\n\n- ${quotation}`);
    expect(outcome.content).toContain(quotation);
    expect(outcome.findings[0]).toMatchObject({
      status: 'unverified',
      version: 'NLT',
      reference: 'Psalm 46:1',
    });
  });

  it('counts for what stands before it too, where the text is there as a whole', () => {
    const text = `${quotation}\n\nUnless otherwise noted, all Scripture is from the NLT.`;
    const { corrected, findings } = checkText(text, parts());
    expect(corrected).toBe(text);
    expect(findings[0]).toMatchObject({ status: 'unverified', version: 'NLT' });
  });

  it('is none where one verse is spoken of', () => {
    const outcome = read(`The passage reads well in the NLT.\n\n- ${quotation}`);
    expect(outcome.findings[0]!.status).toBe('corrected');
  });
});

describe('what is said of words without a place', () => {
  it('is the passage that a modern wording is of', () => {
    const outcome = read(
      'The Bible says, "Do not be anxious about anything, but in every situation, by prayer and petition, with thanksgiving, present your requests to God."',
    );
    expect(short(outcome)).toEqual(['paraphrased Philippians 4:6']);
  });

  it('is never that a known saying is Scripture, also where it is a row of a verse’s words', () => {
    const noteOnSaying = (said: string) => (/^money is the root/i.test(said) ? 'A saying.' : undefined);
    const said = read('It also says "money is the root of all evil" and more.', { noteOnSaying });
    expect(said.content).toBe('It also says money is the root of all evil and more.');
    expect(short(said)).toEqual(['not-found ']);
    expect(short(read('People say "money is the root of all evil".', { noteOnSaying }))).toEqual([]);
    const beside = read('He has "money is the root of all evil" (1 Timothy 6:10).', { noteOnSaying });
    expect(short(beside)).toEqual(['paraphrased 1 Timothy 6:10']);
  });
});

describe('a reference beside words that were left alone', () => {
  it('says that it does not clear them', () => {
    const { findings } = read(
      'Augustine says "our hearts are restless until they rest in you" (Psalm 62:1).',
    );
    expect(findings).toMatchObject([{ status: 'mentioned', note: expect.stringContaining('not compared') }]);
    expect(read('See Psalm 62:1.').findings[0]!.note).toBeUndefined();
  });
});
