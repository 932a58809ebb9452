import { describe, expect, it } from 'vitest';
import { summaries as short, MISQUOTED as WRONG } from '../../tests/support/gate.ts';
import { realGate } from '../../tests/support/real-gate.ts';

const { read, words } = realGate();

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

describe('true words set in the line', () => {
  it('hold no mark whose partner stands in another verse, and speech in single marks', () => {
    const text = '| a | "You will know the truth and the truth will set you free" (John 8:32) |';
    expect(read(text, { preferred: 'web' }).content).toBe(
      '| a | "You will know the truth, and the truth will make you free" (John 8:32) |',
    );
  });
});

describe('a part of somebody’s clause', () => {
  it('keeps its words and loses its marks, where a block would cut the clause', () => {
    const text =
      'He says that the Son is the "radiance of God’s glory and the exact image of his being" (Hebrews 1:3), no less.';
    expect(read(text).content).toBe(text.replaceAll('"', ''));
    expect(short(read(text))).toEqual(['paraphrased Hebrews 1:3']);
  });

  it('is left where it is called by a name', () => {
    const text = 'It is often referred to as "works of faith" in Ephesians 2:10.';
    expect(read(text).content).toBe(text);
  });
});

describe('a reference in the sentence before', () => {
  it('is the quotation’s where its words are like it', () => {
    const { findings } = read(
      'Many love Philippians 4:13. "I can do all kinds of things through Christ who strengthens me." Amen.',
    );
    expect(findings.find(({ kind }) => kind === 'quotation')).toMatchObject({
      status: 'corrected',
      reference: 'Philippians 4:13',
    });
    const other =
      'Many love Philippians 4:13. My neighbour said, "I never saw such a lovely garden in my life."';
    expect(read(other).content).toBe(other);
  });
});

describe('a reference that is all there is before a quotation in its line', () => {
  it('is the quotation’s, as in a table', () => {
    const { content, findings } = read(
      '| Philippians 4:13 | "I can do everything through him who gives me power" |\n| John 8:12 | "the lamp of all nations" |',
    );
    expect(content).not.toContain('gives me power');
    expect(content).toContain('| the lamp of all nations (paraphrased) |');
    expect(findings.filter(({ kind }) => kind === 'quotation').map(({ status }) => status)).toEqual([
      'corrected',
      'paraphrased',
    ]);
  });

  it('is none where it begins the sentence behind it', () => {
    const text =
      'Paul asks for "hearts made new". Romans 8:31 asks, "What shall we then say to these things?"';
    expect(short(read(text))).toContain('verified Romans 8:31');
    expect(read(text).content).toBe(text);
  });
});
