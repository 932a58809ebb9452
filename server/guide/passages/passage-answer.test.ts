import { describe, expect, it } from 'vitest';
import { askedGuide, longParagraphs, quotesOf } from '../../../tests/support/asked-guide.ts';

const { ask, converse } = askedGuide();

describe('the answer about a passage', () => {
  it('quotes it first and explains it in its context', () => {
    const reply = ask('what does Romans 8:28 mean');
    expect(reply.indexOf('> And we know that all things work together')).toBeLessThan(
      reply.indexOf('Paul writes'),
    );
    expect(reply).toContain('> — Romans 8:28 (KJV)');
  });

  it('says once in a conversation who explains', () => {
    const replies = converse(['explain Obadiah 1:3', 'explain Numbers 7:12', 'explain 2 Kings 15:3']);
    expect(
      replies.map((reply) => /or a study bible|a program should|read it with someone/i.test(reply)),
    ).toEqual([true, false, false]);
  });

  it.each([
    ['A study of 2 Opinions 3:4 please', 'The Bible has no book named 2 Opinions.'],
    ['A devotional on Hezekiah 3:4', 'The Bible has no book named Hezekiah.'],
    ['A Bible study of John 22:1', 'John has 21 chapters.'],
  ])('says that it does not exist, rather than make %j of another', (words, reason) => {
    expect(ask(words)).toContain(`I cannot show you that passage: ${reason}`);
  });

  it('takes no time of day for one that does not exist', () => {
    expect(ask('A Bible study for Sunday 10:30 please')).not.toContain('cannot show you');
  });

  it('quotes the reader’s translation', () => {
    expect(ask('explain Psalm 23:1', { translation: 'web' })).toContain('(WEB)');
    expect(ask('read me Psalm 23:1 in the ASV')).toContain('> — Psalm 23:1 (ASV)');
  });

  it('quotes another translation where the reader’s omits the verse', () => {
    const reply = ask('read me Matthew 17:21', { translation: 'asv' });
    expect(reply).toContain('> — Matthew 17:21 (KJV)');
    expect(reply).toContain('leaves out');
  });

  it('never quotes a translation that is not held', () => {
    const reply = ask('quote John 3:16 in the NIV');
    expect(reply).toContain('I do not have the NIV here');
    expect(reply).toContain('> — John 3:16 (KJV)');
  });

  it('finds the passage by its words alone', () => {
    expect(ask('I can do all things through Christ')).toContain('> — Philippians 4:1');
    expect(ask('what does "be still and know that I am God" mean?')).toContain('> — Psalm 46:');
    expect(ask('where does it say the truth shall make you free')).toContain('John 8:3');
  });

  it('says so if the passage does not exist', () => {
    const reply = ask('explain John 22:1');
    expect(reply).toContain('John has 21 chapters.');
    expect(quotesOf(reply)).toEqual([]);
  });

  it.each(['Obadiah 1:3', 'Leviticus 13:4', 'Numbers 7:12', '2 Kings 15:3', 'Philemon 1:6'])(
    'is full also for a passage that few ask about: %s',
    (reference) => {
      const reply = ask(`what does ${reference} mean?`);
      expect(reply).toContain(`> — ${reference} (KJV)`);
      expect(reply.split(/\s+/).length).toBeGreaterThan(120);
    },
  );

  it('repeats no paragraph when asked again', () => {
    const replies = converse(['explain Jeremiah 29:11', 'tell me more', 'explain Jeremiah 29:11']);
    expect(new Set(replies.flatMap(longParagraphs)).size).toBe(replies.flatMap(longParagraphs).length);
  });
});
