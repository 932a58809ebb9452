import { describe, expect, it } from 'vitest';
import type { Intent } from '../intent.ts';
import { loadLibrary } from '../library.ts';
import { MESSAGES } from './messages.fixture.ts';
import { createRecogniser } from './recognise.ts';

const LIBRARY = loadLibrary();

const recognise = createRecogniser(LIBRARY);

/** An intent in a word or two: its kind, and what it is about. */
function named(intent: Intent): string {
  const about = [
    'topic' in intent && intent.topic.id,
    'question' in intent && intent.question.id,
    intent.kind === 'self' && intent.about.id,
    intent.kind === 'note' && intent.occasion.id,
    intent.kind === 'book' && intent.osis,
    'passages' in intent && intent.passages.map(({ reference }) => reference).join(', '),
    'subject' in intent &&
      (intent.subject.passages[0]?.reference ??
        intent.subject.occasion?.id ??
        intent.subject.question?.id ??
        intent.subject.topic?.id),
  ].find((name) => typeof name === 'string');
  return about ? `${intent.kind} ${about}` : intent.kind;
}

const understoodAfter = (earlier: readonly string[], words: string) =>
  recognise({ words, earlier, hasDocument: false }).intent;

describe('what a message is about', () => {
  it.each(MESSAGES)('%s => %s', (words, expected) => {
    const recognition = recognise({ words, earlier: [], hasDocument: false });
    expect(named(recognition.intent), recognition.reasons.join(' | ')).toBe(expected);
  });

  it('is pinned on hundreds of messages', () => {
    expect(MESSAGES.length).toBeGreaterThan(400);
  });
});

describe('a message that leans on what was said before', () => {
  it.each([
    ['tell me more', 'more'],
    ['go on', 'more'],
    ['What else?', 'more'],
    ['another verse please', 'verse'],
    ['can you give me some other verses', 'verse'],
    ['why?', 'why'],
    ['but why', 'why'],
    ['how do i do that?', 'how'],
    ['what should I do now?', 'how'],
    ['that did not help', 'missed'],
    ['you misunderstood me', 'missed'],
  ])('takes up the topic: %s (%s)', (words, follow) => {
    expect(understoodAfter(['I am so anxious about tomorrow'], words)).toMatchObject({
      kind: 'topic',
      topic: { id: 'anxiety' },
      follow,
    });
  });

  it('takes up a question and a passage', () => {
    expect(understoodAfter(['what is the trinity?'], 'tell me more')).toMatchObject({
      kind: 'question',
      follow: 'more',
    });
    expect(understoodAfter(['explain psalm 23'], 'tell me more')).toMatchObject({
      kind: 'passage',
      follow: 'more',
    });
  });

  it('joins the topic of before with the one that is named now', () => {
    const intent = understoodAfter(['I get so angry'], 'and what about my wife?');
    const joined = intent.kind === 'topic' ? [intent.topic.id, intent.beside?.id].sort() : [];
    expect(joined).toEqual(['anger', 'marriage']);
  });

  it('prays about what was spoken of', () => {
    expect(understoodAfter(['I lost my job'], 'can you pray for me?')).toMatchObject({
      kind: 'prayer',
      subject: { topic: { id: 'job-loss' } },
    });
  });

  it('makes a study of what was spoken of only where the visitor points back to it', () => {
    const back = understoodAfter(['I am anxious'], 'make a bible study about this');
    const anew = understoodAfter(['I am anxious'], 'Please write a Bible study guide for our group.');
    expect(back).toMatchObject({ kind: 'study', subject: { topic: { id: 'anxiety' } } });
    expect('subject' in anew && anew.subject.topic).toBeUndefined();
  });

  it('looks past thanks and greetings to the last thing that was named', () => {
    expect(understoodAfter(['I am grieving my mother', 'thanks'], 'tell me more')).toMatchObject({
      kind: 'topic',
      topic: { id: 'grief-for-a-parent' },
    });
  });

  it('goes on with the topic where the visitor only goes on telling', () => {
    expect(
      understoodAfter(['my husband died in march'], 'I still carry his cup round the house'),
    ).toMatchObject({
      kind: 'topic',
      topic: { id: 'widowhood' },
    });
  });

  it('stays with the topic where something is asked about it that nothing answers, and says so', () => {
    expect(understoodAfter(['my husband died in march'], 'what should I do with his tools')).toMatchObject({
      kind: 'topic',
      follow: 'asked-more',
    });
    expect(
      understoodAfter(['is it a sin to drink alcohol?'], 'my pastor in Alabama says juice'),
    ).toMatchObject({
      kind: 'question',
    });
  });

  it('takes a few leaning words for the question of before, whatever they seem to name', () => {
    expect(
      understoodAfter(['was jonah swallowed by a whale or a fish'], 'did it really happen though').kind,
    ).toBe('question');
  });

  it('knows thanks in words of one’s own', () => {
    expect(understoodAfter(['what is the trinity?'], 'Thank you, this was respectful.').kind).toBe('thanks');
    expect(understoodAfter(['what is the trinity?'], 'thanks, but what about the Spirit').kind).not.toBe(
      'thanks',
    );
  });

  it('is not understood where nothing was said before', () => {
    expect(understoodAfter([], 'tell me more').kind).toBe('unknown');
  });

  it('stays with someone who has just spoken of suicide', () => {
    expect(understoodAfter(['I want to kill myself'], 'ok').kind).toBe('after-crisis');
    expect(understoodAfter(['I want to kill myself'], 'thanks').kind).toBe('after-crisis');
    expect(understoodAfter(['I want to kill myself'], 'explain psalm 34').kind).toBe('passage');
  });
});

