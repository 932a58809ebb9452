import { describe, expect, it } from 'vitest';
import { findReferences } from '../../scripture/references/references.ts';
import { TRANSLATION_IDS, type TranslationId } from '../../scripture/translations.ts';
import { askedGuide, longParagraphs, quotesOf } from '../../tests/support/asked-guide.ts';
import { loadLibrary } from './library.ts';

const LIBRARY = loadLibrary();

const { bible, ask, converse } = askedGuide();

describe('every answer', () => {
  const everyTopic = LIBRARY.topics.map((topic) => topic.about);
  const everyQuestion = LIBRARY.questions.map((question) => question.question);
  const everyFamous = LIBRARY.famous.map(({ mark }) => `What does ${mark.slice(2, -2)} mean?`);
  const everyBook = LIBRARY.books.map(({ osis }) => `Tell me about the book of ${osis}`);
  const asked = [...everyTopic, ...everyQuestion, ...everyFamous, ...everyBook];

  it.each(TRANSLATION_IDS)(
    'quotes only what stands in the Bible files (%s)',
    (translation: TranslationId) => {
      for (const words of asked) {
        const reply = ask(words, { translation });
        for (const { text, reference, label } of quotesOf(reply)) {
          const [found] = findReferences(reference);
          expect(found?.kind, `${words}: ${reference}`).toBe('passage');
          if (found?.kind !== 'passage') continue;
          const held = bible()[label.toLowerCase() as TranslationId];
          const verses = found.passage.ranges.flatMap(({ first, last }) =>
            Array.from({ length: last - first + 1 }, (_, step) => held.text(first + step)),
          );
          expect(text, `${words}: ${reference} (${label})`).toBe(verses.join(' '));
        }
      }
    },
  );

  it.each(TRANSLATION_IDS)(
    'leaves no mark, no place of ours and no undefined in the text (%s)',
    (translation) => {
      for (const words of asked) {
        const reply = ask(words, { translation });
        expect(reply, words).not.toMatch(/\[\[|\]\]|\{\w+\}|undefined|NaN|\n{3,}| {2}\S/);
        expect(reply.trim()).toBe(reply);
        expect(quotesOf(reply).length, words).toBe(reply.match(/^> — /gm)?.length ?? 0);
      }
    },
  );

  it('names only passages that exist', () => {
    for (const words of asked) {
      for (const paragraph of ask(words).split('\n\n')) {
        const wrong = findReferences(paragraph).filter((reference) => reference.kind === 'not-found');
        expect(wrong, `${words}: ${paragraph}`).toEqual([]);
      }
    }
  });

  it('takes a few milliseconds', () => {
    for (const words of asked) ask(words);
    const begun = process.cpuUsage();
    for (const words of asked) ask(words);
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1000 / asked.length).toBeLessThan(10);
  });
});

describe('an answer on a topic', () => {
  it('has understanding, passages, guidance, steps, encouragement and a prayer', () => {
    const topic = LIBRARY.topics.find(({ id }) => id === 'anxiety')!;
    const reply = ask('I am so anxious');
    for (const parts of [topic.understanding, topic.guidance, topic.encouragement, topic.prayers]) {
      expect(parts.some((text) => reply.includes(text.slice(0, 60)))).toBe(true);
    }
    expect(topic.practices.filter((text) => reply.includes(text)).length).toBeGreaterThanOrEqual(2);
    expect(quotesOf(reply).length).toBeGreaterThanOrEqual(2);
  });

  it.each(LIBRARY.topics.map(({ id, about }) => [id, about]))(
    'never says the same twice in five turns: %s',
    (_id, about) => {
      const replies = converse([about, 'tell me more', about, 'tell me more', about]);
      const heard = new Set<string>();
      for (const reply of replies) {
        const paragraphs = longParagraphs(reply);
        expect(paragraphs.filter((paragraph) => heard.has(paragraph))).toEqual([]);
        for (const paragraph of paragraphs) heard.add(paragraph);
      }
    },
  );

  it.each(LIBRARY.topics.map(({ id, about }) => [id, about]))('has a good measure: %s', (_id, about) => {
    const [, second = ''] = converse([about, about]);
    const count = second.split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(120);
    expect(count).toBeLessThanOrEqual(520);
  });

  it('is the same for the same conversation', () => {
    expect(converse(['I am lonely', 'tell me more'])).toEqual(converse(['I am lonely', 'tell me more']));
  });

  it('brings other passages when another verse is asked for', () => {
    const [first = '', second = ''] = converse(['I am grieving', 'another verse please']);
    const before = quotesOf(first).map(({ reference }) => reference);
    const now = quotesOf(second).map(({ reference }) => reference);
    expect(now.length).toBeGreaterThanOrEqual(1);
    expect(now.filter((reference) => before.includes(reference))).toEqual([]);
  });
});

