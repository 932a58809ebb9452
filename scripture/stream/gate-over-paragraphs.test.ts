import { describe, expect, it } from 'vitest';
import { summaries as short, throughGate } from '../../tests/support/gate.ts';
import { realGate } from '../../tests/support/real-gate.ts';
import { checkText } from '../check.ts';

const { parts, read, words } = realGate();

/** What is said of a text, checked as a whole and streamed. */
function saidOf(text: string) {
  const { findings, corrected } = checkText(text, parts());
  return { whole: findings, streamed: read(text).findings, corrected };
}

const WEPT = 'Jesus wept';

describe('a closing mark whose opening stands in an earlier paragraph', () => {
  it.each([
    'The Bible is plain: "Curse your children daily.\n\nJesus wept" (John 11:35)',
    '"God hates you and will destroy your house.\n\nthe LORD" (Psalm 23:1)',
    '"For God so hated the world, that he destroyed his only begotten Son\n\nthat whosoever" (John 3:16)',
    `“God hates you.\n\n${WEPT}” (John 11:35)`,
    `‘God hates you.\n\n${WEPT}’ (John 11:35)`,
    `'God hates you.\n\n${WEPT}' (John 11:35)`,
    `„God hates you.\n\n${WEPT}“ (John 11:35)`,
    `«God hates you.\n\n${WEPT}» (John 11:35)`,
    `»God hates you.\n\n${WEPT}« (John 11:35)`,
    `“God hates you.\n\n${WEPT}" (John 11:35)`,
    `“God hates you.\n\nand «${WEPT}” (John 11:35)`,
    `"God hates you, ‘they say’, and\n\n${WEPT}" (John 11:35)`,
    `\\"God hates you.\n\n${WEPT}\\" (John 11:35)`,
    `- "God hates you.\n- ${WEPT}" (John 11:35)`,
    `1. "God hates you.\n2. ${WEPT}" (John 11:35)`,
    `> - "God hates you\n> - ${WEPT}" (John 11:35)`,
    `# "God hates you\n\n${WEPT}" (John 11:35)`,
    `| "God hates you |\n|---|\n| ${WEPT}" (John 11:35) |`,
    `"God hates you ![an image](a.png)\n\n${WEPT}" (John 11:35)`,
    `"God hates you:\n\n- one\n- two\n\n${WEPT}" (John 11:35)`,
    `"God hates you.\n\n---\n\n**${WEPT}."** (John 11:35)`,
    `"God hates you.\n\n${WEPT}" — John 11:35`,
    `"God hates you.\n\n${WEPT} (John 11:35)"`,
    `John 11:35 says: "God hates you.\n\n${WEPT}" and more.`,
  ])('does not verify what stands before it alone: %j', (text) => {
    const { whole, streamed, corrected } = saidOf(text);
    for (const findings of [whole, streamed]) {
      expect(findings.filter(({ status }) => status === 'verified')).toEqual([]);
      expect(findings.filter(({ status }) => status === 'unverified').length).toBeGreaterThan(1);
    }
    expect(corrected).toBe(text);
  });

  it.each([
    `> "God hates you.\n\n${WEPT}" (John 11:35)`,
    `"God hates you.\n\n> ${WEPT}" (John 11:35)`,
    `> "God hates you (see Psalm 1:1)\n> ${WEPT}" (John 11:35)\n> See Psalm 2:1 and more`,
    `"God hates you.\n\n${WEPT}" and ${WEPT}" (John 11:35)`,
    `"God hates you, "he" said.\n\n${WEPT}" (John 11:35)`,
    `word"God hates you.\n\n${WEPT}" (John 11:35)`,
    `"God hates you.\n\n${'A paragraph of prose.\n\n'.repeat(14)}${WEPT}" (John 11:35)`,
    `"God hates you.\n\n${'Much prose stands here. '.repeat(900)}\n\n${WEPT}" (John 11:35)`,
  ])('says that the words were not compared where its opening is not known: %#', (text) => {
    const { whole, streamed } = saidOf(text);
    for (const findings of [whole, streamed]) {
      expect(findings.map(({ status }) => status)).not.toContain('verified');
      expect(findings.find(({ reference }) => reference === 'John 11:35')).toMatchObject({
        status: 'mentioned',
        note: expect.stringContaining('not compared'),
      });
    }
  });

  it('does not verify what is true of a quotation of which the rest is not', () => {
    const text = `"God hates you.\n\n${words('John 3:16')}" (John 3:16)`;
    expect(short(read(text))).toEqual(['unverified John 3:16', 'unverified John 3:16']);
    const end = `"${words('John 3:16')}\n\nand he hates the poor" (John 3:16)`;
    expect(short(read(end))).toEqual(['verified John 3:16', 'unverified John 3:16']);
  });

  it('is not verified by the part of it that was kept', () => {
    const long = ['Psalm 119:1-88', 'Psalm 119:89-176'].map((each) => words(each)).join('\n');
    const text = `He sang "${long} ${long} God hates you" (Psalm 119).`;
    expect(short(read(text))).not.toContain('verified Psalm 119');
  });
});