describe('the library’s own words', () => {
  it.each(LIBRARY.questions.map(({ id, question }) => [question, id]))(
    '%s is understood as %s',
    (question, id) => {
      expect(named(understoodAfter([], question))).toBe(`question ${id}`);
    },
  );

  it.each(LIBRARY.topics.map(({ title, id }) => [title, id]))(
    '%s is understood as %s, or as its neighbour',
    (title) => {
      // By itself that asks what Berea costs.
      const named = title === 'Staying free' ? 'staying sober' : title.toLowerCase();
      expect(understoodAfter([], `I struggle with ${named}`).kind).toMatch(/^(?:topic|question)$/);
    },
  );
});

describe('a message with a document', () => {
  const withDocument = (words: string) => recognise({ words, earlier: [], hasDocument: true }).intent.kind;

  it.each(['summarise this', 'what do you think of my sermon notes?', 'here it is'])(
    'speaks of the document: %s',
    (words) => {
      expect(withDocument(words)).toBe('document');
    },
  );

  it('may ask for a study of it', () => {
    expect(withDocument('create a bible study from this document')).toBe('study');
  });
});

describe('a translation that a message names', () => {
  it('is taken where we hold it, and named where we do not', () => {
    expect(understoodAfter([], 'Psalm 23 in the WEB')).toMatchObject({ kind: 'quote', translation: 'web' });
    expect(understoodAfter([], 'John 3:16 KJV')).toMatchObject({ kind: 'quote', translation: 'kjv' });
    expect(understoodAfter([], 'quote John 3:16 in the NIV')).toMatchObject({
      kind: 'quote',
      notHeld: 'NIV',
    });
  });
});

describe('misspelt words', () => {
  it.each([
    ['im so depresed', 'depression'],
    ['anxeity', 'anxiety'],
    ['forgivness', 'forgiveness'],
    ['i am lonley', 'loneliness'],
    ['my mariage is in trouble', 'marriage'],
  ])('%s is about %s', (words, topic) => {
    expect(named(understoodAfter([], words))).toMatch(new RegExp(`^topic ${topic}`));
  });
});
