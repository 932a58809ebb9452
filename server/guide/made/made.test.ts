import { describe, expect, it } from 'vitest';
import { CHILD_NAMES } from '../../../content/guide/made/child-names.ts';
import { INSCRIPTIONS } from '../../../content/guide/made/inscriptions.ts';
import { PETITIONS } from '../../../content/guide/made/petitions.ts';
import { CHARADES, STORY_CRAFTS, STORY_GAMES } from '../../../content/guide/made/play.ts';
import { SERVICE_KINDS } from '../../../content/guide/made/services.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse, ask } = askedGuide();
const lastOf = (...messages: string[]): string => converse(messages).at(-1)!;

describe('what is written', () => {
  it('names only passages that there are', () => {
    const marks = [
      ...CHILD_NAMES.map(({ mark }) => mark),
      ...SERVICE_KINDS.flatMap(({ opening, readings, psalm }) => [opening, ...readings, psalm]),
    ];
    for (const mark of marks) expect(passageOfMark(mark).ranges.length, mark).toBeGreaterThan(0);
  });

  it('has no name, petition or line twice', () => {
    for (const all of [
      CHILD_NAMES.map(({ name }) => name),
      PETITIONS.map(({ id }) => id),
      INSCRIPTIONS.map(({ line }) => line),
      SERVICE_KINDS.map(({ id }) => id),
      STORY_GAMES.map(({ name }) => name),
      STORY_CRAFTS.map(({ how }) => how),
      [...CHARADES.old, ...CHARADES.new],
    ])
      expect(new Set(all).size).toBe(all.length);
  });
});

describe('names for a child', () => {
  it('are for a girl, and then for a boy under the same conditions', () => {
    const [girls, boys] = converse([
      'baby girl due in march, names from the bible that are not too common',
      'and for a boy',
    ]);
    expect(girls).toContain('**Keziah**');
    expect(girls).not.toContain('**Sarah**');
    expect(boys).toContain('for a boy');
    expect(boys).not.toContain('**David**');
  });

  it('are told with what they mean', () => {
    expect(ask('what does the name Samuel mean')).toContain('**Samuel** means heard of God');
    expect(lastOf('biblical girl names please', 'what does Tirzah mean')).toContain('Numbers 27:1-4');
  });

  it.each([
    'what are the names of God',
    'my mother in law hates the name of our baby girl',
    'in Jesus name bless my boy',
  ])('%s: something else', (message) => {
    expect(ask(message)).not.toContain('what they mean and where you meet them');
  });
});

describe('lines for a stone or a bench', () => {
  it('fit what the one who died loved, the letters and the faith', () => {
    const replies = converse([
      'memorial bench inscription for my husband, he loved the sea',
      'max 30 letters',
      'without god in it',
    ]);
    expect(replies[0]).toContain('Look out to sea');
    expect(replies[1]).not.toContain('Calm sea');
    expect(replies[2]).not.toMatch(/Psalm|God/);
  });

  it('say of a child nothing that belongs to a long life', () => {
    const text = ask('write something for the gravestone of our baby');
    expect(text).toContain('So small, so loved');
    expect(text).not.toContain('Sit down');
  });
});

describe('prayers of intercession', () => {
  it('are for those who are named, and for more who are named later', () => {
    const [first, second] = converse([
      'Prayer of intercession for Sunday service, about the war, the sick and our town',
      'add the schools, term starts',
    ]);
    expect(first).toContain('people shoot at one another');
    expect(first).toContain('hear our prayer');
    expect(first).not.toContain('our schools');
    expect(second).toContain('our schools');
    expect(second).toContain('people shoot at one another');
  });
});

describe('a prayer for others beside one that was given', () => {
  it.each([
    [
      'prayer before an operation, it is tomorrow at 8',
      'and one for the surgeon',
      'hands of those who operate',
    ],
    [
      'prayer for my nan shes in hospital',
      'and for all the others on the ward',
      'all the others on the ward',
    ],
    ['prayer for our church in a refugee camp', 'also for people who hate us', 'pray for those who hate us'],
  ])('%s / %s', (first, then, expected) => {
    expect(lastOf(first, then)).toContain(expected);
  });

  it('leaves a moment to the prayers for moments', () => {
    expect(lastOf('prayer for a teacher', 'for the last day of school too')).not.toContain(
      'I bring you the last day',
    );
  });
});

describe('orders of service', () => {
  it('have times that add up, and their own hymns and closing words', () => {
    const [order, hymns, short] = converse([
      'Order of service for a harvest festival please',
      'which hymns would fit',
      'make it half an hour',
    ]);
    const times = [...short!.matchAll(/\((\d+) minutes?\)/g)].map(([, minutes]) => Number(minutes));
    expect(order).toContain('Harvest festival');
    expect(hymns).toContain('We plough the fields');
    expect(ask('order of service for my mums funeral')).toContain('# Funeral');
    expect(times.reduce((sum, minutes) => sum + minutes, 0)).toBe(30);
  });

  it('can be asked for by one part', () => {
    expect(ask('Closing words for an ecumenical service, Catholic Protestant Orthodox')).toContain(
      'by many doors',
    );
    expect(lastOf('Closing words for an ecumenical service', 'A psalm to say together')).toContain(
      'Psalm 67',
    );
  });
});

