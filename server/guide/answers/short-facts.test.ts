import { describe, expect, it } from 'vitest';
import { SHORT_FACTS } from '../../../content/guide/facts/all.ts';
import { FROM_THE_HEART } from '../../../content/guide/facts/from-the-heart.ts';
import { parseReference } from '../../../scripture/references/references.ts';
import { askedFromTheHeart, factAsked } from './short-facts.ts';

const ALL = [...SHORT_FACTS, ...FROM_THE_HEART];

describe('short facts', () => {
  it('are each found by their question', () => {
    const missed = SHORT_FACTS.map((fact) => [fact.id, factAsked(fact.question)?.id]);
    expect(missed.filter(([id, found]) => id !== found)).toEqual([]);
    const unheard = FROM_THE_HEART.map((fact) => [fact.id, askedFromTheHeart(fact.question)?.id]);
    expect(unheard.filter(([id, found]) => id !== found)).toEqual([]);
  });

  it('lean on the message before, where a few words name nothing new', () => {
    expect(factAsked('were they on the ark then', 'are dinosaurs in the bible')?.id).toBe(
      'animals-on-the-ark',
    );
    expect(factAsked('which one met jesus in person', 'how many king herods were there')?.id).toBe(
      'herod-and-jesus',
    );
  });

  it('are not told to somebody who asks for something else', () => {
    for (const words of [
      'did God leave me out when he handed out gifts',
      'We brought our son home five days ago. Is there a short verse for the card?',
      'how can a man be good',
      'what psalm should I read tonight',
    ])
      expect([words, factAsked(words)?.id]).toEqual([words, undefined]);
  });

  it('are not told to somebody who tells of their own life with some of their words', () => {
    for (const words of [
      'would he run to meet me or not remember who i am',
      'what do i do with myself after supper now she is gone',
      'ward 7, no visitors from church, how would i get it',
      'i look in the mirror and think who would want that',
      'could you write a christmas prayer to read after the gospel at home by the tree',
      'how do i know which offer to accept, i flipped a coin 30 times',
      'which words for declining, i am too soft with church folk',
      'my son was eight then, how could he do the same as his dad',
      'why am i on fire and then ash',
      'is it a sin, i want him and he is dead',
    ])
      expect([words, factAsked(words)?.id]).toEqual([words, undefined]);
  });

  it('are not caught by one of their words in a talk of life', () => {
    for (const words of [
      'Every night she prays that I will live. What am I to say Amen to',
      'what can we all say amen to',
      'can i take communion if im divorced',
      'how did people marry in the time of jesus',
      'was king david a good father?',
    ])
      expect([words, factAsked(words)?.id]).toEqual([words, undefined]);
    expect(factAsked('what does amen mean')?.id).toBe('amen');
    expect(factAsked('who was the father of david')?.id).toBeDefined();
  });

  it('are told to those who ask for them, also for themselves or a child', () => {
    for (const [words, id] of [
      ['can i ask the church for money', 'ask-church-for-money'],
      ['my son asked where cain’s wife came from', 'cains-wife'],
      ['will i still be me in heaven', 'same-self-in-heaven'],
      ['fire breathing leviathan', 'leviathan'],
      ['and the balm in Gilead?', 'balm-in-gilead'],
      ['why did they have to go to bethlehem', 'why-bethlehem'],
      ['who is baal', 'baal'],
      ['my kids want to know what a cubit is', 'cubit'],
    ] as const)
      expect([words, factAsked(words)?.id]).toEqual([words, id]);
  });

  it('are asked from the heart by how the sentence is built, and not by its words alone', () => {
    const asked = (words: string) => askedFromTheHeart(words)?.id;
    const yes: Readonly<Record<string, string>> = {
      'does god see me': 'does-god-see',
      'does God see what he did to me?': 'does-god-see',
      'does god still want me after this': 'does-god-still-love',
      'will god forgive me': 'will-god-forgive',
      'does god give second chances': 'another-chance',
      'is it too late to come back to god': 'is-it-too-late',
      'how can i help her': 'how-to-help-someone',
      'what can i do tonight': 'what-to-do-tonight',
      'so what do i do now': 'what-to-do-now',
      'could i have stopped it': 'is-it-my-fault',
    };
    expect(Object.keys(yes).filter((words) => asked(words) !== yes[words])).toEqual([]);
    const none = [
      'does god want me ill',
      'does god want me to be poor',
      'does god see me as a monster',
      'does god see us as sinners',
      'does god hate divorce',
      'would god mind if i cheated on my wife',
      'will god forgive me if i do it',
      'should i give him a second chance',
      'is it too much to ask',
      'do i say something before it is too late',
      'i can’t believe he did that',
      'should i stop asking',
      'why does she hate me',
      'how do i know he is the one',
      'how do i get him off it',
      'how do i do her hair',
      'what do i give them',
      'what do we do on saturday nights now',
      'do i have to throw out my music',
      'do i fight for her or let her go',
      'what if i never see him again',
      'what if she says no',
    ];
    expect(none.map((words) => [words, asked(words)]).filter(([, id]) => id)).toEqual([]);
  });

  it('from the heart are not told to what only shares their small words', () => {
    for (const [words, id] of [
      ['does god see me as a monster', 'does-god-see'],
      ['does god want me ill', 'does-god-still-love'],
      ['does he still love me', 'does-god-still-love'],
      ['will he ever forgive me', 'will-god-forgive'],
      ['how do i get to know them', 'how-to-help-someone'],
      ['how do i do her hair', 'how-to-help-someone'],
      ['how do i get him off it', 'how-to-help-someone'],
      ['what did i do', 'what-to-do-now'],
      ['what do i do instead', 'what-to-do-now'],
      ['what do I do at the wedding', 'what-to-do-now'],
      ['do i say something before it is too late', 'is-it-too-late'],
      ['do i fight for her or let her go', 'must-i-see-them'],
      ['but sometimes the thoughts turn out wrong', 'put-out-of-the-house'],
      ['do i have to throw out my music', 'put-out-of-the-house'],
      ['what do I say to my son', 'how-to-tell-children'],
      ['what would he think', 'what-would-jesus-do'],
      ['what does god want from me', 'can-god-use-me'],
    ] as const)
      expect([words, askedFromTheHeart(words)?.id]).not.toEqual([words, id]);
    for (const [words, id] of [
      ['does god see what he did', 'does-god-see'],
      ['does god still want me', 'does-god-still-love'],
      ['will god forgive me', 'will-god-forgive'],
      ['how can i help her', 'how-to-help-someone'],
      ['is it too late for me', 'is-it-too-late'],
      ['do i have to visit him', 'must-i-see-them'],
      ['should i throw him out', 'put-out-of-the-house'],
      ['how do i tell the kids', 'how-to-tell-children'],
    ] as const)
      expect([words, askedFromTheHeart(words)?.id]).toEqual([words, id]);
  });

  it('name passages that exist, and quote nothing', () => {
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
    const texts = ALL.flatMap(({ answer, more = '', question }) => [answer, more, question]);
    expect(texts.filter((text) => /["“”'!]|\s{2}/.test(text))).toEqual([]);
    const marks = ALL.flatMap(({ passages }) => passages);
    expect(marks.filter((mark) => !parseReference(mark.slice(2, -2)).ok)).toEqual([]);
    expect(ALL.filter(({ passages }) => passages.length === 0)).toEqual([]);
  });

  it('are short', () => {
    const long = ALL.filter(({ answer }) => answer.split(/\s+/).length > 80);
    expect(long.map(({ id }) => id)).toEqual([]);
  });
});
