import { describe, expect, it } from 'vitest';
import { passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { overlap } from '../../../scripture/references/passage-ranges.ts';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { loadRealBible } from '../../../tests/support/bible.ts';
import { shownIn } from '../answer-record.ts';

const real = await loadRealBible();

const { converse } = askedGuide();
const talk = (...messages: string[]): string[] => converse(messages);
const shownLast = (...messages: readonly string[]) => shownIn(talk(...messages).at(-1)!);

/** The words of the passages shown, in all translations. */
const textOf = (references: readonly string[]): string =>
  references
    .flatMap((reference) => passageOfReference(reference)!.ranges)
    .flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, at) =>
        (['kjv', 'web', 'asv'] as const).map((id) => real.bible[id].text(first + at)),
      ),
    )
    .flat()
    .join(' ');

describe('a list with what must not come', () => {
  it('leaves out what a verse is about, in whatever translation', () => {
    const shown = shownLast(
      'Can you give me five verses for a friend who is going through chemo? Not ones about being healed because the doctors have said it won’t cure it.',
    );
    expect(shown).toHaveLength(5);
    expect(textOf(shown)).not.toMatch(/\b(?:heal|cure|physician)/i);
  });

  it('leaves out a verse that is told by its words', () => {
    const shown = shownLast(
      "verses about anxiety but not the 'do not be anxious' one because that makes me feel worse",
    );
    expect(shown.length).toBeGreaterThan(2);
    expect(textOf(shown)).not.toMatch(/anxious/i);
  });

  it.each([
    ['verses about strength but nothing with war or enemies in it', /\b(?:war|battle|enem)/i],
    ['5 verses on grief without heaven in them', /heaven/i],
    ['verses about gods love that dont mention blood or sacrifice', /\b(?:blood|sacrific)/i],
    ['verses for a sympathy card without mentioning God', /\bGod\b/],
  ])('"%s"', (message, unwanted) => {
    const shown = shownLast(message);
    expect(shown.length).toBeGreaterThan(1);
    expect(textOf(shown)).not.toMatch(unwanted);
  });
});

describe('a list with what it should be like', () => {
  it.each([
    ['verses for a card to a man who lost his leg, he is not religious much', 'Psalm 73:26'],
    ['Do you have a psalm that complains?', 'Psalm 13'],
    ['verses for a boy of 6 who is scared at night', 'Psalm 4:8'],
    ['Some less well known verses about love please, everybody has used 1 Corinthians 13', '1 John 3:16-18'],
  ])('"%s"', (message, reference) => {
    expect(shownLast(message)).toContain(reference);
  });

  it('in easy words, for somebody who learns English', () => {
    const [first = '', second = ''] = talk(
      'I need a short bible text for practise my english reading',
      'Can you give me one easy psalm with simple words, for practise reading?',
    );
    expect(first).toContain('(WEB)');
    expect(shownIn(second)).toHaveLength(1);
    expect(second).toMatch(/— Psalm .+ \(WEB\)/);
  });

  it('speaks of what somebody loved, at their occasion', () => {
    expect(shownLast('a reading for my dad’s funeral, he loved the sea')[0]).toBe('Psalm 107:23-30');
  });

  it('says so where little is left', () => {
    const [answer = ''] = talk('give me verses for guilt but not the ones that say how sinful I am');
    expect(textOf(shownIn(answer))).not.toMatch(/\bsins?\b/i);
    expect(answer).toContain('With what you left out');
  });

  it('leaves a psalm out that is only numbered', () => {
    const shown = shownLast('whats a good psalm for a hospital waiting room not 23 not 121');
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.join(' ')).not.toMatch(/Psalm (?:23|121)\b/);
  });

  it('is no reading on the birth of a child where one died', () => {
    expect(talk('is there a psalm for a mother whose baby died')[0]).not.toContain('birth');
  });
});

