import { describe, expect, it } from 'vitest';
import words from '../../../content/spelling/words.json' with { type: 'json' };
import { findMisspelling, suggestionsFor, wordListOf } from './suggest.ts';

const list = wordListOf(words);
const flagged = (text: string): string[] => {
  const found: string[] = [];
  for (;;) {
    const next = findMisspelling(text, text.length, list, (word) => found.includes(word));
    if (next === null || found.length > 50) return found;
    found.push(next.word);
  }
};

/** Sentences as people write them, of faith and of ordinary life. */
const ORDINARY = `
My husband lost his job last month and we are struggling to pay the rent. I try to trust God, but I lie awake at night and worry about our children.
How can I talk with my teenage son, who spends every evening on his smartphone and laughs when I mention church on Sunday?
Yesterday my boss yelled at me in the meeting because the spreadsheet was late. I drove home angry and ate a whole pizza in front of the television.
Could you explain what Paul means when he writes to the Romans about grace? Our small group discusses chapter eight on Thursday and nobody quite understands it.
I feel anxious, tired and a bit lonely since we moved to Manchester. The neighbours are friendly enough, yet nobody has invited us for coffee.
Jessica and Kevin are getting married in July in Barcelona. Please help me write a toast for the wedding with a passage about love.
My grandmother was diagnosed with cancer in January and the chemotherapy makes her sick. She asked the nurses for a Bible and a cup of peppermint tea.
Is it wrong to buy lottery tickets or bitcoin? My colleague in accounting made twenty thousand dollars and now drives a shiny new Tesla.
We plan a barbecue for the youth group, with football, guitars and a short talk by Brandon from the university. What verse fits friendship and forgiveness?
The doctor told me that I have depression and gave me tablets. Does taking medicine mean that my faith is weak?
I downloaded the app on my laptop and my phone, created a password, and uploaded a document about Lent. It would not open on the website until I restarted the browser.
Our landlord refuses to repair the heating although it is freezing. How should a Christian deal with unfair treatment without becoming bitter?
Can you compare what Jesus taught in the Sermon on the Mount with the Ten Commandments, and suggest questions for teenagers?
I keep arguing with my sister about politics, vaccines and the news from Ukraine. Last week she blocked me on Facebook and Instagram.
When my marriage ended I stopped praying. Lately I have been reading the psalms in the kitchen before breakfast, and something inside me softens a little.
`;

describe('the list of biblical words', () => {
  it('holds at least 1,500 names, places and terms', () => {
    expect(new Set(list.terms).size).toBeGreaterThanOrEqual(1_500);
    for (const term of [
      'Jesus',
      'Israel',
      'Nebuchadnezzar',
      'Thessalonians',
      'Capernaum',
      'Pentecost',
      'righteousness',
    ])
      expect(list.terms).toContain(term);
  });

  it('holds no word that is too short to be looked up', () => {
    expect(list.terms.filter((term) => !/^[A-Za-z]{3,}$/.test(term))).toEqual([]);
  });
});

describe('a suggestion', () => {
  it.each([
    ['Nebucadnezar', 'Nebuchadnezzar'],
    ['Jerusalm', 'Jerusalem'],
    ['Thesalonians', 'Thessalonians'],
    ['Ecclesiasties', 'Ecclesiastes'],
    ['phillipians', 'Philippians'],
    ['isreal', 'Israel'],
    ['Bethlaham', 'Bethlehem'],
    ['Pentacost', 'Pentecost'],
    ['rightousness', 'righteousness'],
    ['Galations', 'Galatians'],
    ['Mosess', 'Moses'],
    ['Gethsamane', 'Gethsemane'],
  ])('for %s is %s', (word, term) => {
    expect(suggestionsFor(word, list)).toContain(term);
    expect(suggestionsFor(word, list).length).toBeLessThanOrEqual(3);
  });

  it('is at most one letter away for a word of four letters or fewer, and two for a longer one', () => {
    expect(suggestionsFor('Payl', list)).toContain('Paul');
    expect(suggestionsFor('Pxyl', list)).not.toContain('Paul');
    expect(suggestionsFor('Absxlxm', list)).toContain('Absalom');
    expect(suggestionsFor('Abxxlxm', list)).not.toContain('Absalom');
  });

  it('is missing for terms, short and common words, and other scripts', () => {
    for (const word of ['jesus', 'ISRAEL', 'Moses’', "Paul's", 'go', 'the', 'from', 'Иисус', '耶稣', 'don’t'])
      expect(suggestionsFor(word, list)).toEqual([]);
  });
});

describe('ordinary words', () => {
  it('raise at most one false alarm in a hundred words', () => {
    const count = ORDINARY.match(/\p{L}+/gu)?.length ?? 0;
    const alarms = ORDINARY.trim().split('\n').flatMap(flagged);
    expect(count).toBeGreaterThan(300);
    expect(alarms.length / count, alarms.join(' ')).toBeLessThanOrEqual(0.01);
  });

  it.each([
    'Mein Mann hat seine Arbeit verloren und ich habe Angst um unsere Kinder. Was sagt die Bibel dazu?',
    'Mi esposo perdió su trabajo y tengo miedo por nuestros hijos. ¿Qué dice la Biblia sobre la ansiedad?',
    'Mon mari a perdu son travail et je suis inquiète pour nos enfants. Que dit la Bible à ce sujet?',
    'Mume wangu amepoteza kazi yake na ninaogopa kwa ajili ya watoto wetu. Biblia inasema nini?',
    'O meu marido perdeu o emprego e tenho medo pelos nossos filhos. O que diz a Bíblia sobre isto?',
  ])('of another language are left alone: %s', (text) => {
    expect(flagged(text)).toEqual([]);
  });
});

describe('the word that is suggested for', () => {
  it('is the nearest before the caret, with its range', () => {
    const text = 'Who was Nebucadnezar of Babylonn then';
    expect(findMisspelling(text, text.length, list)).toMatchObject({ word: 'Babylonn', start: 24, end: 32 });
    expect(findMisspelling(text, 20, list)).toMatchObject({ word: 'Nebucadnezar', start: 8, end: 20 });
    expect(findMisspelling(text, 12, list)).toMatchObject({ word: 'Nebucadnezar', start: 8, end: 20 });
  });

  it('is not one that was dismissed', () => {
    const text = 'Who was Nebucadnezar?';
    expect(findMisspelling(text, text.length, list, (word) => word === 'Nebucadnezar')).toBeNull();
  });

  it('leaves a possessive ending out', () => {
    const text = 'What is Jeramiah’s call?';
    expect(findMisspelling(text, text.length, list)).toMatchObject({ word: 'Jeramiah', end: 16 });
  });

  it('is not part of an address or a number', () => {
    expect(flagged('Write to jeramiah@exampel.org or www.isreal.example, code isreal7')).toEqual([]);
  });

  it('is found at the end of a long text, of which only the end is read', () => {
    const text = `${'a very long line of words and more '.repeat(3_000)}about Isreal`;
    expect(findMisspelling(text, text.length, list)?.word).toBe('Isreal');
    expect(findMisspelling('x'.repeat(100_000), 100_000, list)).toBeNull();
  });
});
