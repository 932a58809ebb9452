import { describe, expect, it } from 'vitest';
import { summaries as short, MISQUOTED as WRONG } from '../../tests/support/gate.ts';
import { realGate } from '../../tests/support/real-gate.ts';
import type { TranslationId } from '../types.ts';

const { read, words } = realGate();

describe('true words', () => {
  it('pass unchanged with a reference behind, before, in their bracket or on a line of their own', () => {
    const quoted = words('John 3:16').slice(0, 62);
    for (const text of [
      `Jesus said, "${quoted}" (John 3:16).`,
      `Jesus said, “${quoted}” (John 3:16).`,
      `Jesus said, «${quoted}» (John 3:16).`,
      `Jesus said, '${quoted}' (John 3:16).`,
      `*"${quoted}"* (John 3:16)`,
      `**“${quoted}”** — John 3:16`,
      `In John 3:16 we read: "${quoted}"`,
      `- **John 3:16** – "${quoted}"`,
      `| a | "${quoted}" (John 3:16) |`,
      `"${quoted}"\n— John 3:16`,
      `"${quoted}." (John 3:16)`,
      `### John 3:16\n\n"${quoted}"`,
      `> ${quoted}\n> — John 3:16 (KJV)`,
      `> ${quoted}\n\n— John 3:16`,
      `> "${quoted}" (John 3:16)`,
      `**John 3:16**\n> ${quoted}`,
    ]) {
      const outcome = read(text);
      expect(outcome.content).toBe(text);
      expect(short(outcome)).toContain('verified John 3:16');
    }
  });

  it('may be half a verse, with gaps that are marked, brackets, numbers, other case and marks', () => {
    for (const quoted of [
      'For God so loved the world',
      'for god so loved the world',
      'FOR GOD SO LOVED THE WORLD',
      '16 For God so loved the world',
      '…so loved the world',
      'For God so loved the world … that whosoever believeth in him',
      '[F]or God so love[d] the world',
      'that whosoever believeth in [the Son] should not perish',
      'For God so *loved* the **world**',
      'For God ‘so loved’ the world',
      'For G\u00adod so lo\u200bved the world',
    ]) {
      const text = `"${quoted}" (John 3:16)`;
      const outcome = read(text);
      expect(outcome.content).toBe(text);
      expect(short(outcome)).toEqual(['verified John 3:16']);
    }
  });

  it('are known in every translation, and the one whose words stand there is named', () => {
    for (const id of ['kjv', 'web', 'asv'] as const) {
      const [finding] = read(`"${words('John 3:16', id)}" (John 3:16)`).findings;
      expect(finding).toMatchObject({ status: 'verified', version: id.toUpperCase() });
    }
  });

  it('may be spelt as in Britain or America', () => {
    expect(short(read('"Thou shalt love thy neighbor as thyself" (Matthew 22:39)'))).toEqual([
      'verified Matthew 22:39',
    ]);
    expect(short(read('"Honor thy father and mother" (Ephesians 6:2)'))).toEqual(['verified Ephesians 6:2']);
  });

  it('may have a reference whose book was named before', () => {
    for (const text of [
      'Consider Psalm 23. "The LORD is my shepherd" (23:1) comes first.',
      'In Psalm 23 David sings.\n\n- "The LORD is my shepherd" (v. 1)',
    ]) {
      expect(read(text).content).toBe(text);
      expect(short(read(text))).toContain('verified Psalm 23:1');
    }
    expect(short(read('Consider this: "The good Lord is my shepherd" (3:16 pm).'))).toEqual([]);
  });

  it('may run over verses and chapters', () => {
    const outcome = read(`"${words('Psalm 23:1-2')}" (Psalm 23)`);
    expect(short(outcome)).toEqual(['verified Psalm 23']);
    expect(short(read(`"${words('Genesis 1:31-2:1')}" (Genesis 1:31-2:1)`))).toEqual([
      'verified Genesis 1:31-2:1',
    ]);
  });

  it('are verified whole where the reference names too few verses', () => {
    const [finding] = read(`"${words('Psalm 23:1-2')}" (Psalm 23:1)`).findings;
    expect(finding).toMatchObject({ status: 'verified', reference: 'Psalm 23:1-2' });
    expect(finding!.note).toContain('Psalm 23:1-2');
  });

  it('under a wrong reference get the right one while it is held back', () => {
    const outcome = read(
      '"For God so loved the world, that he gave his only begotten Son" (John 3:18) is known.',
    );
    expect(outcome.content).toBe(
      '"For God so loved the world, that he gave his only begotten Son" (John 3:16) is known.',
    );
    expect(outcome.findings[0]).toMatchObject({ status: 'corrected', reference: 'John 3:16' });
    expect(outcome.findings[0]!.note).toContain('not in John 3:18');
  });

  it('under a reference that does not exist get the right one too', () => {
    const outcome = read('"For God so loved the world, that he gave his only begotten Son" (John 39:16).');
    expect(outcome.content).toContain('(John 3:16)');
    expect(outcome.findings[0]).toMatchObject({ status: 'corrected', reference: 'John 3:16' });
  });

  it('without any reference are found', () => {
    const text = 'One wrote, "In the beginning God created the heaven and the earth." Amen.';
    const outcome = read(text);
    expect(outcome.content).toBe(text);
    expect(short(outcome)).toEqual(['verified Genesis 1:1']);
  });

  it('that are introduced as Scripture are given the reference that nothing names', () => {
    const quoted = '"In the beginning God created the heaven and the earth"';
    for (const [text, expected] of [
      [`The Bible says, ${quoted}, and more.`, `The Bible says, ${quoted} (Genesis 1:1, KJV), and more.`],
      [`As it is written: *${quoted}*. Amen.`, `As it is written: *${quoted}* (Genesis 1:1, KJV). Amen.`],
      [`Moses wrote ${quoted} in Genesis 1:1.`, `Moses wrote ${quoted} in Genesis 1:1.`],
      [`(The Bible says ${quoted}.)`, `(The Bible says ${quoted}.)`],
    ] as const) {
      const outcome = read(text);
      expect(outcome.content).toBe(expected);
      expect(short(outcome)[0]).toBe('verified Genesis 1:1');
    }
  });

  it('that the built-in guide sets as blocks come out unchanged in all translations', () => {
    for (const id of ['kjv', 'web', 'asv'] as const) {
      for (const reference of [
        'John 3:16',
        'Psalm 23',
        'Proverbs 3:5-6',
        'Romans 16:25-27',
        'Genesis 1:31-2:1',
      ]) {
        const text = `Before.\n\n> ${words(reference, id)}\n> — ${reference} (${id.toUpperCase()})\n\nAfter.\n`;
        const outcome = read(text);
        expect(outcome.content).toBe(text);
        expect(short(outcome)).toEqual([`verified ${reference}`]);
        expect(outcome.findings[0]!.version).toBe(id.toUpperCase());
      }
    }
  });
});

