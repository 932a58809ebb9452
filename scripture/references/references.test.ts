import { describe, expect, it } from 'vitest';
import { BOOKS } from '../text/books.ts';
import { formatPassage, passageOf } from './format.ts';
import { findReferences, parseReference } from './references.ts';

const typed: readonly (readonly [typed: string, reference: string, osis: string])[] = [
  ['John 3:16', 'John 3:16', 'John.3.16'],
  ['john 3:16', 'John 3:16', 'John.3.16'],
  ['JOHN 3:16', 'John 3:16', 'John.3.16'],
  ['John3:16', 'John 3:16', 'John.3.16'],
  ['Jn 3.16', 'John 3:16', 'John.3.16'],
  ['John 3 16', 'John 3:16', 'John.3.16'],
  ['John 3 v 16', 'John 3:16', 'John.3.16'],
  ['John chapter 3 verse 16', 'John 3:16', 'John.3.16'],
  ['John iii. 16', 'John 3:16', 'John.3.16'],
  ['St. John 3:16', 'John 3:16', 'John.3.16'],
  ['The Gospel of John 3:16', 'John 3:16', 'John.3.16'],
  ['(John 3:16)', 'John 3:16', 'John.3.16'],
  ['John 3:16!', 'John 3:16', 'John.3.16'],
  ['John 3:16 KJV', 'John 3:16', 'John.3.16'],
  ['John 3:16 (NIV)', 'John 3:16', 'John.3.16'],
  ['John\u00a03:16', 'John 3:16', 'John.3.16'],
  ['John\u200b 3:16', 'John 3:16', 'John.3.16'],
  ['John+3:16', 'John 3:16', 'John.3.16'],
  ['John_3_16', 'John 3:16', 'John.3.16'],
  ['John%203:16', 'John 3:16', 'John.3.16'],
  ['john-3-16', 'John 3:16', 'John.3.16'],
  ['john-3-16-18', 'John 3:16-18', 'John.3.16-John.3.18'],
  ['1-john-4-8', '1 John 4:8', '1John.4.8'],
  ['song-of-solomon-2-4', 'Song of Solomon 2:4', 'Song.2.4'],
  ['John.3.16', 'John 3:16', 'John.3.16'],
  ['Ps.23.1', 'Psalm 23:1', 'Ps.23.1'],
  ['Prov.3.5-Prov.3.6', 'Proverbs 3:5-6', 'Prov.3.5-Prov.3.6'],
  ['Ps.23', 'Psalm 23', 'Ps.23'],
  ['Ps 23', 'Psalm 23', 'Ps.23'],
  ['ps23', 'Psalm 23', 'Ps.23'],
  ['Psalms 23', 'Psalm 23', 'Ps.23'],
  ['Psalm 23:1-6', 'Psalm 23', 'Ps.23'],
  ['Ps. 119:105, 110', 'Psalm 119:105; 119:110', 'Ps.119.105,Ps.119.110'],
  ['Ps 23, 24', 'Psalm 23; 24', 'Ps.23,Ps.24'],
  ['1 cor 13:4-8a', '1 Corinthians 13:4-8', '1Cor.13.4-1Cor.13.8'],
  ['I Cor 13', '1 Corinthians 13', '1Cor.13'],
  ['First Corinthians 13', '1 Corinthians 13', '1Cor.13'],
  ['II Tim 3:16', '2 Timothy 3:16', '2Tim.3.16'],
  ['2nd Timothy 3:16', '2 Timothy 3:16', '2Tim.3.16'],
  ['Jn 3.16; Rom 5:8', 'John 3:16; Romans 5:8', 'John.3.16,Rom.5.8'],
  ['Romans 8:28, 38-39', 'Romans 8:28; 8:38-39', 'Rom.8.28,Rom.8.38-Rom.8.39'],
  ['Rom 5:8; 6:23', 'Romans 5:8; 6:23', 'Rom.5.8,Rom.6.23'],
  ['Leviticus 18:22 and 20:13', 'Leviticus 18:22; 20:13', 'Lev.18.22,Lev.20.13'],
  ['John 3; 5:1', 'John 3; John 5:1', 'John.3,John.5.1'],
  ['John 3:16ff', 'John 3:16-36', 'John.3.16-John.3.36'],
  ['John 3:16f.', 'John 3:16-17', 'John.3.16-John.3.17'],
  ['Jn 8:1–11', 'John 8:1-11', 'John.8.1-John.8.11'],
  ['Gen 1:1—2:3', 'Genesis 1:1-2:3', 'Gen.1.1-Gen.2.3'],
  ['Gen 1:1 − 2:3', 'Genesis 1:1-2:3', 'Gen.1.1-Gen.2.3'],
  ['John 20:30‑31', 'John 20:30-31', 'John.20.30-John.20.31'],
  ['John 3:16 to 4:2', 'John 3:16-4:2', 'John.3.16-John.4.2'],
  ['Gen 1-3', 'Genesis 1-3', 'Gen.1-Gen.3'],
  ['chapters 5-7 of Matthew', 'Matthew 5-7', 'Matt.5-Matt.7'],
  ['Gen 50:1 – Exod 1:5', 'Genesis 50:1-Exodus 1:5', 'Gen.50.1-Exod.1.5'],
  ['Gen 50-Exod 1', 'Genesis 50-Exodus 1', 'Gen.50-Exod.1'],
  ['Jude 5', 'Jude 1:5', 'Jude.1.5'],
  ['Jude 24', 'Jude 1:24', 'Jude.1.24'],
  ['Jude', 'Jude 1', 'Jude.1'],
  ['Jude 1', 'Jude 1', 'Jude.1'],
  ['Phlm 6', 'Philemon 1:6', 'Phlm.1.6'],
  ['Ruth', 'Ruth 1-4', 'Ruth.1-Ruth.4'],
  ['Cant 2:4', 'Song of Solomon 2:4', 'Song.2.4'],
  ['Song of Songs 2:4', 'Song of Solomon 2:4', 'Song.2.4'],
  ['Is 53:5', 'Isaiah 53:5', 'Isa.53.5'],
  ['Hebrew 4:15', 'Hebrews 4:15', 'Heb.4.15'],
  [
    'Matthew 5:3-12 and Luke 6:20-23',
    'Matthew 5:3-12; Luke 6:20-23',
    'Matt.5.3-Matt.5.12,Luke.6.20-Luke.6.23',
  ],
];

