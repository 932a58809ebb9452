import { describe, expect, it } from 'vitest';
import { findReferences } from '../../scripture/references/references.ts';
import { TRANSLATION_IDS, type TranslationId } from '../../scripture/translations.ts';
import { askedGuide, longParagraphs, quotesOf } from '../../tests/support/asked-guide.ts';
import { ownWordCount } from './answers/our-words.ts';
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

  it('comes to words that are names of the language the guide is written in', () => {
    const replies = converse([
      'My husband is a constructor and lost his job',
      'he is so sad',
      'pray for him',
      'I work as a constructor and I am tired. What does the Bible say about work?',
    ]);
    for (const reply of replies) expect(reply).not.toMatch(/undefined|function|native code/);
  });

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
});

describe('the first answer, counted without the verses', () => {
  const tooLong = (entries: readonly (readonly [string, string])[], most: number) =>
    entries.flatMap(([id, words]) => {
      const count = ownWordCount(ask(words));
      return count > most ? [`${id}: ${count}`] : [];
    });

  it('on a topic has no prayer, which comes when more is asked for', () => {
    for (const { about, prayers } of LIBRARY.topics)
      for (const prayer of prayers) expect(ask(about)).not.toContain(prayer);
  });

  it('on a topic has at most 230 words', () => {
    expect(
      tooLong(
        LIBRARY.topics.map(({ id, about }) => [id, about]),
        230,
      ),
    ).toEqual([]);
  });

  it('to a question has at most 130 words, and says where churches differ or that they do', () => {
    const answered = LIBRARY.questions.filter(({ question, answer }) => ask(question).includes(answer[0]!));
    expect(answered.length).toBeGreaterThan(LIBRARY.questions.length * 0.97);
    expect(
      tooLong(
        answered.map(({ id, question }) => [id, question]),
        130,
      ),
    ).toEqual([]);
    for (const { question, differences } of answered)
      if (differences)
        expect(
          ask(question).includes(differences.slice(0, 40)) || /churches|Christians/i.test(ask(question)),
        ).toBe(true);
  });

  it('on a well-known passage has at most 160 words', () => {
    expect(
      tooLong(
        LIBRARY.famous.map(({ mark }) => [mark, `What does ${mark.slice(2, -2)} mean?`]),
        160,
      ),
    ).toEqual([]);
  });

  it('leaves the rest for when it is asked for', () => {
    const [first = '', more = '', churches = ''] = converse([
      'Should infants be baptised or only believers?',
      'tell me more',
      'How do churches differ?',
    ]);
    const { answer, differences } = LIBRARY.questions.find(({ id }) => id === 'baptism')!;
    expect(first).toContain(answer[0]);
    expect(`${first}\n${more}`).toContain(answer[1]);
    expect(`${first}\n${more}`).toContain(differences);
    expect(churches).toContain(differences);
  });

  it('answers each of several questions', () => {
    const reply = ask('Who was Moses? And who was Elijah?');
    for (const id of ['moses', 'elijah'])
      expect(reply).toContain(LIBRARY.questions.find((entry) => entry.id === id)!.answer[0]);
  });

  it('answers the plain question in a letter first', () => {
    const reply = ask(
      'My wife died in May and the house is so quiet. I miss her every hour. What happens after we die?',
    );
    expect(reply).toContain(LIBRARY.questions.find(({ id }) => id === 'after-death')!.answer[0]);
  });

  it('is told in shorter sentences when asked for simple words', () => {
    const lengthOf = (text: string) => {
      const own = text
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('>'))
        .join(' ');
      return own.split(/\s+/).length / own.split(/(?<=[.?:])\s+/).length;
    };
    for (const words of ['What is grace?', 'I am so anxious', 'What is the Trinity?']) {
      const [first = '', simple = ''] = converse([words, 'in simple words please']);
      expect(ownWordCount(simple), words).toBeLessThan(ownWordCount(first));
      expect(lengthOf(simple), words).toBeLessThan(lengthOf(first));
    }
  });
});

describe('an answer on a topic', () => {
  it('has understanding, passages, guidance, steps, encouragement and a prayer, some when more is asked for', () => {
    const topic = LIBRARY.topics.find(({ id }) => id === 'anxiety')!;
    const [first = '', more = ''] = converse([topic.about, 'tell me more']);
    for (const part of [topic.understanding, topic.guidance])
      expect(part.some((text) => first.includes(text.slice(0, 60)))).toBe(true);
    expect(quotesOf(first).length).toBe(1);
    expect(ownWordCount(more)).toBeGreaterThan(ownWordCount(first));
    const reply = `${first}\n${more}`;
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
    const count = ownWordCount(second);
    expect(count).toBeGreaterThanOrEqual(100);
    expect(count).toBeLessThanOrEqual(330);
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

describe('weeks that are told', () => {
  it.each([
    'i had a miscarriage at 10 weeks on tuesday and my mother in law said it was gods will',
    'we lost the baby at 11 weeks on tuesday',
    'in 3 weeks my son goes to court for theft',
    'my scan is in 2 weeks on friday',
  ])('are no meetings of a group: %s', (words) => {
    expect(ask(words)).not.toMatch(/Bible Study|meetings/);
  });

  it('are, where a study is asked for', () => {
    expect(ask('6 weeks on Ruth for our ladies group')).toContain('Ruth 1');
    expect(ask('a study of 5 weeks for women who lost a baby')).toMatch(/meetings/);
  });
});

describe('what is out of reach', () => {
  it('is said plainly', () => {
    expect(ask('who won the football world cup?')).toContain('I cannot see a forecast, a score');
    expect(ask('asdfgh qwerty')).toContain('I could not read a question in that');
  });

  it('is asked about when nothing is understood; who tells of their life hears a sentence and a passage before any choices', () => {
    expect(ask('')).toContain('not sure that I understand');
    const unsure = ask('my neighbour paints his fence a new colour each week');
    expect(unsure.indexOf('> ')).toBeLessThan(unsure.indexOf('\n- '));
    expect(quotesOf(unsure)).toHaveLength(1);
    expect(ask('it happened again on the other side of the hall')).not.toContain('- ');
  });

  it('is said where a question on the subject of before has no answer, instead of the next part of ours', () => {
    const [, asked = ''] = converse([
      'my husband died in march',
      'which bus did his sister take to the registry office',
    ]);
    expect(asked).toMatch(/nothing written on just that|More than I said I have not written on that/);
    expect(quotesOf(asked)).toHaveLength(1);
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
