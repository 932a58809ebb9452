import { describe, expect, it } from 'vitest';
import { SEQUELS } from '../../content/guide/sequels/all.ts';
import { MATTER_OF_ENTRY } from '../../content/guide/sequels/matters.ts';
import { PASSAGES_FOR } from '../../content/guide/sequels/passages.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import { askedGuide } from '../../tests/support/asked-guide.ts';
import { loadLibrary } from './library.ts';
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
    expect(answerTo('I drink too much every night', 'is it my fault')).toContain('what was offered you');
  });

  it('of the person who is named', () => {
    expect(answerTo('our daughter told us she is gay', 'what do I say to my husband')).toContain(
      'neither of you is tired',
    );
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