const impossible: readonly (readonly [typed: string, message: RegExp])[] = [
  ['John 22:1', /^John has 21 chapters\.$/],
  ['John 22', /^John has 21 chapters\.$/],
  ['John 3:40', /^John 3 has 36 verses\.$/],
  ['John 3:16-40', /^John 3 has 36 verses\.$/],
  ['John 3:16-999999', /^John 3 has 36 verses\.$/],
  ['John 999999:1', /^John has 21 chapters\.$/],
  ['John 0:5', /begins with chapter 1/],
  ['John 3:0', /begins with verse 1/],
  ['John 3:16-12', /before its beginning/],
  ['Rev 22 - Gen 1', /before its beginning/],
  ['Jude 26', /^Jude 1 has 25 verses\.$/],
  ['Philemon 2:3', /only one chapter/],
  ['3 John 1:15', /^3 John 1 has 14 verses\.$/],
  ['Psalm 151', /150 psalms/],
  ['Hezekiah 3:16', /could not find a book named “Hezekiah”/],
  ['3 Peter 1:1', /could not find a book named “3 Peter”/],
  ['2 Romans 3:4', /could not find a book named “2 Romans”/],
  ['John 3:16; Foo 3:4', /could not find a book named “Foo”/],
  ['Tobit 4:5', /Tobit is a deuterocanonical book/],
  ['Wisdom 3:1', /deuterocanonical/],
  ['mark 5 items', /could not read “items”/],
  ['Job offers', /could not find a book named “Job offers”/],
  ['acts of kindness', /could not find/],
  ['love is patient', /could not find a book named “love is patient”/],
  ['16', /could not read/],
  ['3:16', /could not read/],
  [';;;', /could not read/],
  ['', /^Write a reference/],
  ['   ', /^Write a reference/],
  [`John 3:16${'; John 3:16'.repeat(40)}`, /at most 400 characters/],
  ['%E0%A4%A', /could not read|could not find/],
];