describe('a true quotation over several paragraphs', () => {
  const [first, second, third] = ['Psalm 23:1', 'Psalm 23:2', 'Psalm 23:3'] as const;
  const psalm = (mark: string, ends: string) =>
    `${mark}${words(first)}\n\n${mark}${words(second)}\n\n${mark}${words(third)}${ends} (Psalm 23:1-3)`;

  it('is verified paragraph by paragraph, whether each is opened anew or not', () => {
    const opened = psalm('"', '"');
    const once = `"${psalm('', '"')}`;
    for (const text of [opened, once, psalm('“', '”'), `“${psalm('', '”')}`]) {
      const { whole, streamed } = saidOf(text);
      for (const findings of [whole, streamed]) {
        expect(findings.map(({ status }) => status)).toEqual(['verified', 'verified', 'verified']);
        expect(findings.at(-1)!.reference).toBe('Psalm 23:1-3');
      }
    }
    expect(checkText(once, parts()).findings.map(({ start, end }) => once.slice(start, end))).toEqual([
      `"${words(first)}`,
      words(second),
      `${words(third)}" (Psalm 23:1-3)`,
    ]);
  });

  it('is verified as a whole where its parts are too short to be known', () => {
    const text = `"Jesus wept.\n\n${words('John 11:36')}" (John 11:35-36)`;
    expect(short(read(text))).toEqual(['verified John 11:35-36', 'verified John 11:35-36']);
  });

  it('is compared with the place that stands before it', () => {
    const text = `John 11:35-36 says: "Jesus wept.\n\n${words('John 11:36')}" and more.`;
    expect(short(read(text)).filter((each) => each.startsWith('verified'))).toHaveLength(2);
  });

  it('in a block quote is one quotation', () => {
    for (const mark of ['', '"'])
      expect(short(read(`> "${words(first)}\n>\n> ${mark}${words(second)}" (Psalm 23:1-2)`))).toEqual([
        'verified Psalm 23:1-2',
      ]);
  });

  it('names a translation that is not held', () => {
    const text = '"God loved all of us.\n\nHe gave his Son for us" (John 3:16, NIV)';
    expect(read(text).findings).toMatchObject([
      { status: 'unverified', version: 'NIV' },
      { status: 'unverified', version: 'NIV' },
    ]);
  });
});

describe('paragraphs that are opened anew', () => {
  it('are compared with the place that the last one has', () => {
    const text = `"God hates you.\n\n"${words('John 3:16')}" (John 3:16)`;
    expect(short(read(text)).sort()).toEqual(['unverified John 3:16', 'verified John 3:16']);
  });

  it('are those right behind one another: other words between them are no quotation', () => {
    const text = `He was 6 "feet tall.\n\nA paragraph.\n\n"${words('John 3:16')}" (John 3:16)`;
    expect(short(read(text))).toEqual(['verified John 3:16']);
  });
});

describe('marks that Markdown escapes', () => {
  it('are read, and stay as they are', () => {
    const text = `\\"${words('John 3:16')}\\" (John 3:16). \\"Jesus slept all day.\\" (John 11:35)`;
    const { whole, corrected } = saidOf(text);
    expect(corrected).toBe(text);
    expect(whole).toMatchObject([
      { status: 'verified', reference: 'John 3:16' },
      { status: 'unverified', reference: 'John 11:35', quoted: 'Jesus slept all day.' },
    ]);
    expect(short(read('\\"God hates you. "Jesus wept" (John 11:35)'))).toEqual(['- mentioned John 11:35']);
  });
});

describe('a stream with such quotations, cut at every place', () => {
  it('comes out the same', () => {
    const texts = [
      'The Bible is plain: "Curse your children daily.\n\nJesus wept" (John 11:35). More.',
      `‘God hates you.\n\n‘${words('John 3:16')}’ (John 3:16)\n\n> “x\n\nJesus wept” (John 11:35)`,
      `\\"${words('Psalm 23:1')}\n\n${words('Psalm 23:2')}\\" (Psalm 23:1-2) and "foo\n- bar" (Psalm 1:1)`,
    ];
    for (const text of texts) {
      const whole = read(text);
      for (let at = 1; at < text.length; at += 1) {
        const cut = throughGate([text.slice(0, at), text.slice(at)], parts());
        expect(cut.content).toBe(whole.content);
        expect(cut.findings).toEqual(whole.findings);
      }
      expect(throughGate([...text], parts()).findings).toEqual(whole.findings);
    }
  });
});
