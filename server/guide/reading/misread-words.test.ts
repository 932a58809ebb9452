import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { amountsIn, amountWords } from '../forms/amounts.ts';
import { booksIn } from '../forms/read-form.ts';
import { namedTranslation } from './requests.ts';
import { saidPlainly } from './said-plainly.ts';
import { plainWords } from './words.ts';

const { ask, converse } = askedGuide();
const countOf = (words: string) => amountsIn(amountWords(plainWords(words))).count;

describe('words that are no condition of a request', () => {
  it('a number that counts something else', () => {
    for (const words of [
      'Been out of work for 14 months, a verse please',
      'I am 17 and pregnant, bible verses?',
      'After 22 years, any scriptures?',
      'my result was 38 percent. any verse',
    ])
      expect(countOf(words), words).toBeUndefined();
    expect(countOf('three short comforting verses for a friend')).toBe(3);
    expect(countOf('give me 5 of the best verses about hope')).toBe(5);
    expect(countOf('I am looking for 4 kids prayers')).toBe(4);
    expect(ask('Out of work after 31 years. Any Bible verses').match(/^> — /gm)?.length).toBeLessThan(7);
  });

  it('a name that is also a word', () => {
    for (const words of [
      'i lost my job, verses please',
      'verses for a job interview',
      'my mark was bad, a verse',
    ])
      expect(booksIn(plainWords(words)), words).toEqual([]);
    expect(booksIn('verses from job about suffering')).toEqual(['Job']);
    expect(booksIn('three verses from the book of job')).toEqual(['Job']);
    expect(ask('I lost my job last week. Do you have a verse?')).not.toMatch(/^> — Job /m);
  });

  it('the message of a text, which nobody wants to send', () => {
    expect(saidPlainly('What’s the main message of the book of Ruth?')).toBe(
      'what is the book of Ruth about?',
    );
    expect(saidPlainly('what is the message of Psalm 23?')).toBe('what is the meaning of Psalm 23?');
    expect(ask('What is the message of Jonah?')).toMatch(/prophet who runs away/);
    expect(ask('What is the message of Job')).not.toMatch(/you could send|MSG/);
    for (const words of [
      'what is the point of praying',
      'send me a message of comfort',
      'the message of my boss',
    ])
      expect(saidPlainly(words)).toBe(words);
    expect(namedTranslation('what is the message of the cross')).toEqual({});
    expect(namedTranslation('john 3 16 from the message')).toEqual({ notHeld: 'MSG' });
  });

  it('years of marriage where it has ended ask for no wedding', () => {
    expect(ask('We were married 43 years and he has left me. Any verses?')).not.toContain('For a wedding');
    expect(ask('a reading for our golden wedding, married 50 years')).toContain('> — ');
  });
});

describe('what is wanted for this', () => {
  it('is a line of one’s own beside the verse for a card', () => {
    const [, line] = converse(['verse for a birthday card', 'and one line from me before it?']);
    expect(line).toMatch(/Happy birthday/);
    expect(line).not.toContain('> — ');
  });

  it('are words that take up the matter and the person of the talk', () => {
    const last = (...talk: string[]) => converse(talk).at(-1);
    expect(
      last('I need help with the rent and never asked anyone for money', 'How would I put it to the pastor?'),
    ).toContain('It is about money');
    expect(
      last(
        'My boss wants me to hide the real figures from a customer',
        'Can you draft me a short message to him?',
      ),
    ).toContain('not comfortable putting my name');
    expect(
      last(
        'My pastor says I am robbing God if I do not tithe, and my kids need shoes',
        'Can you make me a message to him',
      ),
    ).toContain('I cannot give the tithe');
    expect(
      last(
        'My brother is in prison for robbing our gran',
        'I want to write to him. What do I put that is not cruel?',
      ),
    ).toContain('not mended for me');
    expect(last('A Muslim friend sent me a video about the Trinity', 'What could I write back?')).toContain(
      'Thank you for sending me that',
    );
  });

  it('stays what it was where nothing was told that would be hard to say', () => {
    expect(converse(['My mother died', 'can you write me a prayer']).at(-1)).toContain('Amen.');
    expect(ask('write a note to my landlord')).not.toMatch(/robb|tithe|It is about money/);
  });

  it('is the answer to what somebody may say', () => {
    expect(ask('How do I answer if my son says the Bible is full of contradictions?')).toMatch(/witnesses/);
  });

  it('is a line for a stone', () => {
    const [, lines] = converse([
      'We lost our baby girl at 20 weeks.',
      'We need a few words for the small stone, at most 30 letters',
    ]);
    expect(lines).toContain('Lines for it');
    expect(lines).not.toContain('Sit down');
  });
});