describe('a sentence or more that is not the text', () => {
  const set = (version: 'KJV' | 'WEB' | 'ASV', indent = '') =>
    `> ${words('John 3:16', version.toLowerCase() as TranslationId)}\n${indent}> — John 3:16 (${version})`;

  it('is set in the true words as a block, in the words that the reader has chosen', () => {
    for (const preferred of ['kjv', 'web', 'asv'] as const) {
      const outcome = read(`Jesus says, "${WRONG}" (John 3:16). And more.`, { preferred });
      expect(outcome.content).toBe(`Jesus says:\n\n${set(preferred.toUpperCase() as 'KJV')}\n\nAnd more.`);
      expect(outcome.findings[0]).toMatchObject({
        status: 'corrected',
        quoted: WRONG,
        reference: 'John 3:16',
      });
      const { start, end } = outcome.findings[0]!;
      expect(outcome.content.slice(start, end)).toBe(set(preferred.toUpperCase() as 'KJV'));
    }
  });

  it('is set in the held translation nearest to it for readers who have chosen none', () => {
    const nearWeb = words('Psalm 34:18', 'web').replace('near', 'close');
    expect(read(`"${nearWeb}" (Psalm 34:18)`).findings[0]!.version).toBe('WEB');
    const nearKjv = words('Psalm 34:18', 'kjv').replace('nigh', 'close');
    expect(read(`"${nearKjv}" (Psalm 34:18)`).findings[0]!.version).toBe('KJV');
  });

  it.each([
    ['a word changed', (true_: string) => true_.replace('world', 'church')],
    ['a word dropped', (true_: string) => true_.replace('only begotten ', 'only ')],
    ['a word added', (true_: string) => true_.replace('loved the world', 'loved the whole world')],
    ['a word denied', (true_: string) => true_.replace('should not perish', 'should perish')],
    ['the order changed', (true_: string) => true_.replace('God so loved', 'so God loved')],
  ])('is found with %s', (_, change) => {
    const outcome = read(`"${change(words('John 3:16'))}" (John 3:16)`);
    expect(outcome.findings[0]).toMatchObject({
      status: 'corrected',
      reference: 'John 3:16',
      version: 'KJV',
    });
    expect(outcome.content).toBe(set('KJV'));
  });

  it('is not saved by dots that leave out what turns the sense', () => {
    for (const [quoted, reference] of [
      ['For God sent ... his Son into the world to condemn the world', 'John 3:17'],
      ['For the wages of sin is … eternal life through Jesus Christ our Lord', 'Romans 6:23'],
    ]) {
      expect(read(`"${quoted}" (${reference})`).findings[0]!.status).toBe('corrected');
    }
  });

  it.each([
    ['a bullet', `- "${WRONG}" (John 3:16)\n- next`, (s: string) => `- ${s}\n- next`, '  '],
    [
      'a bullet with its reference as label',
      `- **John 3:16** – "${WRONG}"\n`,
      (s: string) => `- **John 3:16**:\n\n  ${s}\n`,
      '  ',
    ],
    ['a numbered item', `3. Love: “${WRONG}” (John 3:16).\n`, (s: string) => `3. Love:\n\n   ${s}\n`, '   '],
    ['emphasis', `*"${WRONG}"* (John 3:16)`, (s: string) => s, ''],
    ['a dash', `“${WRONG}” — John 3:16\n\nNext.`, (s: string) => `${s}\n\nNext.`, ''],
    ['a line below', `“${WRONG}”\n— John 3:16\n\nNext.`, (s: string) => `${s}\n\nNext.`, ''],
    ['a block quote', `> "${WRONG}" (John 3:16)\n\nNext.`, (s: string) => `${s}\n\nNext.`, ''],
    [
      'a block quote and the line behind it',
      `> ${WRONG}\n\n— John 3:16\n\nNext.`,
      (s: string) => `${s}\n\nNext.`,
      '',
    ],
    ['a heading', `### John 3:16\n\n"${WRONG}"\n`, (s: string) => `### John 3:16\n\n${s}\n`, ''],
    [
      'a line of its own',
      `**John 3:16**\n"${WRONG}"\nNext.`,
      (s: string) => `**John 3:16**\n\n${s}\n\nNext.`,
      '',
    ],
  ])('reads well in %s', (_, text, expected, indent) => {
    const outcome = read(text, { preferred: 'kjv' });
    expect(outcome.content).toBe(expected(set('KJV', indent)));
    expect(short(outcome)).toContain('corrected John 3:16');
  });

  it('stands in its line where its bracket says more', () => {
    expect(read(`"${WRONG}" (John 3:16; cf. Romans 5:8).`, { preferred: 'kjv' }).content).toBe(
      '"For God so loved the world, that he gave his only begotten Son" (John 3:16; cf. Romans 5:8).',
    );
  });

  it.each([
    ['a table', `| "${WRONG}" | John 3:16 |\n`],
    ['a heading', `## "${WRONG}" (John 3:16)\n`],
    ['an open bracket', `(as John 3:16 says, "${WRONG}", and often)`],
    ['a sentence that goes on', `He says, "${WRONG}" (John 3:16), and means it.`],
    ['a sentence that goes on behind a dash', `He said "${WRONG}" (John 3:16)—a promise.`],
    ['emphasis that goes on', `**He said, "${WRONG}" (John 3:16)**, and so on.`],
    ['a bracket in a sentence', `John 3:16 ("${WRONG}") and more.`],
    ['a list of clauses', `One: "${WRONG}" (John 3:16); and another.`],
  ])('is set in the line in %s, where no block can stand: the clause that was quoted', (_, text) => {
    const outcome = read(text, { preferred: 'kjv' });
    expect(outcome.content).toBe(text.replace(WRONG, words('John 3:16').split(', that whosoever')[0]!));
    expect(short(outcome)).toContain('corrected John 3:16');
  });

  it('is never set in more than twice its words', () => {
    const outcome = read('- "so that no flesh should be justified by the works of the law" (Galatians 2:16)');
    expect(outcome.content).toBe(
      '- "because no flesh will be justified by the works of the law" (Galatians 2:16)',
    );
  });

  it('is set in part where the verse says more than was quoted', () => {
    expect(read('> "Let marriage be honoured by all, and the bed undefiled." (Hebrews 13:4)').content).toBe(
      '> Let marriage be held in honor among all, and let the bed be undefiled\n> — Hebrews 13:4 (WEB)',
    );
  });

  it('begins with a capital as it did, and is no block where it is the middle of a sentence', () => {
    expect(read('"For by grace are you saved by your faith" (Ephesians 2:8)').content).toMatch(/^> For /);
    expect(
      read('Verse 21 of Ephesians 5 has this: "Submit to each other in the fear of Christ."').content,
    ).toBe('Verse 21 of Ephesians 5 has this: "subjecting yourselves to one another in the fear of Christ."');
  });

  it('keeps its words where they are a part of somebody’s clause', () => {
    const text =
      'When Jesus says that "everyone who believes in God must hate his family and friends" (Luke 14:26), he is asking.';
    expect(read(text).content).toBe(text.replaceAll('"', ''));
  });

  it('leaves the emphasis of a label before it closed, and sets no second colon', () => {
    for (const [label, kept] of [
      ['**Label:** ', '**Label:**'],
      ['**Label**: ', '**Label**:'],
      ['Love (Mark 12:31): ', 'Love (Mark 12:31):'],
    ]) {
      const { content } = read(`${label}"${WRONG}" (John 3:16). More.`, { preferred: 'kjv' });
      expect(content).toBe(`${kept}\n\n${set('KJV')}\n\nMore.`);
    }
  });

  it('of a long passage is set in the verses it is about', () => {
    const outcome = read('"The Lord is my shepherd, and I shall not be in want of a thing" (Psalm 23).');
    expect(outcome.findings[0]).toMatchObject({ status: 'corrected', reference: 'Psalm 23:1' });
  });

  it('follows another without a gap in between', () => {
    const outcome = read(`"${WRONG}" (John 3:16). "${WRONG}" (John 3:16).`, { preferred: 'kjv' });
    expect(outcome.content).toBe(`${set('KJV')}\n\n${set('KJV')}`);
  });
});

describe('a few words that are not the text', () => {
  it('lose their marks, and the sentence stays as it was', () => {
    for (const [text, content] of [
      [
        'We should "love your neighbor like yourself" (Mark 12:31), he said.',
        'We should love your neighbor like yourself (Mark 12:31), he said.',
      ],
      [
        'Paul says to “speak facts with love,” (Ephesians 4:15).',
        'Paul says to speak facts with love (Ephesians 4:15).',
      ],
      [
        'In Romans 12:2 Paul warns against being "conformed to this present age" at all.',
        'In Romans 12:2 Paul warns against being conformed to this present age at all.',
      ],
    ] as const) {
      const outcome = read(text);
      expect(outcome.content).toBe(content);
      expect(outcome.findings.map(({ status }) => status)).toContain('paraphrased');
    }
  });

  it('keep what the writer had put in marks, and the true words, in the finding', () => {
    const [finding] = read('We should "love your neighbor like yourself" (Mark 12:31).').findings;
    expect(finding).toMatchObject({ quoted: 'love your neighbor like yourself', reference: 'Mark 12:31' });
    expect(finding!.text).toBe(words('Mark 12:31', finding!.version.toLowerCase() as TranslationId));
  });
});
