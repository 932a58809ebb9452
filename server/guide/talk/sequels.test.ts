import { describe, expect, it } from 'vitest';
import { SEQUELS } from '../../../content/guide/sequels/all.ts';
import { MATTER_OF_ENTRY } from '../../../content/guide/sequels/matters.ts';
import { PASSAGES_FOR } from '../../../content/guide/sequels/passages.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { loadLibrary } from '../library.ts';
import { sequelIn } from './sequels.ts';

const { converse: talk } = askedGuide();

const answers = SEQUELS.flatMap(({ id, answers }) =>
  Object.entries(answers).map(([cell, answer]) => ({ id: `${id} ${cell}`, ...answer })),
);

describe('what comes after every matter', () => {
  it.each(SEQUELS.map(({ id, said }) => [said, id]))('"%s" is found', (said, id) => {
    expect(sequelIn(said)?.sequel.id).toBe(id);
  });

  it('says no yes and no no to the wrong question', () => {
    expect(sequelIn('can god forgive me')?.sequel.id).toBe('take-me-back');
    expect(sequelIn('does god still love me')?.sequel.id).toBe('god-still');
    expect(sequelIn('does god hate me')?.sequel.id).toBe('is-god-angry');
    for (const words of ['does god want me ill', 'does he still love me', 'can i do it'])
      expect([words, sequelIn(words)?.sequel.id]).toEqual([words, undefined]);
    expect(talk(['i drink', 'is it too late for me'])[1]).not.toMatch(/^Yes/);
  });

  it('ids are there once', () => {
    expect(new Set(SEQUELS.map(({ id }) => id)).size).toBe(SEQUELS.length);
  });

  it.each(answers)('$id has its length, and no verse in it', ({ text, passage }) => {
    const count = text.split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(25);
    expect(count).toBeLessThanOrEqual(115);
    expect(text).not.toMatch(/["“”]|\[\[/);
    if (passage) expect(passageOfMark(passage).reference).toBeTruthy();
  });

  it.each(answers)('$id names people so that any pronoun fits', ({ text }) => {
    for (const [place] of text.matchAll(/\{\w+\}/g))
      expect(['{who}', '{Who}', '{he}', '{He}', '{him}', '{his}', '{His}']).toContain(place);
    // "they is" would be read where nothing tells man or woman.
    expect(text).not.toMatch(/\{[Hh]e\} (?:is|was|has|does|(?!always\b)\w+[^s]s)\b/);
    expect(text).not.toMatch(/\b(?:is|does|has|was) \{he\}/i);
  });

  it('the entries of each matter are in the library', () => {
    const library = loadLibrary();
    const known = new Set([...library.topics, ...library.questions].map(({ id }) => id));
    expect(
      Object.values(MATTER_OF_ENTRY)
        .flat()
        .filter((id) => !known.has(id)),
    ).toEqual([]);
  });

  it('each matter has psalms and other passages', () => {
    for (const marks of Object.values(PASSAGES_FOR)) {
      expect(marks.filter((mark) => mark.startsWith('[[Psalm')).length).toBeGreaterThan(0);
      for (const mark of marks) expect(passageOfMark(mark).reference).toBeTruthy();
    }
  });
});

describe('what only looks like a sequel is none', () => {
  it.each([
    ['i did it!!', 'tried-already'],
    ['i tried it in the van and it felt ok', 'tried-already'],
    ['he says god has forgiven him', 'they-explain-god'],
    ['they say just come', 'easy-to-say'],
    ['my mum is furious', 'i-am-ashamed'],
    ['i am afraid of losing my hair', 'fear-of-losing'],
    ['he laughed the whole way through', 'they-got-angry'],
    ['our parents wont say her name', 'they-are-silent'],
    ["my daughter says she's not going back", 'they-shift-blame'],
    ["he doesn't want to go on studying", 'someone-forbids'],
    ['my husband wants to go to court', 'someone-forbids'],
    ["my mum says don't be silly", 'someone-forbids'],
    ['I swore on the bible I would not', 'i-lost-my-temper'],
    ['she has gone to her mothers', 'too-late-to-say'],
    ['i never told my husband', 'too-late-to-say'],
    ['nobody knows', 'it-hurt-someone'],
    ['She asks me every day if she will be better', 'confused-mind'],
    ["the doctor says it's the lungs", 'nothing-wrong'],
    ['so i can do what i like?', 'i-will-do-it'],
    ["he won't take his medicine", 'stop-treatment'],
    ["she won't let the doctor see the kids", 'stop-treatment'],
    ['i could lose my job', 'what-if-they-leave'],
    ['is it too late for them', 'any-hope'],
    ['does god want me ill', 'take-me-back'],
    ['do I lose jesus', 'should-i-in-general'],
    ['could I remarry one day', 'should-i-in-general'],
    ['maybe he left me', 'is-god-angry'],
    ['can god forgive that', 'is-god-angry'],
    ['does he still want me', 'god-still'],
    ['why did he do that', 'why-god'],
    ['what does god want from me', 'what-would-jesus-do'],
    ['What did God do with him', 'what-would-jesus-do'],
    ['i always fall asleep', 'what-if-i-fail-again'],
    ['how long should it be', 'how-long'],
    ['so can i trust my kjv', 'will-they-change'],
    ['nothing happened', 'what-if-nothing-happens'],
    ['i dont know what to do with my hands', 'how-to-decide'],
    ['then why do i keep failing the bar exam', 'is-it-normal-to-feel'],
    ['how do i get through tonight', 'how-do-i-stay-close'],
  ])('"%s" is not %s', (words, id) => {
    expect(sequelIn(words)?.sequel.id).not.toBe(id);
  });

  it.each([
    ['I already tried 3 times to stop', 'tried-already'],
    ['People say God needed another angel', 'they-explain-god'],
    ['people at church say i should trust more', 'easy-to-say'],
    ['she would be so disappointed', 'i-am-ashamed'],
    ['she wont speak to me', 'they-are-silent'],
    ['my church says no', 'someone-forbids'],
    ['my husband does not want me to go', 'someone-forbids'],
    ['she does not want any more treatment', 'stop-treatment'],
    ['what if I lose him', 'what-if-they-leave'],
    ['does God want me back', 'take-me-back'],
    ['should I keep the ring', 'should-i-in-general'],
    ['is God angry with me', 'is-god-angry'],
    ['how do i talk to her without it turning into a fight', 'what-to-say'],
    ['i love her', 'i-love-them'],
    ['i miss my wife', 'i-love-them'],
  ])('"%s" is still %s', (words, id) => {
    expect(sequelIn(words)?.sequel.id).toBe(id);
  });

  it('to a question with yes or no no answer begins with the other one', () => {
    for (const cell of ['grief', 'low', 'illness'] as const)
      expect(SEQUELS.find(({ id }) => id === 'is-it-allowed')!.answers[cell]!.text).not.toMatch(
        /^(?:Yes|No)\b/,
      );
  });
});

describe('an answer fits the matter of the talk', () => {
  const answerTo = (first: string, then: string) => talk([first, then])[1];

  it('of grief, work, habit', () => {
    expect(answerTo('my brother died in May', 'how long will it take')).toContain('birthdays and songs');
    expect(answerTo('I cannot find work since June', 'how long will it take')).toContain(
      'Joseph spent years',
    );
    expect(answerTo('I gamble every weekend', 'what if I fail again')).toContain(
      'Promises alone seldom hold',
    );
    expect(answerTo('my son drinks every night', 'is it my fault')).toContain('You did not cause it');
    expect(answerTo('I smoke weed every day and cannot stop', 'is it my fault')).toContain(
      'what was offered you',
    );
  });

  it('of the person who is named', () => {
    expect(answerTo('our daughter told us she is gay', 'what do I say to my husband')).toMatch(/tired/);
    expect(answerTo('our dog was put to sleep', 'how do I explain it to my daughter')).toMatch(
      /at her height/,
    );
  });

  it('of whom it speaks is kept', () => {
    const [, , third] = talk([
      'my wife had an affair',
      'I found out on Sunday',
      'what if she says no to counselling',
    ]);
    expect(third).not.toMatch(/\b(?:he|him)\b/);
  });

  it('a psalm that is asked for belongs to the matter', () => {
    expect(answerTo('my father died last week', 'would you read me a psalm')).toMatch(/Psalm (?:34|23)/);
  });

  it('a fact has no answer for a life', () => {
    expect(answerTo('who wrote the book of Hebrews', 'so nobody knows?')).not.toContain('friend’s mother');
  });

  it('who spoke of suicide is answered with care, whatever comes next', () => {
    expect(answerTo('I want to kill myself', 'what do I do now')).not.toContain('One thing, then');
  });

  it('what was answered is not answered in the same words', () => {
    const [, first, second] = talk(['my father died', 'why did God allow that', 'but why did God allow it']);
    expect(first).not.toBe(second);
  });
});