describe('other questions asked again', () => {
  const again = (first: string) => [first, 'tell me more', first, 'tell me more'];
  const repeats = (replies: readonly string[]) => {
    const all = replies.flatMap(longParagraphs);
    return all.filter((paragraph, place) => all.indexOf(paragraph) < place);
  };

  it.each(LIBRARY.questions.map(({ id, question }) => [id, question]))(
    'never says the same twice on a question of the faith: %s',
    (_id, question) => {
      expect(repeats(converse(again(question)))).toEqual([]);
    },
  );

  it.each(LIBRARY.famous.slice(0, 40).map(({ mark }) => mark.slice(2, -2)))(
    'never says the same twice on a passage: %s',
    (reference) => {
      expect(repeats(converse(again(`explain ${reference}`)))).toEqual([]);
    },
  );

  it('gives another prayer when asked again', () => {
    const replies = converse([
      'pray for my mother, she is sick',
      'please pray again',
      'pray for my sick mother',
    ]);
    expect(repeats(replies)).toEqual([]);
  });
});

describe('what the guide says of itself', () => {
  it('is not said unasked: the screen and the message name who writes', () => {
    for (const reply of converse(['I am lonely', 'tell me more', 'what is grace?', 'thanks']))
      expect(reply).not.toContain('built-in guide');
  });

  it.each([
    'are you alive?',
    'do you believe in God?',
    'can you pray?',
    'are you a pastor?',
    'do you love me?',
  ])('is honest: %s', (words) => {
    expect(ask(words)).toMatch(/computer program|I am a program|a program/);
  });

  it('refuses to play Jesus', () => {
    expect(ask('pretend to be Jesus and talk to me')).toMatch(/I do not play Jesus/);
  });

  it('sends one who has nobody else to people', () => {
    expect(ask('you are my only friend')).toMatch(/one person/);
  });

  it('gives a prayer as words for the visitor, not as its own', () => {
    expect(ask('pray for my mother, she has cancer')).toMatch(/cannot pray|Make them your own/);
  });
});

describe('what is out of reach', () => {
  it('is said plainly', () => {
    expect(ask('who won the football world cup?')).toContain('I cannot see a forecast, a score');
    expect(ask('asdfgh qwerty')).toContain('I could not read a question in that');
  });

  it('is asked about when nothing is understood, with the nearest entries to choose from', () => {
    expect(ask('')).toContain('not sure that I understand');
    const unsure = ask('my boy and church its all gone wrong');
    expect(unsure).toContain('not sure that I understand');
    expect(unsure.match(/^- .+$/gm)?.length).toBeGreaterThanOrEqual(1);
    expect(unsure).not.toContain('>');
    expect(ask('it happened again on the other side of the hall')).not.toContain('- ');
  });

  it('bears long, odd and hostile messages', () => {
    for (const words of [
      'a'.repeat(20_000),
      '🙏🙏🙏',
      '[[John 3:16]] {about} > quote',
      '\n\n\n',
      'why '.repeat(5_000),
    ]) {
      expect(ask(words)).toContain(' ');
    }
  });
});
