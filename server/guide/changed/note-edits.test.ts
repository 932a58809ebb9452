import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { mentionedIn } from './note-edits.ts';

const { converse } = askedGuide();
const lastOf = (...messages: string[]): string => converse(messages).at(-1)!;

describe('what is to be mentioned', () => {
  it.each([
    ['mention that she never complained even at the end', 'she never complained even at the end'],
    ['Could you also say that we met at school, please?', 'we met at school'],
    ['please add that he was a fisherman.', 'he was a fisherman'],
    ['say that again', undefined],
  ])('%s', (words, clause) => {
    expect(mentionedIn(words)).toBe(clause);
  });
});

describe('a letter that is changed', () => {
  it('holds what is mentioned, before the signature', () => {
    const text = lastOf('thank you note for my teacher', 'mention that she never gave up on me');
    expect(text.indexOf('She never gave up on me.')).toBeGreaterThan(0);
    expect(text.indexOf('She never gave up on me.')).toBeLessThan(text.indexOf('[Your name]'));
  });

  it('keeps a place for what is told, and sets name and years', () => {
    const text = lastOf(
      'short speech for the leaving party of our church secretary',
      'her name is Margaret, she made terrible coffee, 18 years',
    );
    expect(text).toContain('18 years');
    expect(text).toContain('she made terrible coffee');
  });

  it('has a line that is often added', () => {
    expect(
      lastOf(
        'I need a card for a colleague whose father died',
        'can you add a line offering to help with meals',
      ),
    ).toContain('a meal to your door');
  });

  it('takes a verse of its own', () => {
    const text = lastOf('thank you note for our pastor', 'and a verse underneath');
    expect(text).toContain('(KJV)');
    expect(text).toContain('Dear [name]');
  });

  it('is without pious words for somebody who does not believe', () => {
    const text = lastOf('I need a card for a colleague whose father died', 'she isn’t religious');
    expect(text).toContain('Dear [name]');
    expect(text).not.toMatch(/pray|God/);
  });

  it('says in a prayer that God knows it', () => {
    expect(lastOf('prayer for my gran she is dying', 'mention that she loved singing')).toContain(
      'You know that she loved singing. Amen.',
    );
  });
});

describe('a prayer from which nothing is to be left out', () => {
  it('is not searched for what the one who prays lacks', () => {
    expect(lastOf('a prayer for our refugee camp', 'we have no food enough')).not.toContain(
      'I find nothing in it',
    );
  });
});

describe('a prayer to which something is told', () => {
  it('takes in the petition that is written for it, each only once', () => {
    const [, bread] = converse(['a prayer for our refugee camp', 'we have no food enough']);
    expect(bread).toContain('Give bread to all who are hungry');
    const [, first, second] = converse([
      'prayer for our church',
      'include the farmers please',
      'they have lost the harvest',
    ]);
    expect(first).toContain('those who work on the land');
    expect(second!.match(/those who work on the land/g)).toHaveLength(1);
  });

  it('is not added to where a death is told', () => {
    expect(lastOf('prayer for my son he is sick', 'we lost our baby last year')).not.toContain(
      'carry a child',
    );
  });

  it('is shorter for old eyes, and for two where two are to pray it', () => {
    expect(
      lastOf('Evening prayer for one who lives alone', 'I am 91 and my eyes are bad, so not long'),
    ).toMatch(/^Shorter/);
    expect(lastOf('prayer for my marriage', 'one that we can both pray, he is not so religious')).toContain(
      ' us ',
    );
  });
});

describe('the name of the one who writes', () => {
  it('is not set for somebody else', () => {
    expect(
      lastOf('hello, my name is Ngozi. i want message to send my friend who born a baby boy'),
    ).not.toContain('Welcome to Ngozi');
  });
});
