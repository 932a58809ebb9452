import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { wantsItOtherwise } from '../forms/wants-change.ts';

const { converse: talk } = askedGuide();
const ANOTHER = /^(?:Here is another one|Another try)/;

describe('after something was made', () => {
  it.each([
    ['a prayer for the neighbours next door', 'they were loud again'],
    ['prayer for my patience with my disabled sister', 'she tore up my drawings'],
    ['write me a short prayer for my exam tomorrow', 'it is physics'],
  ])('what is told on goes into the prayer in one’s own words: %s, %s', (asked, told) => {
    const [, prayer] = talk([asked, told]);
    expect(prayer).not.toMatch(ANOTHER);
    expect(prayer).toContain(`: ${told}. Amen.`);
  });

  it.each([
    ['please pray for my dog, he ran away', 'we found him'],
    ['a prayer for my mother in intensive care', 'she woke up'],
    ['a prayer for my sister who is in labour', 'it is a girl!!'],
  ])('a turn for the better is shared: %s, %s', (asked, told) => {
    expect(talk([asked, told])[1]).toMatch(/^(?:That is good (?:to hear|news)|How good)/);
  });

  it('a turn for the worse is no good news', () => {
    const [, dead] = talk(['please pray for my dog, he ran away', 'we found him dead']);
    expect(dead).not.toMatch(/^(?:That is good to hear|How good)/);
  });

  it.each(['perfect ta', 'i like that', 'oh lovely thank you'])(
    'who likes it is given no other: %s',
    (said) => {
      const [, glad] = talk(['can you make a short prayer for a wedding breakfast', said]);
      expect(glad).not.toMatch(ANOTHER);
      expect(glad).not.toContain('to make your own');
    },
  );

  it('a story that goes on is no wish for another note, reading or plan', () => {
    const [, story] = talk(['verses for someone who is afraid of flying', 'kids think it is silly']);
    expect(story).not.toMatch(ANOTHER);
    const [, outline] = talk([
      'a talk for the mens breakfast on work, fifteen minutes',
      'they laughed at the last one',
    ]);
    expect(outline).not.toContain('# Outline');
    const [, bitten] = talk(['prayer for the neighbours with the dog', 'it bit my son']);
    expect(bitten).toContain('it bit my son');
  });

  it('what is wanted otherwise is still made otherwise', () => {
    expect(talk(['a blessing for our new kitchen', 'and short please'])[1]).toMatch(
      /^(?:Shorter|Here|A blessing)/,
    );
    expect(
      talk(['write a note for my nurse friend who is burnt out', 'with something from the psalms'])[1],
    ).not.toContain('Thank you for telling me');
  });

  it.each([
    ['something from Ruth maybe', true],
    ['nothing cheery', true],
    ['with birds in it', true],
    ['must be warm', true],
    ['for my neighbours', true],
    ['not too religious, one is sikh', true],
    ['he drives tired', false],
    ['no seriously she is cruel', false],
    ['with him it is always like that', false],
    ['one of them was a professor', false],
    ['22 years', false],
    ['the hall is booked', false],
  ])('%s: wants it otherwise, %s', (said, wants) => {
    expect(wantsItOtherwise(said)).toBe(wants);
  });

  it('what to read is on what the talk is about', () => {
    const [, reading] = talk(['my father is dying, i am so afraid', 'what could i read']);
    expect(reading).not.toContain('reading the Bible');
  });

  it('what was told stands before the words that close a prayer, and a child’s question is no petition', () => {
    const [, boats] = talk(['prayer for our fishing boats', 'one did not come back last night']);
    expect(boats).toMatch(/: one did not come back last night\. (?:Through Jesus Christ, )?Amen\./);
    const [, asks] = talk(['bedtime prayer for my 5 yr old', 'he asks if god sleeps too']);
    expect(asks).not.toContain('he asks if god sleeps too.');
  });
});
