import { describe, expect, it } from 'vitest';
import { parseReference } from '../references/references.ts';
import { numberInWords } from './number-in-words.ts';
import { plainText } from './plain-text.ts';
import { segmentsOfReply, sentencesOfReply } from './reply-speech.ts';
import { clausesOf, sentencesOf } from './sentences.ts';
import { spokenReference } from './spoken-reference.ts';
import { spokenVerse } from './spoken-verse.ts';
import { spokenWords } from './spoken-words.ts';
import { utterancesOf } from './utterances.ts';

it.each([
  [0, 'zero'],
  [7, 'seven'],
  [16, 'sixteen'],
  [20, 'twenty'],
  [23, 'twenty-three'],
  [100, 'one hundred'],
  [119, 'one hundred and nineteen'],
  [176, 'one hundred and seventy-six'],
  [1_000, '1000'],
])('says %s as %s', (number, words) => expect(numberInWords(number)).toBe(words));

describe('a reference as people say it', () => {
  it.each([
    ['John 3:16', 'John three, verse sixteen'],
    ['1 Corinthians 13:4-7', 'First Corinthians thirteen, verses four to seven'],
    ['2 Tim 3:16', 'Second Timothy three, verse sixteen'],
    ['3 John 4', 'Third John, verse four'],
    ['Jude 3', 'Jude, verse three'],
    ['Jude 3-5', 'Jude, verses three to five'],
    ['Philemon', 'Philemon'],
    ['Psalm 23', 'Psalm twenty-three'],
    ['Ps 119:105', 'Psalm one hundred and nineteen, verse one hundred and five'],
    ['Psalms 23-24', 'Psalms twenty-three to twenty-four'],
    ['Genesis 1-3', 'Genesis, chapters one to three'],
    ['Ruth', 'Ruth'],
    ['Genesis 1:1-2:3', 'Genesis one, verse one, to chapter two, verse three'],
    ['John 3:16,18', 'John three, verses sixteen and eighteen'],
    ['John 3:16-17, 19, 21', 'John three, verses sixteen to seventeen, nineteen and twenty-one'],
    ['John 3:16; Romans 5:8', 'John three, verse sixteen; Romans five, verse eight'],
    ['Romans 8:28; 12:2', 'Romans eight, verse twenty-eight; Romans twelve, verse two'],
    ['Song of Solomon 2:4', 'Song of Solomon two, verse four'],
    ['Revelation 22:21', 'Revelation twenty-two, verse twenty-one'],
  ])('%s', (written, spoken) => {
    const parsed = parseReference(written);
    expect(parsed.ok && spokenReference(parsed.passage.ranges)).toBe(spoken);
  });
});

describe('Markdown is silent', () => {
  it.each([
    ['**Peace** be *with* you', 'Peace be with you'],
    ['__Peace__ be _with_ you', 'Peace be with you'],
    ['***very*** bold', 'very bold'],
    ['snake_case_name stays', 'snake_case_name stays'],
    ['2 * 3 * 4 stays', '2 * 3 * 4 stays'],
    ['See [the page](https://example.org/a_(b)) now', 'See the page now'],
    ['![A dove](dove.png) flies', 'A dove flies'],
    ['[[John 3:16]]', 'John 3:16'],
    ['# Grace\n\nIs a gift', 'Grace\n\nIs a gift'],
    ['One\n\n---\n\nTwo', 'One\n\nTwo'],
    ['One\n\n* * *\n\nTwo', 'One\n\nTwo'],
    ['> For God so loved\n> the world', 'For God so loved\nthe world'],
    ['- one\n- two', 'one\ntwo'],
    ['1. one\n2. two', 'one\ntwo'],
    ['`code` here', 'code here'],
    ['| a | b |\n| --- | --- |\n| c | d |', 'a, b\n\nc, d'],
    ['God loves you ❤️.', 'God loves you.'],
    ['Love 💕 and 🙏🏽 peace', 'Love and peace'],
    ['Well \\*said\\*', 'Well *said*'],
    ['¹⁶For God', 'For God'],
    ['~~old~~ new', 'old new'],
  ])('%j', (markdown, plain) => expect(plainText(markdown)).toBe(plain));
});

describe('a sentence as it is said', () => {
  it.each([
    ['Read 1 Cor 13:4-7 today.', 'Read First Corinthians thirteen, verses four to seven today.'],
    ['He is near (Ps. 34:18).', 'He is near, Psalm thirty-four, verse eighteen.'],
    ['— Psalm 23:1 (KJV)', 'Psalm twenty-three, verse one, King James Version.'],
    ['See vv. 4-5.', 'See verses four to five.'],
    ['In v. 16 he says so.', 'In verse sixteen he says so.'],
    ['Chapter 3 begins', 'Chapter three begins'],
    ['Fruit, e.g. patience', 'Fruit, for example, patience'],
    ['that is, i.e. so', 'that is, that is, so'],
    ['St. Paul and Mt. Sinai', 'Saint Paul and Mount Sinai'],
    ['the LORD’s hand', 'the Lord’s hand'],
    ['the Lord GOD', 'the Lord God'],
    ['He said I AM', 'He said I am'],
    ['the NT and the OT', 'the New Testament and the Old Testament'],
    ['faith, hope, etc. remain', 'faith, hope, and so on remain'],
    ['Mercy — and truth', 'Mercy, and truth'],
    ['grace & truth', 'grace and truth'],
    ['Nothing to change here.', 'Nothing to change here.'],
    ['It is 3:16 pm', 'It is 3:16 pm'],
  ])('%s', (written, spoken) => expect(spokenWords(written)).toBe(spoken));

  it('is the same when it is made speakable twice', () => {
    const once = spokenWords('Read 1 Cor 13:4-7 (KJV), e.g. vv. 4-5 of the LORD.');
    expect(spokenWords(once)).toBe(once);
  });
});

