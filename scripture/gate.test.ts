import { beforeAll, describe, expect, it } from 'vitest';
import { theRealBible } from '../tests/support/bible.ts';
import { createGate, type GateEvent, type GateOptions } from './gate.ts';
import { textOf } from './passages.ts';
import { parseReference } from './references.ts';
import type { Finding, TranslationId } from './types.ts';

let parts: GateOptions;
beforeAll(async () => {
  parts = await theRealBible();
});

interface Outcome {
  content: string;
  findings: Finding[];
  deltas: string[];
}

/** Sends a text through a gate in the given pieces; checks that a finding never comes before its text. */
function through(pieces: readonly string[], options: Partial<GateOptions> = {}): Outcome {
  const gate = createGate({ ...parts, ...options });
  const outcome: Outcome = { content: '', findings: [], deltas: [] };
  const take = (events: readonly GateEvent[]) => {
    for (const event of events) {
      if (event.type === 'text') {
        outcome.content += event.text;
        outcome.deltas.push(event.text);
      } else {
        expect(event.finding.end).toBeLessThanOrEqual(outcome.content.length);
        expect(event.finding.start).toBeLessThan(event.finding.end);
        outcome.findings.push(event.finding);
      }
    }
  };
  for (const piece of pieces) take(gate.push(piece));
  take(gate.end());
  outcome.findings.sort((a, b) => a.start - b.start);
  return outcome;
}

const read = (text: string, options: Partial<GateOptions> = {}) => through([text], options);

function words(reference: string, id: TranslationId = 'kjv'): string {
  const parsed = parseReference(reference);
  if (!parsed.ok) throw new Error(reference);
  return textOf(parts.bible[id], parsed.passage.ranges);
}

/** The findings in short: status and reference; "-" for references alone. */
const short = ({ findings }: Outcome) =>
  findings.map(({ kind, status, reference }) => `${kind === 'reference' ? '- ' : ''}${status} ${reference}`);

