import { describe, expect, it } from 'vitest';
import { NEAR_WHAT_IS_TOLD, NOTHING_ON_IT } from '../../../content/guide/heard.ts';
import {
  FEARED,
  GOOD_NEWS,
  NEXT_ON,
  NOT_MADE,
  OTHERS_SAY,
  REACTED,
  REMARKED,
  STATED,
  TOLD,
  WISHED,
} from '../../../content/guide/sequels/heard-on.ts';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse } = askedGuide();

const answerTo = (...messages: string[]) => converse(messages).at(-1)!;
const hasOne = (reply: string, texts: readonly string[]) => texts.some((text) => reply.includes(text));
const textsOf = (answers: readonly { readonly text: string }[]) => answers.map(({ text }) => text);

describe('somebody goes on telling', () => {
  it('what can be done next is said in a few words, in no matter twice the same', () => {
    for (const texts of Object.values(NEXT_ON)) {
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) expect(text.split(' ').length).toBeLessThanOrEqual(30);
    }
  });

  it.each([
    ['my husband left in march', '27 years. he is in a flat in Swindon with somebody from work'],
    ['I want to know about the rapture', 'Well I gave away my good piano in 1988. Nobody laughed.'],
  ])('gets no passage at random: "%s", "%s"', (first, then) => {
    expect(answerTo(first, then)).not.toMatch(/^>/m);
  });

  it('a name is taken as a name', () => {
    expect(answerTo('we lost the baby at 19 weeks', 'he had a name. Jonah')).toContain('Jonah');
    expect(answerTo('my dog died this morning', 'Bramble. fourteen')).toMatch(/^Bramble/);
  });

  it('what is to be made is no news', () => {
    const first = 'How do I explain the Trinity to the 7-9s in Sunday school';
    expect(hasOne(answerTo(first, 'Ha. OK. Need an activity as well, I have 25 mins'), NOT_MADE)).toBe(true);
  });

  it.each([
    ['my mother-in-law hates me', 'since march'],
    ['my dad died in spring', 'he was 71'],
    ['my neighbour will not pay for my fence', "it's 2400 dollars"],
    ['my son is gay and my husband does not speak to him', 'for two years now'],
  ])('after "%s": "%s" is taken as it is, and no strangers are offered', (first, then) => {
    const reply = answerTo(first, then);
    expect(hasOne(reply, STATED)).toBe(true);
    expect(hasOne(reply, NEAR_WHAT_IS_TOLD)).toBe(false);
  });

  it.each([
    ['why did Jesus curse the fig tree', 'wow'],
    ['how long did Methuselah live', 'just wondering haha'],
    ['what is grace', 'interesting'],
    ['my dad died in spring', 'hm'],
  ])('after "%s": "%s" is no question', (first, then) => {
    const reply = answerTo(first, then);
    expect(hasOne(reply, REACTED)).toBe(true);
    expect(hasOne(reply, NOTHING_ON_IT)).toBe(false);
  });

  it('what it is shows in the first sentence', () => {
    const replyTo = (then: string) => answerTo('my wife and I have not talked for weeks', then);
    expect(hasOne(replyTo('my boss says it will pass'), OTHERS_SAY)).toBe(true);
    expect(hasOne(replyTo('i wish it were summer again'), WISHED)).toBe(true);
    expect(hasOne(replyTo('she might paint the fence green'), FEARED)).toBe(true);
    expect(hasOne(replyTo('the green chairs stand by the window'), TOLD)).toBe(true);
    expect(hasOne(replyTo('the garden is lovely this morning'), textsOf(GOOD_NEWS))).toBe(true);
  });

  it('a remark on a text is no wound of a childhood', () => {
    const replyTo = (then: string) => answerTo('Did Noah take two of every animal', then);
    expect(replyTo('no i thought it was seven of some')).toMatch(/chapter (?:seven|7) adds/i);
    expect(replyTo('thats not how i learned it')).toMatch(/Sunday school|Hold what you hear/);
  });

  it('what is told where no part of the entry is near gets no passage at random', () => {
    const reply = answerTo('i drink too much every evening', 'three weeks was the longest');
    expect(hasOne(reply, NEXT_ON.habit)).toBe(true);
    expect(reply).not.toMatch(/^>/m);
  });

  it('a question is not heard as something told', () => {
    const reply = answerTo('was Mary always a virgin', 'who decided that');
    expect(hasOne(reply, [...REMARKED, ...NEXT_ON.faith])).toBe(false);
  });
});
