import { describe, expect, it } from 'vitest';
import { askedGuide, quotesOf } from '../../../tests/support/asked-guide.ts';

const { ask, converse, record } = askedGuide();
const last = (...messages: string[]) => converse(messages).at(-1)!;

describe('further questions about the same person or story', () => {
  it('are answered by what is written on them', () => {
    expect(last('why did Jonah get so angry at the end', 'but did he ever change his mind?')).toContain(
      'leaves the answer open',
    );
    const wall = converse([
      'the writing on the wall',
      'what did the words mean',
      'And did he die that same night like the song says?',
    ]);
    expect(wall[1]).toContain('weighed');
    expect(wall[2]).toContain('Belshazzar was slain');
    expect(
      last('How many wives did Solomon have', 'If he was the wisest man, why did he do that?'),
    ).toContain('loved many foreign women');
  });

  it('follow from one person to the next who was named', () => {
    const replies = converse([
      'Who was the father in law of Moses',
      'did he believe in God',
      'what was the advice he gave him about the judges',
    ]);
    expect(replies[0]).toContain('Jethro');
    expect(replies[1]).toContain('greater than all gods');
    expect(replies[2]).toMatch(/Exodus 18/);
    expect(last('pls who is jezebel husband', 'how he die')).toContain('arrow');
  });

  it('ask of somebody else what was asked before', () => {
    expect(last('were the apostles married', 'And Paul?')).toContain('unmarried');
    expect(last('Who was Moses', 'where is his grave', 'and Aaron?')).toContain('Mount Hor');
  });

  it('find a question of the library on them, with the name in place of the pronoun', () => {
    expect(last('who was Zacchaeus', 'why was he up a tree')).toContain('he was short');
    expect(last('who was Samson', 'why did he tell her the secret')).toContain('She pressed him daily');
  });

  it('show the verses of the story that have their words, and say so', () => {
    const reply = last('who was David', 'what did he put in his bag');
    expect(reply).toMatch(/nothing written|no answer written/);
    expect(quotesOf(reply)[0]!.reference).toMatch(/^1 Samuel 17:/);
  });

  it('say that nothing is written where nothing fits, and stay with the story', () => {
    const reply = last('who was Rahab', 'and she lied too, no?');
    expect(reply).toContain('Rahab');
    expect(quotesOf(reply)[0]!.reference).toMatch(/^Joshua [26]:/);
  });

  it('never bring another person of the Bible in', () => {
    for (const messages of [
      [
        'Tell me about Daniel in the lions’ den',
        'what happened to the men',
        'did the king feel bad about it',
      ],
      ['who was the left handed judge', 'and why did he kill the fat king?'],
      ['who was the guy who fell asleep and fell out of the window', 'did he die'],
      ['how long was Jonah in the fish', 'but did he ever like it'],
    ])
      expect(last(...messages), messages.join(' / ')).not.toMatch(/Elijah|wise men|Moses/);
  });

  it('are about her of whom is spoken, and not about whom they name beside her', () => {
    expect(last('who was Hannah', 'did she have more children after Samuel')).toContain('three sons');
  });

  it('are left where Jesus is asked about, and to a likely question that has more of their words', () => {
    expect(last('was moses wife black', 'was jesus black')).toMatch(/Jesus was a Jew|Jew of Galilee/);
    expect(last('what is hell', 'what is gehenna then')).toContain('valley');
    expect(
      last('is lucifer in the bible', 'so where does the story come from that he was an angel who fell'),
    ).not.toMatch(/Anselm/);
  });

  it('are about Mary’s husband in a talk on Mary', () => {
    const talk = ['who was mary the mother of jesus', 'and joseph?', 'did they have more kids'];
    expect(last(...talk.slice(0, 2))).toContain('carpenter');
    expect(last(...talk)).toMatch(/brothers/);
    expect(last('who was joseph', 'did he have children')).toMatch(/Ephraim/);
  });

  it('keep whom they are about', () => {
    expect(record(['who was Jael', 'is she supposed to be a hero?? she murdered a guest']).figures?.[0]).toBe(
      'jael',
    );
  });
});

describe('what is no question about a person of the Bible', () => {
  it('somebody’s own life', () => {
    expect(last('my husband David left me', 'why did he do that')).not.toContain('1 Samuel');
    expect(ask('my son Daniel is ill, how old do you have to be to pray')).not.toContain('Darius');
  });

  it('something to be made, or another subject', () => {
    expect(last('who was Stephen', 'shorter please')).toContain('In short');
    expect(record(['who was Ruth', 'write a prayer about her faith']).figures).toBeUndefined();
    expect(record(['who was Moses?', 'why does God let people suffer']).figures).toBeUndefined();
  });
});

describe('who is spoken of', () => {
  it('is nobody whom an answer only names as its teller, or among the books', () => {
    expect(
      last('how old was mary when jesus was born', 'and joseph, was he older', 'did they have more children'),
    ).not.toMatch(/Matthew; whether|no children of Matthew/);
    expect(
      last('what is the difference between a catholic and a protestant bible', 'who threw them out'),
    ).not.toMatch(/Esther, and I would|girls were taken/);
  });

  it('is no man where a woman is asked about', () => {
    expect(last('what did jacob say about dinah', 'did she ever marry')).not.toMatch(/Leah and Rachel/);
  });

  it('is not asked about by what leans on nobody, tells, or asks the guide', () => {
    expect(last('what does john 3 16 mean', 'and "perish"?')).not.toMatch(/Nicodemus died/);
    expect(last('what did joshua do at jericho', 'the children too?')).not.toMatch(/wife nor children/);
    expect(last('who is the oldest man in the bible', 'do you believe that')).not.toMatch(/only his years/);
    expect(last('how old is the book of job')).not.toMatch(/His age is not told/);
  });
});

describe('a further question on what was answered', () => {
  it('stays with it rather than to say that nothing is written', () => {
    expect(last('who was vashti', 'what happened to her', 'and after that, what became of her')).not.toMatch(
      /nothing written on just that about/,
    );
    expect(last('who was rahab', 'she lied! and it is ok?')).toMatch(/May I lie to protect somebody/);
  });
});
