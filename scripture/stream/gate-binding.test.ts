import { describe, expect, it } from 'vitest';
import { summaries as short } from '../../tests/support/gate.ts';
import { realGate } from '../../tests/support/real-gate.ts';

const { read, words } = realGate();
const quotations = (text: string) => short(read(text)).filter((one) => !one.startsWith('-'));

describe('the reference that a quotation is bound to', () => {
  it.each([
    'Matthew 10:28: "Fear the one who is able to destroy soul and body"; 2 Thessalonians 1:9: "They will pay with eternal ruin".',
    'Matthew 10:28 ("Fear the one who is able to destroy soul and body") and 2 Thessalonians 1:9 ("They will pay with eternal ruin").',
    '"Fear the one who is able to destroy soul and body" (Matthew 10:28); "They will pay with eternal ruin" (2 Thessalonians 1:9).',
    '- Matthew 10:28 – "Fear the one who is able to destroy soul and body"\n- 2 Thessalonians 1:9 – "They will pay with eternal ruin"',
  ])('is the one right beside it: %s', (text) => {
    expect(quotations(text).map((one) => one.split(' ').slice(1).join(' '))).toEqual([
      'Matthew 10:28',
      '2 Thessalonians 1:9',
    ]);
  });

  it('is its own in a row of three', () => {
    const text =
      'John 3:16: "God loved the world so much he gave his Son"; Romans 5:8: "God shows his love in that Christ died for us"; 1 John 4:8: "God himself is love".';
    expect(quotations(text)).toEqual(['corrected John 3:16', 'corrected Romans 5:8', 'corrected 1 John 4:8']);
    expect(read(text).content).toMatch(/John 3:16: ".*"; Romans 5:8: ".*"; 1 John 4:8: /);
  });

  it('is never one to compare, nor one behind a semicolon', () => {
    const cf = 'The law of the church had become "a wall of stone around the people" (cf. Ephesians 2:14).';
    expect(read(cf).content).toBe(cf);
    expect(
      quotations('"You shall love your neighbor as yourself" (Mark 12:31, cf. Leviticus 19:18).'),
    ).toEqual(['verified Mark 12:31']);
    const other = 'He spoke of "a wall of stone around the people"; Ephesians 2:14 says more.';
    expect(read(other).content).toBe(other);
  });

  it('may end the bracket in which the quotation stands', () => {
    expect(
      quotations(
        'Gamaliel (Acts 5:34) taught him the law ("a Hebrew born of Hebrews... as to the law, a Pharisee"; Phil. 3:5).',
      ),
    ).toEqual(['corrected Philippians 3:5']);
  });

  it('may be named by its verse alone', () => {
    expect(quotations('Look at Romans 3:20. Verse 23 says: "All people have missed the glory."')).toEqual([
      'corrected Romans 3:23',
    ]);
  });

  it('is not rewritten where it belongs to no quotation', () => {
    const text = `She wrote "${words('Genesis 1:1')}" and went on to speak of John 3:16 at length.`;
    expect(read(text).content).toBe(text);
  });
});

describe('a misquotation beside its reference', () => {
  it.each([
    'In our prayers we hold that "the Lord stays close to all whose hearts are hurting" (Psalm 34:18).',
    'Luther loved it: "In him all that God is has come to live in a body" (Colossians 2:9).',
    'Our confession and song is this: "In him all that God is has come to live in a body" (Colossians 2:9).',
    'This aligns with Romans 12:18 ("Do what you can so that everybody gets along").',
    'Here is "in his mighty grip the whole of nature" (Psalm 104:30).',
    '"Jesus slept." (John 11:35)',
    '- **"Rejoice sometimes."** (1 Thessalonians 5:16)',
    '| 1 Thessalonians 5:16 | "Rejoice sometimes." |',
  ])('does not stand, whatever else the sentence names: %s', (text) => {
    expect(read(text).content).not.toContain(/["“](.*)["”]/.exec(text)![0]);
    expect(quotations(text)[0]).toMatch(/^(?:paraphrased|corrected) /);
  });

  it.each([
    'Augustine says "our hearts are restless until they rest in you" (Psalm 62:1).',
    'The Book of Common Prayer has "we have left undone those things which we ought to have done" (Romans 7:19).',
    'I told Mum "I am praying for you every day this week" (James 5:16).',
    'Augustine’s "no further would I read" (Romans 13:13) is known.',
    '**Anna:** "I care about you deeply, and I want to say something hard." (Ephesians 4:15)',
  ])('is none where a person says it: %s', (text) => {
    expect(read(text).content).toBe(text);
    expect(quotations(text)).toEqual([]);
  });
});

describe('true words', () => {
  it('of another verse of the chapter stay, and it is said where they stand', () => {
    const text = 'John calls himself "the disciple whom Jesus loved" (John 21:24).';
    expect(read(text).content).toBe(text);
    expect(quotations(text)).toEqual(['verified John 21:20']);
  });

  it('may be written in small capitals of Unicode', () => {
    const text = '"The Lᴏʀᴅ is my shepherd; I shall not want." (Psalm 23:1)';
    expect(read(text).content).toBe(text);
    expect(quotations(text)).toEqual(['verified Psalm 23:1']);
  });
});

describe('words in brackets', () => {
  it.each([
    ['"the Word was [a] God"', 'John 1:1'],
    ['"For God so loved [only the elect in] the world"', 'John 3:16'],
    ['"Jesus Christ [the Archangel Michael] the same yesterday, and to day, and for ever"', 'Hebrews 13:8'],
  ])('that add, deny or narrow are no part of a true quotation: %s', (quotation, reference) => {
    const outcome = read(`${quotation} (${reference}).`);
    expect(outcome.content).not.toContain(quotation);
    expect(outcome.findings[0]!.status).toMatch(/paraphrased|corrected/);
  });
});
