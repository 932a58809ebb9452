import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { SURE_IN_DANGER } from '../asked/reply.ts';
import { loadLibrary } from '../library.ts';
import { createRecogniser } from '../recognise/recognise.ts';
import { subjectsOf } from '../recognise/subjects.ts';
import { recalled } from '../talk/taken-up.ts';
import { tellingOf } from '../telling.ts';
import { askedById } from './by-id.ts';
import { foreseenReply } from './reply.ts';

const { bible, converse, record } = askedGuide();

const ANGRY = 'i-am-angry-at-god-and-i-do-not-dare-to-say-it';
const GUESSED = 'we prayed for months you know';
const FIRST = 'my boss wants me to lie to customers';

describe('what was foreseen to be said next', () => {
  it('is answered within the talk that it belongs to, in words of one’s own', () => {
    const [, fear, small] = converse([FIRST, 'they would sack me', 'its only a small thing tho']);
    expect(fear).toMatch(/^That fear is sober/);
    expect(small).toMatch(/^Small ones count chiefly/);
  });

  it('is known to the record as what was said after the question', () => {
    const { asked } = record([FIRST, 'they would sack me']);
    expect(asked).toBe('my-boss-wants-me-to-lie-what-should-i-do/i-am-afraid-of-losing-my-job-if-i-refuse');
    expect(askedById(loadLibrary(), asked)?.answer).toMatch(/^That fear is sober/);
  });

  it('is no answer in another talk, nor to another matter', () => {
    expect(converse(['Who wrote Hebrews?', 'they would sack me'])[1]).not.toContain('That fear is sober');
    const [, other] = converse([FIRST, 'Who was Melchizedek?']);
    expect(other).toContain('Salem');
  });

  it('is of the person who is spoken of', () => {
    const first = 'is it wrong to put my mother in a care home';
    const [, home] = converse([`${first}? my dad died in may`, 'she begs me to take her home']);
    expect(home).toMatch(/^To walk to the car/);
    const [, husband] = converse(['our daughter told us she is gay', 'what do I say to my husband']);
    expect(husband).not.toContain('your son');
  });

  it('is not said of another person of the Bible, nor of another word', () => {
    expect(converse(['was moses wife black', 'was jesus black'])[1]).toMatch(/Jew/);
    expect(converse(['what is a covenant', 'and what is a cubit?'])[1]).toMatch(/cubit/i);
  });

  it('is not said twice', () => {
    const [, first, again] = converse([FIRST, 'they would sack me', 'they would sack me']);
    expect(first).toMatch(/^That fear is sober/);
    expect(again).not.toMatch(/^That fear is sober/);
  });

  it('gives a prayer that was asked for', () => {
    const [, prayer] = converse([
      'I am angry at God and I do not dare to say it',
      'give me words to say it to him',
    ]);
    expect(prayer).toMatch(/God, I am angry with you\./);
  });

  it('is no guess where somebody spoke of death', () => {
    const library = loadLibrary();
    const subjects = subjectsOf(library);
    const replyAfter = (first: string) => {
      const last = { role: 'assistant', content: '', record: { ...record([FIRST]), asked: ANGRY } } as const;
      const history = [{ role: 'user', content: first } as const, last];
      const request = {
        history,
        words: GUESSED,
        translation: 'kjv',
        bible: bible(),
        search: () => [],
      } as const;
      const telling = tellingOf(request, library);
      return foreseenReply(telling, recalled(last.record, telling), {
        subjects,
        recognise: createRecogniser(library, subjects),
      });
    };
    expect(replyAfter('I am so angry at God.')?.probability).toBeLessThan(SURE_IN_DANGER);
    expect(replyAfter('I am so angry at God. I want to die.')).toBeUndefined();
  });
});

describe('the id of what an answer was on', () => {
  it('names a question, or what is said after one; nothing where it is no longer there', () => {
    const library = loadLibrary();
    expect(askedById(library, 'my-boss-wants-me-to-lie-what-should-i-do')?.question).toMatch(/^My boss/);
    expect(askedById(library, 'my-boss-wants-me-to-lie-what-should-i-do/no-such-message')).toBeUndefined();
    expect(askedById(library, 'no-such-question')).toBeUndefined();
    expect(askedById(library, undefined)).toBeUndefined();
  });
});
