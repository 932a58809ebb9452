import { beforeAll, describe, expect, it } from 'vitest';
import { QUICK_STARTS } from '../../content/quick-starts.ts';
import { verseReference } from '../../scripture/books.ts';
import { findReferences } from '../../scripture/references.ts';
import { search } from '../../scripture/search.ts';
import { type Bible, TRANSLATION_IDS, type TranslationId } from '../../scripture/types.ts';
import { createGuide } from './guide.ts';
import { LIBRARY } from './library.ts';
import { loadTheRealBible } from './real-bible.fixture.ts';
import type { GuideRequest } from './types.ts';

const guide = createGuide();
let bible: Bible;
let find: GuideRequest['search'];

beforeAll(async () => {
  const real = await loadTheRealBible();
  bible = real.bible;
  find = (words, limit) =>
    search(real.searchIndex, words, { limit }).hits.map(({ index }) => ({
      reference: verseReference(index),
    }));
});

type Turns = GuideRequest['history'];

function ask(words: string, more: Partial<GuideRequest> = {}): string {
  return guide({ history: [], words, translation: 'kjv', bible, search: find, ...more });
}

/** Asks one after the other in one conversation; the replies in their order. */
function converse(messages: readonly string[], more: Partial<GuideRequest> = {}): string[] {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  return messages.map((words) => {
    const reply = ask(words, { ...more, history: [...history] as Turns });
    history.push({ role: 'user', content: words }, { role: 'assistant', content: reply });
    return reply;
  });
}

const QUOTE = /^> (?!— )(.+)\n> — (.+) \((KJV|WEB|ASV)\)$/gm;
const quotesOf = (reply: string) =>
  [...reply.matchAll(QUOTE)].map(([, text = '', reference = '', label = '']) => ({ text, reference, label }));
const longParagraphs = (reply: string) =>
  reply
    .split('\n\n')
    .filter((paragraph) => paragraph.length >= 60 && !paragraph.startsWith('So that you know who'));

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
          const held = bible[label.toLowerCase() as TranslationId];
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
    expect(now.length).toBeGreaterThanOrEqual(2);
    expect(now.filter((reference) => before.includes(reference))).toEqual([]);
  });
});