describe('parseReference', () => {
  it.each(typed)('reads %j as %s', (input, reference, osis) => {
    const parsed = parseReference(input);
    expect(parsed.ok && [parsed.passage.reference, parsed.passage.osis]).toEqual([reference, osis]);
  });

  it.each(impossible)('refuses %j with the reason', (input, message) => {
    const parsed = parseReference(input);
    expect(parsed.ok || parsed.message).toMatch(message);
  });

  it('reads canonical references and OSIS as the same passage', () => {
    for (const [input] of typed) {
      const parsed = parseReference(input);
      if (!parsed.ok) throw new Error(input);
      for (const written of [parsed.passage.reference, parsed.passage.osis]) {
        const again = parseReference(written);
        expect(again.ok && again.passage).toEqual(parsed.passage);
      }
    }
  });

  it('reads the first and last verse, a chapter and the whole of every book', () => {
    for (const { range } of BOOKS) {
      for (const ranges of [
        [{ first: range.first, last: range.first }],
        [{ first: range.last, last: range.last }],
        [range],
        [{ first: range.first + 1, last: range.last }],
      ]) {
        const written = formatPassage(ranges);
        const parsed = parseReference(written.reference);
        expect(parsed.ok && parsed.passage.osis, written.reference).toBe(written.osis);
      }
    }
  });

  it('takes bounded time for hostile input', () => {
    const hostile = [
      'John '.repeat(80),
      '1:'.repeat(200),
      'I '.repeat(200),
      '('.repeat(400),
      '%'.repeat(400),
    ];
    for (const input of hostile) expect(parseReference(input.slice(0, 400)).ok).toBe(false);
  });
});

describe('the canonical form', () => {
  it('has whole chapters without verses and repeats the book only where needed', () => {
    const matthew = BOOKS[39]!.range.first;
    expect(passageOf([{ first: 0, last: 30 }]).reference).toBe('Genesis 1');
    expect(passageOf([{ first: 0, last: 55 }]).reference).toBe('Genesis 1-2');
    expect(
      passageOf([
        { first: 0, last: 0 },
        { first: matthew, last: matthew },
      ]).reference,
    ).toBe('Genesis 1:1; Matthew 1:1');
  });
});

