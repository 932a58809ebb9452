import { describe, expect, it } from 'vitest';
import { summaries, throughGate, MISQUOTED as WRONG } from '../../tests/support/gate.ts';
import { realGate } from '../../tests/support/real-gate.ts';
import { checkText } from '../check.ts';
import { namesThePlace } from './late-reference.ts';

const { parts, read } = realGate();

describe('words that give a quotation before them its place', () => {
  it.each([
    'You will find that in ',
    'That is from ',
    'These words stand in ',
    'It is written in the book of ',
    'This is **',
    'So says ',
    'See ',
    'Found in ',
  ])('%s', (words) => {
    expect(namesThePlace(words)).toBe(true);
  });

  it.each([
    'This is why I love ',
    'We should also think of ',
    'He was born in ',
    'Compare this with what he says in ',
  ])('are not: %s', (words) => {
    expect(namesThePlace(words)).toBe(false);
  });
});

describe('a quotation that was sent before its reference came', () => {
  const text = `Hear this: "${WRONG}." You will find that in John 3:16. Amen.`;

  it('stays as it was, and a finding says that it is not the text', () => {
    const outcome = read(text);
    expect(outcome.content).toBe(text);
    expect(outcome.findings[0]).toMatchObject({
      status: 'unverified',
      reference: 'John 3:16',
      quoted: `${WRONG}.`,
    });
    expect(outcome.findings[0]!.note).toContain('not the words of John 3:16');
    expect(outcome.findings[0]!.text).toContain('For God so loved the world');
  });

  it('is set right in a whole text', () => {
    const { corrected, findings } = checkText(text, { ...parts(), preferred: 'kjv' });
    expect(corrected).toMatch(
      /^Hear this:\n\n> For God so loved .*\n> — John 3:16 \(KJV\)\n\nYou will find that in John 3:16\. Amen\.$/,
    );
    expect(findings[0]).toMatchObject({ status: 'corrected', reference: 'John 3:16' });
  });

  it('is verified where it is', () => {
    const outcome = read(
      'Hear this: "The good shepherd lays down his life for the sheep." That is from John 10:11.',
    );
    expect(summaries(outcome)[0]).toBe('verified John 10:11');
  });

  it('says where true words stand that were given another place', () => {
    const wrong = 'Hear this: "The LORD is my shepherd; I shall not want." That is from Job 3:1.';
    const { content, findings } = read(wrong);
    expect(content).toBe(wrong);
    expect(findings[0]).toMatchObject({ status: 'verified', reference: 'Psalm 23:1' });
    expect(findings[0]!.note).toContain('stand in Psalm 23:1');
    expect(checkText(wrong, parts()).corrected).toBe(wrong.replace('Job 3:1', 'Psalm 23:1'));
  });

  it('is judged once others were found in it', () => {
    const nested =
      'He wrote, "They say that ‘God is kind to all of us’ in these days." This is from Romans 12:1.';
    expect(read(nested).content).toBe(nested);
  });
});

describe('a quotation in a quotation', () => {
  it('is checked, and the sentence round it stays', () => {
    const outcome = read(
      'A friend wrote, "I read \'The LORD is my shepherd\' (Psalm 23:1) and slept." So it was.',
    );
    expect(summaries(outcome)).toEqual(['verified Psalm 23:1']);
    const wrong = read(`A friend wrote, "I read ‘${WRONG}’ (John 3:16) and slept." So it was.`);
    expect(wrong.content).toMatch(
      /^A friend wrote, "I read ‘For God so loved .*’ \(John 3:16\) and slept\." So it was\.$/,
    );
    expect(summaries(wrong)).toEqual(['corrected John 3:16']);
  });

  it('of the same kind is matched mark by mark', () => {
    const text =
      '‘He called it ‘Shibah’. Therefore the name of the city is ‘Beersheba’ to this day.’ (Genesis 26:33)';
    expect(read(text).content).toBe(text);
    expect(summaries(read(text))).toEqual(['verified Genesis 26:33']);
  });
});

describe('a reference within the quotation marks', () => {
  it('belongs to the words before it', () => {
    for (const text of [
      '"For God so loved the world (John 3:16)"',
      '“For God so loved the world – John 3:16, KJV”',
    ]) {
      expect(read(text).content).toBe(text);
      expect(summaries(read(text))).toEqual(['verified John 3:16']);
    }
    const wrong = throughGate([`"${WRONG} (John 3:16)"`], { ...parts(), preferred: 'web' });
    expect(wrong.content).toMatch(/^> For God so loved .*\n> — John 3:16 \(WEB\)$/);
  });
});