const WRONG = 'For God loved everyone in the whole world so that he gave them all his Son';

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
      '[F]or God so loved the [whole] world',
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
    const text = 'The Bible says, "In the beginning God created the heaven and the earth." Amen.';
    const outcome = read(text);
    expect(outcome.content).toBe(text);
    expect(short(outcome)).toEqual(['verified Genesis 1:1']);
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
    [
      'emphasis round all',
      `**He said, "${WRONG}" (John 3:16)**, and so on.`,
      (s: string) => `**He said**:\n\n${s}\n\nand so on.`,
      '',
    ],
    [
      'its own bracket',
      `John 3:16 ("${WRONG}") and more.`,
      (s: string) => `John 3:16:\n\n${s}\n\nand more.`,
      '',
    ],
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
    [
      'words behind a dash',
      `He said "${WRONG}" (John 3:16)—a promise.`,
      (s: string) => `He said:\n\n${s}\n\nA promise.`,
      '',
    ],
    [
      'a second reference',
      `"${WRONG}" (John 3:16; cf. Romans 5:8).`,
      (s: string) => `${s}\n\n(cf. Romans 5:8).`,
      '',
    ],
  ])('reads well in %s', (_, text, expected, indent) => {
    const outcome = read(text, { preferred: 'kjv' });
    expect(outcome.content).toBe(expected(set('KJV', indent)));
    expect(short(outcome)).toContain('corrected John 3:16');
  });

  it.each([
    ['a table', `| "${WRONG}" | John 3:16 |\n`],
    ['a heading', `## "${WRONG}" (John 3:16)\n`],
    ['an open bracket', `(as John 3:16 says, "${WRONG}", and often)`],
  ])('is set in the line in %s, where no block can stand', (_, text) => {
    const outcome = read(text, { preferred: 'kjv' });
    expect(outcome.content).not.toContain('\n>');
    if (outcome.findings.some(({ status }) => status === 'corrected')) {
      expect(outcome.content).toContain(words('John 3:16').replace(/\.$/, ''));
    } else expect(outcome.content).not.toContain(`"${WRONG}"`);
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
        'Paul says to “speak the truth with love,” (Ephesians 4:15).',
        'Paul says to speak the truth with love (Ephesians 4:15).',
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

describe('what is left as it is', () => {
  it.each([
    ['a name', 'The "Great Commission" (Matthew 28:19) is known.', ['- mentioned Matthew 28:19']],
    ['a term', 'A "ministry of presence" (Job 2:13) helps.', ['- mentioned Job 2:13']],
    ['one word', 'Be "salt" and "light" (Matthew 5:13-16).', ['- mentioned Matthew 5:13-16']],
    [
      'a question',
      'You may ask, "Where is God when I am in pain?" and Psalm 22:1 answers.',
      ['- mentioned Psalm 22:1'],
    ],
    [
      'ordinary speech',
      'If a friend says, "I am too tired to go to church with you," remember Hebrews 10:25.',
      ['- mentioned Hebrews 10:25'],
    ],
    [
      'a church father',
      'Augustine wrote, "our heart is restless until it rests in you" (cf. Psalm 42:1).',
      ['- mentioned Psalm 42:1'],
    ],
    [
      'a creed',
      'The Nicene Creed says "begotten, not made, of one being with the Father" (cf. John 1:14).',
      ['- mentioned John 1:14'],
    ],
    ['a callout', '> **Note:** this is our own summary of it.\n\nMore.', []],
    ['speech set apart', 'You can say:\n> "Thank you for asking me. I would be glad to help."\n\nMore.', []],
    ['code', 'Use `"a" + "b"` here.', []],
    ['a fence', '```\nprint("God is Love (John 3:16)")\n```\nMore.', []],
    ['apostrophes', "It's the disciples' job, and 'tis Moses' law; don't worry.", []],
    ['inches and times', 'A 6" nail at 3:16 pm, 5\'10" tall.', []],
    ['a mark that never closes', 'He said "and then nothing came.\n\nNext.', []],
    ['a passage mark', 'See [[John 3:16]] here.', ['- mentioned John 3:16']],
  ])('%s', (_, text, findings) => {
    const outcome = read(text);
    expect(outcome.content).toBe(text);
    expect(short(outcome)).toEqual(findings);
  });
});

describe('what is not in the Bible', () => {
  it('a reference that does not exist is marked with its reason', () => {
    const outcome = read('As John 22:1 shows, and (Hezekiah 3:16).');
    expect(outcome.findings).toMatchObject([
      {
        kind: 'reference',
        status: 'not-found',
        reference: 'John 22:1',
        osis: '',
        note: 'John has 21 chapters.',
      },
      { kind: 'reference', status: 'not-found', reference: 'Hezekiah 3:16' },
    ]);
  });

  it('words under such a reference lose their marks', () => {
    const outcome = read('"The moon shall sing aloud with seven trumpets" (John 39:40).');
    expect(outcome.content).toBe('The moon shall sing aloud with seven trumpets (John 39:40).');
    expect(outcome.findings[0]).toMatchObject({ status: 'not-found', note: 'John has 21 chapters.' });
  });

  it('words introduced as Scripture that stand nowhere lose their marks, and it is said', () => {
    const outcome = read('The Bible says, "God helps those who help themselves."');
    expect(outcome.content).toBe('The Bible says, God helps those who help themselves.');
    expect(outcome.findings[0]).toMatchObject({
      status: 'not-found',
      quoted: 'God helps those who help themselves.',
    });
  });

  it('a block of words under an invented reference does not stand as Scripture', () => {
    const outcome = read('> The moon shall sing aloud with seven trumpets\n> — John 39:40 (KJV)\n\nNext.');
    expect(outcome.content).not.toContain('>');
    expect(outcome.findings[0]!.status).toBe('not-found');
  });
});

describe('a quotation in another language', () => {
  it('stays, unchecked, with our words in the finding', () => {
    const text = '"Porque de tal manera amó Dios al mundo que dio a su Hijo" (John 3:16).';
    const outcome = read(text);
    expect(outcome.content).toBe(text);
    expect(outcome.findings[0]).toMatchObject({ status: 'unverified', version: '', reference: 'John 3:16' });
  });
});

describe('a translation that we do hold', () => {
  it('is the one whose words are set where it is named', () => {
    for (const version of ['KJV', 'WEB', 'ASV']) {
      const [finding] = read(`"${WRONG}" (John 3:16, ${version})`).findings;
      expect(finding).toMatchObject({ status: 'corrected', version });
    }
  });
});

describe('a translation that we do not hold', () => {
  it.each([
    `"${WRONG}" (John 3:16, NIV)`,
    `"${WRONG}" (John 3:16 NIV)`,
    `John 3:16 (NIV): "${WRONG}"`,
    `John 3:16: "${WRONG}" (NIV)`,
    `> "${WRONG}" (John 3:16, NIV)\n`,
  ])('keeps its marks and is labelled: %s', (text) => {
    const outcome = read(text);
    expect(outcome.content).toBe(text);
    expect(outcome.findings.find(({ kind }) => kind === 'quotation')).toMatchObject({
      status: 'unverified',
      version: 'NIV',
      reference: 'John 3:16',
    });
    expect(outcome.findings.find(({ kind }) => kind === 'quotation')!.text).toContain(
      'For God so loved the world',
    );
  });

  it('is told from the words of one that we hold under its name', () => {
    const [finding] = read(`"${words('John 3:16')}" (John 3:16, NIV)`).findings;
    expect(finding).toMatchObject({
      status: 'verified',
      version: 'KJV',
      note: 'These are the words of the KJV.',
    });
  });
});

describe('while it streams', () => {
  it('passes text at once outside quotation marks', () => {
    const gate = createGate(parts);
    expect(gate.push('Grace is a gift')).toEqual([{ type: 'text', text: 'Grace is a gift' }]);
  });

  it('holds a quotation until its bracket has closed, and lets it go then', () => {
    const gate = createGate(parts);
    gate.push('He said ');
    expect(gate.push('"For God so loved the world" (John 3:16')).toEqual(
      [{ type: 'text', text: ' ' }].slice(1),
    );
    const events = gate.push(')');
    expect(events.map((event) => event.type)).toEqual(['text', 'scripture']);
  });

  it('lets true words go at their closing mark where a reference came before', () => {
    const gate = createGate(parts);
    gate.push('In John 3:16 he said, "For God so loved the world');
    const events = gate.push('" and');
    expect(events.map((event) => event.type)).toContain('scripture');
  });

  it('holds no quotation longer than 160 units behind its closing mark, nor past 600 open', () => {
    const gate = createGate(parts);
    gate.push('He said, "a thing of no weight in any book" ');
    expect(gate.push('and on '.repeat(23)).length).toBeGreaterThan(0);
    const open = createGate(parts);
    open.push('He said, "');
    expect(open.push('word '.repeat(121)).length).toBeGreaterThan(0);
  });

  it('adds a finding for a quotation too long to hold, once its reference has come', () => {
    const long = words('Psalm 119:1-16');
    expect(long.length).toBeGreaterThan(600);
    const text = `He sang "${long}" (Psalm 119:1-16).`;
    expect(read(text).content).toBe(text);
    expect(short(read(text))).toEqual(['verified Psalm 119:1-16']);
    const wrong = text.replace('statutes', 'wishes');
    expect(read(wrong).content).toBe(wrong);
    expect(read(wrong).findings[0]).toMatchObject({ status: 'unverified', version: '' });
  });

  it('leaves no marks round a long quotation that a reference came before', () => {
    const text = `In Psalm 119:1-16 he sings: "${words('Psalm 119:1-16')}" and more.`;
    expect(read(text).content).toBe(text.replaceAll('"', ''));
  });

  it('gives the same text and findings however it is cut', () => {
    const text = [
      `Jesus says, "${WRONG}" (John 3:16). And 😀 more “${words('Psalm 23:1')}” — Psalm 23:1.`,
      `- **Romans 5:8** – "God shows us his love"\n- ‘one’ and 'two' (Mark 12:31)`,
      `> ${WRONG}\n\n— John 3:16\n\n| "a b" | (Job 3) |\n\n### Psalm 23\n\n"${words('Psalm 23:1')}"`,
      'The Bible says "God helps those who help themselves", «so» John 99:1 “unclosed (Acts 2:38)',
      `He sang "${words('Psalm 119:1-16')}" (Psalm 119:1-16). In Psalm 23, "${words('Psalm 119:1-16')}" too.`,
      `1. One\n   "${WRONG}" (John 3:16)\n2. Two: Rom 8:28, 38-39; it's "said" so.\n\`\`\`\n"code"\n\`\`\`\nEnd`,
    ].join('\n\n');
    const whole = read(text);
    let seed = 42;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    for (let round = 0; round < 60; round += 1) {
      const longest = 1 + (round % 40);
      const pieces: string[] = [];
      for (let at = 0; at < text.length; ) {
        const length = 1 + Math.floor(random() * longest);
        pieces.push(text.slice(at, at + length));
        at += length;
      }
      const cut = through(pieces);
      expect(cut.content).toBe(whole.content);
      expect(cut.findings).toEqual(whole.findings);
      expect(cut.deltas.join('')).toBe(cut.content);
    }
  });

  it('never gives out half a character', () => {
    const text = 'One 😀 “two 😀” three 😀.';
    for (const delta of through([...Array(text.length).keys()].map((at) => text[at]!)).deltas) {
      expect(delta.isWellFormed()).toBe(true);
    }
  });
});

describe('work that is made on purpose', () => {
  it.each([
    ['one quotation of 50,000 words', `He said "${'word and more of them '.repeat(10_000)}" (John 3:16).`],
    [
      'a block quote of 50,000 words',
      `> ${'word and more of them '.repeat(10_000)}\n> — John 3:16 (KJV)\n\nEnd.`,
    ],
    ['10,000 marks', '“'.repeat(10_000)],
    ['10,000 marks with words', '"a b '.repeat(10_000)],
    ['nested marks', '“a ‘b "c « d '.repeat(2_000)],
    ['10,000 references', 'John 3:16; '.repeat(10_000)],
    ['dots without end', `"${'the … '.repeat(90)}" (Psalm 119) `.repeat(20)],
    ['brackets', '"God is love today" (('.repeat(1_000)],
    ['zero-width signs', '"For God so lo\u200bved the wor\u200dld" (John 3:16). '.repeat(500)],
    ['right-to-left signs', '\u202e"For God so loved the world"\u202c (John 3:16). '.repeat(500)],
    ['whole books', '"in the beginning there was the God" (Genesis 1-50) '.repeat(50)],
  ])(
    '%s: bounded, and nothing stands as Scripture that is not',
    (_, text) => {
      const outcome = read(text);
      expect(outcome.content.length).toBeLessThanOrEqual(text.length * 1.6);
      for (const { status, start, end } of outcome.findings) {
        if (status === 'verified') expect(outcome.content.slice(start, end)).toMatch(/god so lo/i);
      }
      expect(outcome.content).not.toMatch(/^> word/m);
    },
    10_000,
  );
});