/** In running text: what is found, "!" before what does not exist. */
const found: readonly (readonly [text: string, found: readonly string[]])[] = [
  ['see (John 3:16; cf. Rom 5:8).', ['John 3:16', 'Romans 5:8']],
  ['Genesis 1:27, 5:2; Galatians 3:28', ['Genesis 1:27', 'Genesis 5:2', 'Galatians 3:28']],
  ['1 Corinthians 6:9-11, 14:34-35', ['1 Corinthians 6:9-11', '1 Corinthians 14:34-35']],
  ['Romans 8:28, 38-39 stand.', ['Romans 8:28; 8:38-39']],
  ['Ephesians 4:15, 25', ['Ephesians 4:15; 4:25']],
  ['as Psalm 23 says', ['Psalm 23']],
  ['read Psalm 23.', ['Psalm 23']],
  ['Mark 5 tells of a healing', ['Mark 5']],
  ['in Acts 2 and Job 3', ['Acts 2', 'Job 3']],
  ['(Matthew 24 / Mark 13 / Luke 21)', ['Matthew 24', 'Mark 13', 'Luke 21']],
  ['chapters 5-7 of Matthew', ['Matthew 5-7']],
  ['First Corinthians 6:9-10 and 1 Timothy 1:10', ['1 Corinthians 6:9-10', '1 Timothy 1:10']],
  ['Is 53:5', ['Isaiah 53:5']],
  ['(Is. 53:5)', ['Isaiah 53:5']],
  ['**John 3:16**', ['John 3:16']],
  ['*Acts 10–11; 15*', ['Acts 10-11', 'Acts 15']],
  ['`John 3:16`', ['John 3:16']],
  ['[John 3:16](https://example.org)', ['John 3:16']],
  ['1\u202fCor\u202f13:4‑8', ['1 Corinthians 13:4-8']],
  ['Joel 2:32/Acts 2:21', ['Joel 2:32', 'Acts 2:21']],
  ['John 3:16ff. and on', ['John 3:16-36']],
  ['Deuteronomy 6:4-5 & Leviticus 19:18', ['Deuteronomy 6:4-5', 'Leviticus 19:18']],
  ['1 John 4:8: "God is love"; John 4:24', ['1 John 4:8', 'John 4:24']],
  ['John 4:8; 1 John 4:8; 2 John 6', ['John 4:8', '1 John 4:8', '2 John 1:6']],
  ['john 3:16 in lower case', ['John 3:16']],
  ['Jo\u200bhn 3:1\u200b6', ['John 3:16']],
  ['John 22:1', ['!John has 21 chapters.']],
  ['(John 3:16-999999)', ['!John 3 has 36 verses.']],
  ['John 39:40 and John 3:16', ['!John has 21 chapters.', 'John 3:16']],
  ['1 Timothy 5:21‑27', ['!1 Timothy 5 has 25 verses.']],
  ['3 Peter 1:1', ['!The Bible has no book named 3 Peter.']],
  ['(Hezekiah 4:12)', ['!The Bible has no book named Hezekiah.']],
  ['Sirach 38:1-15', ['!Sirach is a deuterocanonical book, which the translations here do not hold.']],
  ['meet me at 3:16 pm', []],
  ['mark 5:30 pm in your diary', []],
  ['Job offers are rare', []],
  ['his job 3 years ago', []],
  ['acts of kindness', []],
  ['mark 5 items off the list', []],
  ['Mark 5 items', []],
  ['1 in 5 people', []],
  ['I am 5 years old', []],
  ['Is 5 enough?', []],
  ['Daniel, 22, writes', []],
  ['John 3 years later', []],
  ['He judges 5 people', []],
  ['numbers 5 and 6', []],
  ['the ratio was 3:1', []],
  ['page 3:16', []],
  ['Surah 3:16', []],
  ['2 Nephi 2:25', []],
  ['the Acts 29 network', []],
  ['Phil 4 people', []],
  ['no numbers here', []],
];

describe('findReferences', () => {
  it.each(found)('%j', (text, expected) => {
    const names = findReferences(text).map((each) =>
      each.kind === 'passage' ? each.passage.reference : `!${each.reason}`,
    );
    expect(names).toEqual(expected);
  });

  it('returns offsets in the original text', () => {
    const text = 'As Jo\u200bhn 3:16 says, and (Rom 5:8).';
    const places = findReferences(text).map(({ start, end }) => text.slice(start, end));
    expect(places).toEqual(['Jo\u200bhn 3:16', 'Rom 5:8']);
  });

  it('takes time in proportion to the length of the text', () => {
    const hostile = ['John 3:16; ', '1:', 'John 9999 ', 'chapter 3 of ', '(((', '[[John 3:16]] '];
    for (const piece of hostile) {
      const many = findReferences(piece.repeat(2_000));
      expect(many.length).toBeLessThanOrEqual(2_000);
    }
  });
});
