import { describe, expect, it } from 'vitest';
import { realGate } from '../../tests/support/real-gate.ts';

const { read } = realGate();
const content = (text: string) => read(text, { preferred: 'web' }).content;

describe('clauses that would not say what was quoted', () => {
  it.each([
    [
      'the end of a sentence without its verb',
      'Psalm 88 ends with the words, *"Darkness is my closest friend."* God heard it.',
      'Psalm 88 ends with the words, *Darkness is my closest friend (paraphrased).* God heard it.',
    ],
    [
      'one half of what was quoted',
      'Read 2 Corinthians 5:21 ("made sin for us, that we might become the righteousness of God") with care.',
      'Read 2 Corinthians 5:21 (made sin for us, that we might become the righteousness of God) with care.',
    ],
    [
      'a question cut short',
      '| *James 2:1–9* | “Do not show favoritism.” |',
      '| *James 2:1–9* | Do not show favoritism (paraphrased). |',
    ],
    [
      'the second and third of three',
      '| “Father, Son, and Holy Spirit” (Matthew 28:19) |',
      '| Father, Son, and Holy Spirit (Matthew 28:19, paraphrased) |',
    ],
  ])('are not set: %s', (_, text, wanted) => {
    expect(content(text)).toBe(wanted);
  });

  it('give way to the stretch that is the same, within the sentence of the writer', () => {
    expect(content('- *"God justifies the ungodly"* (Romans 4:5).')).toBe(
      '- *God "justifies the ungodly"* (Romans 4:5).',
    );
    expect(content('Learn how to speak the "truth in love"')).toBe('Learn how to speak the "truth in love"');
    expect(content('Learn how to "speak the truth in love" (Ephesians 4:15).')).toBe(
      'Learn how to speak the truth in love (Ephesians 4:15).',
    );
    expect(read('Learn how to "speak the truth in love" (Ephesians 4:15).').content).toBe(
      'Learn how to speak "the truth in love" (Ephesians 4:15).',
    );
  });

  it('keep the other point of a quotation with dots, over clauses that deny', () => {
    expect(
      content('| Galatians 3:28 | “There is neither Jew nor Gentile … for you are all one in Christ.” |'),
    ).toMatch(/“There is neither Jew nor Greek … for you are all one in Christ Jesus.”/);
    expect(content('| Galatians 3:28 | “There is neither Jew nor Greek… male nor female.” |')).toMatch(
      /“There is neither Jew nor Greek … there is neither male nor female”/,
    );
  });
});

describe('blocks', () => {
  const DEITY = '"For in him the whole fullness of deity dwells bodily"';

  it('end with dots where the sentence of the passage goes on', () => {
    expect(content(`*   **Colossians 2:9:** ${DEITY}`)).toMatch(/bodily…\n\s+> — Colossians 2:9 \(WEB\)$/);
  });

  it('are not made of a short quotation in the brackets of a sentence', () => {
    const text = `They point to John 8:58 ("Before Abraham was, I am"), and Colossians 2:9 (${DEITY}).`;
    expect(content(text)).toMatch(/and Colossians 2:9 \("For in him [^"\n]+ bodily"\)\.$/);
  });

  it('name the verses that they have', () => {
    const text =
      'In Ephesians 5:31-32, Paul quotes Genesis: "Therefore a man shall leave his father and mother and hold fast to his wife, and the two shall become one flesh."';
    expect(content(text)).toMatch(/— Ephesians 5:31 \(WEB\)$/);
  });
});

describe('words that are told to be a paraphrase', () => {
  it('have the stop of their sentence behind what is said of them', () => {
    expect(content('| James 5:14, 15 “prayer for healing.”  The Bible tells of it. |')).toBe(
      '| James 5:14, 15 prayer for healing (paraphrased).  The Bible tells of it. |',
    );
  });
});