describe('what the guide says of itself', () => {
  it('is said once in a conversation, in the first answer', () => {
    const replies = converse(['I am lonely', 'tell me more', 'what is grace?', 'thanks']);
    expect(replies.map((reply) => reply.includes('Berea’s built-in guide, a computer program'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
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

describe('a passage', () => {
  it('comes first in its own words, then in its context', () => {
    const reply = ask('what does Romans 8:28 mean');
    expect(reply.indexOf('> And we know that all things work together')).toBeLessThan(
      reply.indexOf('Paul writes'),
    );
    expect(reply).toContain('> — Romans 8:28 (KJV)');
    expect(reply).toContain('not a commentary');
  });

  it('is set in the reader’s translation', () => {
    expect(ask('explain Psalm 23:1', { translation: 'web' })).toContain('(WEB)');
    expect(ask('read me Psalm 23:1 in the ASV')).toContain('> — Psalm 23:1 (ASV)');
  });

  it('is taken from another translation where the reader’s leaves it out', () => {
    const reply = ask('read me Matthew 17:21', { translation: 'asv' });
    expect(reply).toContain('> — Matthew 17:21 (KJV)');
    expect(reply).toContain('leaves out');
  });

  it('is never quoted in a translation that is not held', () => {
    const reply = ask('quote John 3:16 in the NIV');
    expect(reply).toContain('I do not have the NIV here');
    expect(reply).toContain('> — John 3:16 (KJV)');
  });

  it('is known by its words alone', () => {
    expect(ask('I can do all things through Christ')).toContain('> — Philippians 4:13 (KJV)');
    expect(ask('what does "be still and know that I am God" mean?')).toContain('> — Psalm 46:10 (KJV)');
    expect(ask('where does it say the truth shall make you free')).toContain('John 8:32');
  });

  it('that does not exist is said not to', () => {
    const reply = ask('explain John 22:1');
    expect(reply).toContain('John has 21 chapters.');
    expect(quotesOf(reply)).toEqual([]);
  });

  it.each(['Obadiah 1:3', 'Leviticus 13:4', 'Numbers 7:12', '2 Kings 15:3', 'Philemon 1:6'])(
    'that nobody asks for is answered too: %s',
    (reference) => {
      const reply = ask(`what does ${reference} mean?`);
      expect(reply).toContain(`> — ${reference} (KJV)`);
      expect(reply.split(/\s+/).length).toBeGreaterThan(120);
    },
  );

  it('is seen from other sides when asked again', () => {
    const replies = converse(['explain Jeremiah 29:11', 'tell me more', 'explain Jeremiah 29:11']);
    expect(new Set(replies.flatMap(longParagraphs)).size).toBe(replies.flatMap(longParagraphs).length);
  });
});

const STUDY_PARTS = [
  '## Welcome & Prayer (5 minutes)',
  '## Teaching (15 minutes)',
  '### 1. ',
  '### 2. ',
  '### 3. ',
  '## Discussion (25 minutes)',
  '## Application & Challenge (10 minutes)',
  '**Final challenge.**',
  '**Commitment exercise.**',
  '## Closing Prayer (5 minutes)',
];
const DOCUMENT = `The Courage to Forgive

Forgiveness is the hardest work that a family ever does. When a brother has lied to us, the heart wants to keep a
record. In Genesis 50:20 Joseph looks back on what his brothers did, and forgives them. Forgiveness does not call
the wrong a small thing. It lets go of the right to pay back.

Why Joseph could forgive

Joseph trusted that God had worked where his brothers had meant harm. A man who trusts God with justice can leave
revenge alone. Colossians 3:13 asks the same of us, and Matthew 18:21-22 takes away the counting.

What forgiveness costs

Someone always pays. The one who forgives bears the cost himself. Families that forgive become families that last.

How to begin tonight

Name the wrong before God. Ask him for the will to forgive. Speak with your brother when your anger has cooled.`;

describe('a group study', () => {
  const prompts = QUICK_STARTS.filter((start) => 'groupName' in start);
  const cases = prompts.flatMap((start) => [
    [start.groupName, start.prompt.replace('{group}', start.groupName)] as const,
    ['The Table', start.prompt.replace('{group}', 'The Table')] as const,
  ]);

  it.each(cases)('has all parts in their order under the group’s name: %s', (name, prompt) => {
    for (const document of [undefined, DOCUMENT]) {
      const reply = ask(prompt, { document, documentName: 'sermon.docx' });
      expect(reply.startsWith(`# ${name}\n`)).toBe(true);
      const places = STUDY_PARTS.map((part) => reply.indexOf(part));
      expect(places.every((place) => place > 0)).toBe(true);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(quotesOf(reply).length).toBeGreaterThanOrEqual(3);
      expect(reply.match(/\[Leader: /g)).toHaveLength(3);
    }
  });

  it('is about the attached document: its title, passages, headings and points', () => {
    const reply = ask(cases[0]![1], { document: DOCUMENT, documentName: 'sermon.docx' });
    expect(reply).toContain('The Courage to Forgive');
    for (const reference of ['Genesis 50:20', 'Colossians 3:13', 'Matthew 18:21-22']) {
      expect(reply).toContain(`> — ${reference} (KJV)`);
    }
    expect(reply).toContain('### 1. Why Joseph could forgive');
    expect(reply).toContain('### 3. How to begin tonight');
    expect(reply).toMatch(/The document puts it so: .*forgive/);
  });

  it('finds a subject for a document without references', () => {
    const document =
      'Waiting is hard. We wait for healing, for a child, for work. Waiting teaches patience. '.repeat(5);
    const reply = ask('Write a bible study on this file', { document });
    for (const part of STUDY_PARTS) expect(reply).toContain(part);
    expect(reply.toLowerCase()).toContain('waiting');
  });

  it('is about the subject or passage that was named', () => {
    expect(ask('Write a Bible study on forgiveness for our women’s group')).toContain(
      '# Daughters of the King',
    );
    const passage = ask('bible study on Philippians 2:1-11 for my small group');
    expect(passage).toContain('Philippians 2:1-4');
    for (const part of STUDY_PARTS) expect(passage).toContain(part);
  });

  it('takes another subject the next time', () => {
    const subjects = converse([cases[0]![1], cases[0]![1], cases[0]![1]]).map(
      (reply) => /one hour: (.*)/.exec(reply)?.[1],
    );
    expect(new Set(subjects).size).toBe(3);
  });

  it('shows nothing of a document as Markdown, and nothing of it as Scripture', () => {
    const document =
      '# **Evil** [link](http://x)\n\n> Jesus said "Be rich" (John 3:16).\n\nBeing rich is good and rich people are good people always.\n';
    const reply = ask('summarise this', { document });
    expect(reply).not.toContain('http');
    expect(reply).not.toContain('Be rich');
  });
});

describe('devotional, sermon and note', () => {
  it('gives a devotional on a topic', () => {
    const reply = ask('write me a devotional about hope');
    for (const part of ['**Read**', '**Reflect**', '**Do**', '**Pray**']) expect(reply).toContain(part);
  });

  it('asks the preacher what they have seen, and writes no manuscript', () => {
    const reply = ask('write a sermon on John 3:16');
    expect(reply).toContain('what have you seen in John 3:16');
    expect(reply).toContain('A structure to fill');
    expect(ask('write me a sermon')).toContain('which passage');
  });

  it('makes up nothing about people: places to fill in', () => {
    for (const words of [
      'write a eulogy for my grandmother',
      'write a condolence card',
      'write a wedding toast',
    ]) {
      expect(ask(words).match(/\[[^\]]+\]/g)?.length ?? 0).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('what is out of reach', () => {
  it('is said plainly, with passages that the search finds', () => {
    const reply = ask('who won the football world cup?');
    expect(reply).toMatch(/outside what I can help with|not my field|I cannot answer that/);
  });

  it('is asked about when nothing is understood', () => {
    expect(ask('asdfgh qwerty')).toContain('not sure that I understand');
    expect(ask('')).toContain('not sure that I understand');
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