describe('a verse as it is said', () => {
  it.each([
    ['The LORD is my shepherd', 'The Lord is my shepherd'],
    ['the LORD’s house', 'the Lord’s house'],
    ['THIS IS JESUS THE KING', 'This Is Jesus The King'],
    ['I AM THAT I AM: and he said', 'I Am That I Am: and he said'],
    ['I am A man', 'I am A man'],
    ['O LORD, help', 'O Lord, help'],
    ['save them. Selah.', 'save them. Selah.'],
    ['save them Selah', 'save them. Selah.'],
    ['and said—come', 'and said, come'],
  ])('%s', (text, spoken) => expect(spokenVerse(text)).toBe(spoken));
});

describe('sentences', () => {
  const texts = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

  it.each([
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['He said, “Go.” They went.', ['He said, “Go.”', 'They went.']],
    ['See Rom. 8:28. It helps.', ['See Rom. 8:28.', 'It helps.']],
    ['Dr. Luke wrote. Read on.', ['Dr. Luke wrote.', 'Read on.']],
    ['A heading\nA line', ['A heading', 'A line']],
    ['C. S. Lewis wrote. Yes.', ['C. S. Lewis wrote.', 'Yes.']],
    ['', []],
  ])('%j', (text, sentences) => expect(texts(text)).toEqual(sentences));

  it('are cut into clauses for marking', () => {
    const verse = 'He restoreth my soul: he leadeth me in the paths of righteousness for his name’s sake.';
    expect(clausesOf(verse).map(({ start, end }) => verse.slice(start, end))).toEqual([
      'He restoreth my soul:',
      'he leadeth me in the paths of righteousness for his name’s sake.',
    ]);
  });
});

describe('utterances of the browser’s own voice', () => {
  const sentence = 'Grace is a gift that nobody can earn.';

  it('are short, and lose no word', () => {
    const text = `${sentence} And ${'so it goes on, '.repeat(30)}to its ${'very '.repeat(60)}end.`;
    const utterances = utterancesOf(text, 160);
    expect(utterances.every(({ length }) => length <= 160)).toBe(true);
    expect(utterances.join(' ')).toBe(text);
  });

  it('end with a clause where they can', () => {
    expect(utterancesOf(`${sentence} ${sentence}`, 50)).toEqual([sentence, sentence]);
  });
});

describe('a reply', () => {
  const markdown = '**Peace.** Read John 3:16 today. Then rest';

  it('is cut into sentences, without its last one while it is being written', () => {
    expect(sentencesOfReply(markdown, false).map(({ written }) => written)).toEqual([
      'Peace.',
      'Read John 3:16 today.',
    ]);
    expect(sentencesOfReply(markdown, true).map(({ spoken }) => spoken)).toEqual([
      'Peace.',
      'Read John three, verse sixteen today.',
      'Then rest',
    ]);
  });

  it('begins with one sentence, and keeps the segments that are known while it grows', () => {
    const first = segmentsOfReply(sentencesOfReply(markdown, false));
    expect(first.map(({ sentences }) => sentences.length)).toEqual([1, 1]);
    const later = segmentsOfReply(sentencesOfReply(`${markdown}. And go on.`, true), first);
    expect(later.slice(0, 2)).toEqual(first);
    expect(later[2]?.sentences.map(({ written }) => written)).toEqual(['Then rest.', 'And go on.']);
  });

  it('of a long text is cut into segments of up to 2,000 characters, at the ends of sentences', () => {
    const text = Array.from(
      { length: 200 },
      () => `Grace is a gift that ${'nobody at all '.repeat(9)}can earn.`,
    ).join(' ');
    const segments = segmentsOfReply(sentencesOfReply(text, true));
    expect(segments.flatMap(({ sentences }) => sentences)).toHaveLength(200);
    expect(segments[0]?.sentences).toHaveLength(1);
    for (const { sentences } of segments) {
      expect(sentences.map(({ spoken }) => spoken).join(' ').length).toBeLessThanOrEqual(2_000);
    }
  });

  it('with a sentence longer than a segment is cut within it', () => {
    const sentences = sentencesOfReply(`${'word '.repeat(900)}end.`, true);
    expect(sentences.length).toBe(3);
    expect(sentences.every(({ spoken }) => spoken.length <= 2_000)).toBe(true);
  });
});