describe('further passages', () => {
  it.each([
    ['can you give me three more but not from psalms', 3],
    ['three others please, no psalms', 3],
    ['have you got another, not a psalm', 1],
    ['not psalms', 3],
  ])('keep to a book that is left out, and repeat none: "%s"', (more, count) => {
    const [first = '', second = ''] = talk('give me some verses about peace', more);
    const [before, after] = [shownIn(first), shownIn(second)];
    expect(after).toHaveLength(count);
    expect(after.join(' ')).not.toContain('Psalm');
    expect(after.filter((reference) => before.includes(reference))).toEqual([]);
  });

  it('keep to what was asked before, also where no record keeps it', () => {
    const shown = shownLast('verses about anxiety but not the ‘do not be anxious’ one', 'give me two more');
    expect(shown.length).toBeGreaterThan(0);
    expect(textOf(shown)).not.toMatch(/anxious/i);
  });

  it('are of the kind and for the occasion that is asked for', () => {
    const answers = talk(
      'Can you suggest a reading for my mum’s funeral?',
      'Is there something else a bit more hopeful we could have after it?',
      'she was always afraid of the dark, is there one about that',
      'She’s a bit angry with God to be honest, would any of the psalms fit that better?',
    );
    const shown = answers.map(shownIn);
    expect(shown[1]).toEqual(['Revelation 21:1-5']);
    expect(shown[2]).toEqual(['Psalm 139:11-12']);
    expect(shown[3]![0]).toMatch(/^Psalm 13/);
    const all = shown.flat().map((reference) => passageOfReference(reference)!);
    const again = all.filter((one, at) => all.some((other, place) => place < at && overlap(one, other)));
    expect(again).toEqual([]);
  });

  it('fit two who marry again', () => {
    const shown = shownLast(
      'what are good bible readings for a wedding',
      'One for a couple who are both on second marriage after being widowed',
    );
    expect(shown).toEqual(['Song of Solomon 2:10-13']);
  });

  it('are on a thing that is named', () => {
    const asked =
      'I would like a reading for my husband’s funeral. He was a gardener and he did not believe in God.';
    expect(shownLast(asked, 'Is there one about gardens?')).toEqual(['Song of Solomon 2:11-12']);
    expect(shownLast(asked, 'Have you anything about the sea? he loved the sea')).toEqual([
      'Psalm 107:23-30',
    ]);
  });

  it('come from the books that are named', () => {
    const shown = shownLast('a reading for my daughter’s wedding', 'is there one from the gospels');
    expect(shown[0]).toMatch(/^(?:Matthew|Mark|Luke|John) /);
  });

  it('after an answer leave out whom it quoted', () => {
    const [, answer = ''] = talk(
      'is it ok to be single at 40?',
      'Please not Paul saying it’s better to be single',
    );
    expect(shownIn(answer).length).toBeGreaterThan(0);
    expect(answer).not.toContain('Corinthians');
  });

  it.each([
    'what does the second one mean',
    'can you write a prayer about that',
    'give me five verses about joy',
    'thank you',
    'a shorter one',
  ])('are not what "%s" asks for', (message) => {
    const [, answer = ''] = talk('give me some verses about peace', message);
    expect(answer).not.toMatch(/^(?:Here (?:is|are) )?(?:one|three) passages? on peace/i);
  });

  it.each([
    'not even the bible helps me anymore',
    'what else can I do',
    'he had another family',
    'without the notes',
    'other than Job is there anyone who suffered',
  ])('are not what "%s" asks for, either', (message) => {
    const [, answer = ''] = talk('give me some verses about peace', message);
    expect(answer).not.toMatch(/^(?:Here (?:is|are) )?(?:one|three) passages? on peace/i);
  });

  it.each(['I dont want another verse', 'no more bible verses please', 'stop sending me verses'])(
    'are shown to nobody who has had enough: "%s"',
    (message) => {
      const [, answer = ''] = talk('I feel anxious all the time', message);
      expect(shownIn(answer)).toEqual([]);
      expect(answer).toContain('no more verses');
    },
  );

  it('say so when there are none left', () => {
    const [, , answer = ''] = talk('verses about peace from the gospels', 'ten more', 'ten more');
    expect(answer).not.toBe('');
  });
});