describe('games and crafts', () => {
  it('go with the story that was made', () => {
    const lesson = 'Give me a lesson outline on the Good Samaritan for children aged 6 to 9';
    expect(lastOf(lesson, 'a game to go with it')).toContain('**Freeze**');
    expect(lastOf(lesson, 'and a craft that needs only paper and glue')).toContain('Good Samaritan');
    expect(lastOf(lesson, 'a game to go with it', 'what if only three kids come')).toContain('two or three');
  });

  it('leave out what there is not, and lead on to a lesson', () => {
    const [craft, without, lesson] = converse([
      'sunday school craft for noah’s ark',
      'no paper please',
      'lesson to go with it 15 mins',
    ]);
    expect(craft).toContain('rainbow');
    expect(without).not.toContain('torn paper');
    expect(lesson).toContain('# Noah');
  });

  it('are charades out of one half of the Bible', () => {
    const text = lastOf('bible charades ideas for youth group', 'more from the old testament');
    expect(text).toContain('David and Goliath');
    expect(text).not.toContain('Zacchaeus');
  });

  it.each(['my son plays video games all night', 'is it a sin to play card games with the church group'])(
    '%s: something else',
    (message) => {
      expect(ask(message)).not.toContain('nothing but people');
    },
  );
});

describe('verses for small things', () => {
  it('are short, on the matter, and not from what is not wanted', () => {
    const text = ask('bible verse for a tattoo on my forearm, short, about strength, not from philippians');
    expect(text).toContain('Psalm 46:1');
    expect(text).not.toContain('Philippians');
  });

  it('stay on the matter when another or a shorter one is wanted', () => {
    const asked = 'verse for a fridge magnet for my grandson going to university';
    expect(lastOf(asked, 'not joshua 1')).not.toContain('Joshua');
    expect(lastOf(asked, 'something shorter')).toContain('Psalm 121:2');
    expect(lastOf(asked, '2 more')).toContain('about going out into something new');
    expect(lastOf(asked, 'in modern words please')).toContain('(WEB)');
  });

  it('are not shown to somebody who asks whether a tattoo is right', () => {
    expect(ask('what does the bible say about tattoos')).toContain('Leviticus 19:27-28');
  });
});

describe('a moment that has one prayer', () => {
  it.each([
    [
      'song or psalm for a new years eve service',
      'a prayer looking back on a hard year',
      'the old year has its coat on',
    ],
    ['prayer for the sick', 'and one looking forward to the new year', 'the old year has its coat on'],
    ['prayer for a teacher', 'a prayer for the last day of school too', 'the bags are empty'],
  ])('%s / %s', (first, then, expected) => {
    expect(lastOf(first, then)).toContain(expected);
  });
});

describe('what was made, on another matter', () => {
  it('stays what it is', () => {
    const text = lastOf('a short devotion for a staff meeting, monday morning', 'something about tiredness');
    expect(text).toContain('## Stress and burnout');
  });

  it('reads another part of the Bible, or less on a day', () => {
    const [, fewer, only] = converse([
      'we want to read the bible in a year, make a plan',
      'that is too much, we have five minutes a day',
      'only the new testament then',
    ]);
    expect(fewer).toContain('About 5 minutes a day');
    expect(only).toContain('# The New Testament');
  });

  it('rhymes where that is asked of a grace', () => {
    expect(lastOf('say grace for thanksgiving, kids at table, short', 'one that rhymes')).toMatch(
      /meet, and make us share|sun, and looks for/,
    );
  });
});

describe('what only has a word of these things', () => {
  it.each([
    'girl in my sunday school said her grandad does secret games with her, what do i do',
    'the fridge is empty and payday is in nine days, give me verses about God providing please',
    'my son enjoyed adam naming the animals, what do i tell him about creation',
    'they asked me to lead the intercessions and i sweat already',
    'i forgot her nativity play and she is heartbroken',
    'may i change the order of service, the old people are upset',
  ])('%s: is left to the rest of the guide', (message) => {
    expect(ask(message)).not.toMatch(
      /nothing but people|hear our prayer|an order of \d+|the shortest first|where you meet them|nativity play for many/,
    );
  });
});

describe('what goes on with these things', () => {
  it('finds names by what they mean', () => {
    expect(lastOf('names for twins boy and girl from the bible', 'which ones mean joy')).toContain('Abigail');
  });

  it('reads at a named service', () => {
    expect(
      lastOf('good friday service with candles and silence', 'what do we read at each candle'),
    ).toContain('Mark 15:33-39');
  });

  it('does not scold for missed days', () => {
    expect(lastOf('reading plan for lent, 40 days, gospel of luke', 'i missed a week')).toMatch(
      /^When a day is missed/,
    );
  });
});
