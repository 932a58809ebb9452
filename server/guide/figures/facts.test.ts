import { describe, expect, it } from 'vitest';
import { FIGURES } from '../../../content/guide/figures/all.ts';
import { UNTOLD } from '../../../content/guide/figures/untold.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { factNamed, factOfThese, idOfFact } from './facts.ts';
import { figuresNamed } from './names.ts';
import { figureOf } from './spoken-of.ts';

const asked = (words: string) => factNamed(words, figuresNamed(words))?.fact.question;
const of = (id: string, words: string) => factOfThese([figureOf(id)!], words)?.fact.question;
const FACTS = FIGURES.flatMap((figure) => figure.facts.map((fact) => ({ figure, fact })));

describe('facts of figures', () => {
  it('are each found by their question', () => {
    const missed = FACTS.map(({ fact }) => [fact.question, asked(fact.question)]);
    expect(missed.filter(([question, found]) => question !== found)).toEqual([]);
  });

  it('name passages and figures that exist, and quote nothing', () => {
    const marks = FIGURES.flatMap(({ story, facts }) => [
      ...story,
      ...facts.flatMap(({ passages }) => passages),
    ]);
    for (const mark of marks) expect(passageOfMark(mark).ranges.length, mark).toBe(1);
    const ids = [...FACTS.flatMap(({ fact }) => fact.leadsTo ?? []), ...Object.values(UNTOLD).flat()];
    expect(ids.filter((id) => figureOf(id) === undefined)).toEqual([]);
    expect(FACTS.filter(({ fact }) => /["“”'!]|\s{2}/.test(fact.question + fact.answer))).toEqual([]);
    expect(new Set(FACTS.map(({ figure, fact }) => idOfFact(figure, fact))).size).toBe(FACTS.length);
    const names = FIGURES.flatMap((figure) => figure.names);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('are short', () => {
    expect(FACTS.filter(({ fact }) => fact.answer.split(/\s+/).length > 75)).toEqual([]);
  });

  it('are found by the person and what is asked of them, in many wordings', () => {
    expect(asked('moses wifes father who')).toBe('Who was the father-in-law of Moses?');
    expect(asked('was ruth mother in law called naomi?')).toBe('Who was Ruth’s mother-in-law?');
    expect(asked('at what age did Abraham leave Haran?')).toBe('How old was Abraham when God called him?');
    expect(asked('how old was lil David when he fought goliath')).toBe(
      'How old was David when he killed Goliath?',
    );
    expect(asked('sampson, how he die')).toBe('How did Samson die?');
    expect(asked('what was the job of Zaccheus')).toBe('What was the work of Zacchaeus?');
    expect(asked('who is the girl in the bible that put the tent peg through the mans head')).toBe(
      'Who killed Sisera with a tent peg?',
    );
    expect(asked('what does girding your loins mean')).toBe('What does to gird up the loins mean?');
    expect(asked('Which is the longest name in the Bible?')).toBe('What is the longest name in the Bible?');
  });

  it('are not told to a question that their words do not account for', () => {
    for (const words of [
      'how old was Abraham when Isaac was born',
      'why did God tell Hosea to marry a prostitute',
      'what did the mother of James and John ask Jesus for',
      'how did people with real jobs in the Bible do it',
      'a lot of my friends died, how',
      'what colour were the tent pegs',
      'who were the wise men',
      'what qualities must an elder have',
    ])
      expect([words, asked(words)]).toEqual([words, undefined]);
  });

  it('tell within a talk what is asked of whom it is about', () => {
    expect(of('ehud', 'and why did he kill the fat king?')).toBe('Why did Ehud kill the fat king?');
    expect(of('simon-of-cyrene', 'were his sons christians later')).toBe(
      'Were the sons of Simon of Cyrene Christians?',
    );
    expect(of('belshazzar', 'what did the words mean')).toBe('What did the writing on the wall mean?');
    expect(of('ruth', 'was she pretty')).toBe('looks Ruth');
    expect(of('ruth', 'what did her mother in law tell her to do at night')).toBeUndefined();
  });
});
