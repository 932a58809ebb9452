import { describe, expect, it } from 'vitest';
import { askedGuide, quotesOf } from '../../../tests/support/asked-guide.ts';

const { ask, converse, record } = askedGuide();
const last = (...messages: string[]) => converse(messages).at(-1)!;
const numbered = (reply: string) => reply.match(/^\d+\. /gm)?.length ?? 0;
const headings = (reply: string) => reply.match(/^### .+$/gm) ?? [];

describe('what is made of a subject that is named', () => {
  it('a theme that is no topic of the library', () => {
    const reply = ask(
      'Short Bible study on hospitality for our home group, 40 minutes, mostly new believers please',
    );
    expect(reply).toContain('# Hospitality: a study of 40 minutes');
    expect(reply).toContain('With people who are new');
    expect(quotesOf(reply).map(({ reference }) => reference)).toContain('Luke 14:12-14');
    const minutes = [...reply.matchAll(/^## .+ \((\d+) minutes?\)$/gm)].map(([, part]) => Number(part));
    expect(minutes.reduce((all, one) => all + one, 0)).toBe(40);
  });

  it('a book in as many meetings as there are people, one week each', () => {
    const reply = ask('Do you have a short study on Ruth for four ladies, one week each, we’re all widows');
    expect(headings(reply)).toEqual(['### 1. Ruth 1', '### 2. Ruth 2', '### 3. Ruth 3', '### 4. Ruth 4']);
    expect(reply).toMatch(/For four women/);
    expect(reply).toContain('With people who have buried someone');
  });

  it('minutes are no days, and so many questions are so many', () => {
    const reply = ask(
      'im doing a 10 min devotional at the mothers group on thursday, a short study on hannah with 3 questions',
    );
    expect(reply).toContain('# Hannah: a thought for 10 minutes');
    expect(numbered(reply)).toBe(3);
    expect(reply).not.toContain('Day 1');
  });

  it('a topic of the library, and not who the group is', () => {
    const reply = ask(
      'need a 20 min bible study for 5 lads at the rugby club about courage, none of them go to church',
    );
    expect(reply).toContain('# Courage: a study of 20 minutes');
    expect(reply).toMatch(/for five men/);
    expect(reply).not.toContain('Amen.');
  });

  it('a feast for children who have never been in church', () => {
    const reply = ask(
      'I teach year 4 and need a short explanation of Pentecost for children who have never been in church',
    );
    expect(reply).toContain('# Pentecost, for children of 8 to 9');
    expect(reply).not.toContain('Amen.');
  });

  it('a story told simply, with something for the hands', () => {
    const reply = ask(
      'I am leading a kids club, ages 5 to 7, on Jonah. Can you tell me the story simply and suggest what they could do with their hands?',
    );
    expect(reply).toContain('# Jonah, for children of 5 to 7');
    expect(reply).toMatch(/\*\*With the hands\*\*.*fish/);
  });

  it('a talk and a devotion', () => {
    expect(
      ask('I have to give a talk on the elder brother in Luke 15 at our evening service, 15 minutes'),
    ).toContain('# Outline: The elder brother, Luke 15:25-32 (15 minutes)');
    expect(ask('I need a five minute devotion on being slow to anger for our men’s breakfast')).toContain(
      '# Slow to anger: a thought for 5 minutes',
    );
  });

  it('changes with the next message', () => {
    expect(last('devotional on Ruth', 'for children please')).toContain('# Ruth, for children');
    expect(last('We have Gideon on Sunday with the juniors. Any ideas?', 'make it 15 minutes')).toContain(
      'Gideon, for children (15 minutes)',
    );
  });

  it('is recorded by its id, without a word of the visitor', () => {
    expect(record(['a short study on Lydia for 6 ladies']).led).toBe('story/lydia');
  });

  it('what the Bible says of a theme', () => {
    expect(ask('What does the Bible say about hospitality?')).toContain('love of the stranger');
  });

  it.each([
    'My son Daniel has stopped going to church',
    'please pray for my daughter Ruth',
    'Who was Hannah?',
  ])('nothing where nothing is led: %s', (words) => {
    expect(record([words]).led).toBeUndefined();
  });
});

describe('what leaders ask next', () => {
  const HOSPITALITY = 'Short Bible study on hospitality for our home group';
  const RUTH = 'short study on Ruth for four ladies, one week each';
  const JONAH = 'I am leading a kids club, ages 5 to 7, on Jonah. Can you tell me the story simply?';
  const BROTHER = 'I have to give a talk on the elder brother at our evening service, 15 minutes';

  it('what sets the theme apart', () => {
    expect(
      last(HOSPITALITY, 'what is the difference between hospitality and just having friends round?'),
    ).toContain('cannot ask us back');
  });

  it('whether a hard part is left out', () => {
    const reply = last(
      RUTH,
      'One of our ladies buried her husband last month. Should I leave out the part about Naomi’s bitterness?',
    );
    expect(reply).toContain('I would keep it');
    expect(reply).toContain('Ruth 1:20-21');
  });

  it('that it is all fairy tales, for adults and for children', () => {
    const lads = 'need a 20 min bible study for 5 lads about courage';
    expect(last(lads, 'what do i say if one of them says its all fairy tales')).toContain(
      'Thank him for saying it',
    );
    expect(
      last(JONAH, 'One boy always asks whether the fish really happened. What do I tell him?'),
    ).toContain('I was not there');
    expect(
      last('Assembly on the good samaritan year 2, 8 minutes', 'did this really happen, they will ask'),
    ).toContain('Jesus made up stories');
  });

  it('what children ask of this very story', () => {
    const pentecost = 'I teach year 4 and need a short explanation of Pentecost for children';
    expect(last(pentecost, 'One of them will ask if the fire hurt them')).toContain('No, it hurt nobody');
  });

  it('questions, a picture, a craft and a prayer', () => {
    expect(numbered(last(BROTHER, 'Give me three questions I could ask the congregation about it'))).toBe(3);
    expect(last(BROTHER, 'Could you give me an illustration for the second point')).toContain(
      'washes up loudly',
    );
    expect(
      numbered(
        last(
          'I need a five minute devotion on being slow to anger for our men’s breakfast',
          'Do you have two questions they could talk about round the tables?',
        ),
      ),
    ).toBe(2);
    expect(last(JONAH, 'is there a craft for it?')).toContain('big fish of card');
    expect(last(RUTH, 'what about a closing prayer')).toMatch(/Amen\.$/);
  });

  it('says so where no picture is written', () => {
    expect(last('short study on gratitude, 20 minutes', 'give me an illustration')).toContain(
      'I have no illustration written on this',
    );
  });

  it('what has happened to one of them', () => {
    const goliath = 'a youth group session on David and Goliath, 45 minutes, ages 12 to 14';
    expect(
      last(
        goliath,
        'One of them got bullied really bad by someone who also comes to the group. Should I change anything?',
      ),
    ).toContain('safeguarding');
    expect(last(RUTH, 'two of them fell out at christmas and don’t speak')).toContain(
      'See each of the two alone',
    );
  });

  it('what happens in a group, and what the leader is afraid of', () => {
    expect(last(HOSPITALITY, 'what if nobody says anything')).toContain('Let the silence stand');
    expect(last(HOSPITALITY, 'what if they laugh at me')).toContain('That you are nervous');
    expect(ask('My group is studying Job and everyone just argues')).toContain('Let each repeat');
  });

  it('what nobody has an answer to', () => {
    expect(
      last(
        'lesson on Gideon for my Sunday school class of nine year olds',
        'one girl will ask what colour the wool was',
      ),
    ).toContain('If you do not know');
  });
});
