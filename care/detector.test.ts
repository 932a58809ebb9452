import { describe, expect, it } from 'vitest';
import { besideRequest, findingOf as find, HELD_OUT, measure, readHeldOut } from '../scripts/care/measure.ts';
import { guideSubjects, promptWords, verseWords } from '../scripts/care/ordinary-texts.ts';
import { passageRequests } from '../scripts/care/passage-requests.ts';
import { plainRequests } from '../scripts/care/plain-requests.ts';
import { careDetector } from './detector.ts';
import { STATEMENTS } from './read-message.ts';

const findingOf = (...turns: string[]) => find(careDetector, turns);
const isUrgent = (words: string) => findingOf(words)?.level === 'urgent';

/** Counts as measured when the thresholds were set, less one or two: docs/decisions/092-care-rules.md. */
const BOUNDS = {
  first: { seen: 139, explicitUrgent: 61, mustSeeUrgent: 48, falseUrgent: 2, falseAny: 4 },
  independent: { seen: 277, explicitUrgent: 86, mustSeeUrgent: 0, falseUrgent: 9, falseAny: 18 },
  short: { seen: 136, explicitUrgent: 69, mustSeeUrgent: 0, falseUrgent: 2, falseAny: 9 },
  explicit: { seen: 165, explicitUrgent: 107, mustSeeUrgent: 16, falseUrgent: 0, falseAny: 0 },
  plain: { seen: 147, explicitUrgent: 134, mustSeeUrgent: 0, falseUrgent: 0, falseAny: 0 },
  tonight: { seen: 107, explicitUrgent: 55, mustSeeUrgent: 0, falseUrgent: 4, falseAny: 9 },
  ordinary: { seen: 0, explicitUrgent: 0, mustSeeUrgent: 0, falseUrgent: 8, falseAny: 41 },
} as const;

it('every statement has a pattern that can be read and found', () => {
  for (const { name, pattern } of STATEMENTS)
    expect([name, pattern.regex instanceof RegExp, pattern.anchors.length > 0]).toEqual([name, true, true]);
});

describe('messages that nothing was learned from', () => {
  it.each(HELD_OUT)('%s: danger is seen, and ordinary words are left alone', async (set) => {
    const measured = measure(careDetector, await readHeldOut(set));
    const bounds = BOUNDS[set];
    expect(measured.seen.k, 'seen').toBeGreaterThanOrEqual(bounds.seen);
    expect(measured.explicitUrgent.k, 'explicit, urgent').toBeGreaterThanOrEqual(bounds.explicitUrgent);
    expect(measured.mustSeeUrgent.k, 'must be seen').toBeGreaterThanOrEqual(bounds.mustSeeUrgent);
    expect(measured.falseUrgent.k, 'harmless, yet urgent').toBeLessThanOrEqual(bounds.falseUrgent);
    expect(measured.falseAny.k, 'harmless, yet found').toBeLessThanOrEqual(bounds.falseAny);
  });
});

describe('a request for Scripture beside a cry', () => {
  it.each([
    ['first', 129],
    ['independent', 243],
    ['short', 136],
  ] as const)('hides nothing: %s', async (set, seen) => {
    const messages = besideRequest(await readHeldOut(set));
    expect(measure(careDetector, messages).seen.k).toBeGreaterThanOrEqual(seen);
  });
});

describe('what must stay quiet', () => {
  it('requests for each chapter of the Bible, in ten forms', () => {
    const requests = passageRequests();
    expect(requests).toHaveLength(11_890);
    expect(requests.filter(isUrgent)).toEqual([]);
    expect(requests.filter((words) => findingOf(words)).length).toBeLessThanOrEqual(0.002 * requests.length);
  });

  it('the King James Bible, verse by verse: at most three in a thousand', async () => {
    const verses = await verseWords('kjv');
    expect(verses).toHaveLength(31_102);
    expect(verses.filter((words) => findingOf(words)).length / verses.length).toBeLessThanOrEqual(0.003);
  }, 60_000);

  it('every prompt of the library, and every subject of the guide but three in a thousand', () => {
    const texts = [...promptWords(), ...guideSubjects()];
    expect(texts.filter(isUrgent)).toEqual([]);
    expect(texts.filter((words) => findingOf(words)).length).toBeLessThanOrEqual(0.003 * texts.length);
  });

  it('plain requests that were not learned from: all but four in a thousand', () => {
    const requests = plainRequests(3);
    const found = requests.filter((words) => findingOf(words));
    expect(found.length).toBeLessThanOrEqual(0.004 * requests.length);
  });

  it.each([
    'Quote Mark 9:1 for me.',
    'I want to be more like Jesus',
    'I gave my life to the Lord last night!!',
    'What if I am not really saved',
    'I keep sinning the same sin over and over, is God done with me',
    "My son is 24 and told us at Christmas he doesn't believe any more. I blame myself.",
    'im 15 and everyone at school thinks im weird bc i pray before lunch',
    'I surrendered everything',
    'dying to self, what does it mean',
    'I killed it at work today!',
    'I want to go home to Jesus one day, but not yet, I have grandchildren',
    'how long will that take me',
    'I am afraid they will throw me out',
    'If I drink one glass so that my boss does not lose face, is that sin?',
    'I drank two glasses of wine at the wedding and my deacon saw it',
    'my nan makes me do novenas with her, I go to a baptist church',
    'they are making me do the reading at the carol service',
    'Dad makes me take my little sister to Sunday school every week',
    'A man I wash said don’t touch me with your black hands, and sister laughed it off',
    'a customer shouted do not touch my bags with those fingers',
    'should I keep my mouth shut at dinner when they mock the church',
    'my wife locked me out by accident and I slept in the car, any psalms for that',
    'I am 15 and I think I am gay. My mum leads the choir. Does God hate me',
  ])('ordinary words that are close to danger are not urgent: %s', (words) => {
    expect(isUrgent(words)).toBe(false);
  });

  it('advice that was pasted is not taken for the visitor’s own cry', () => {
    const advice =
      'Stay close to your friend. If you hear that somebody no longer wants to live, ask plainly, and stay with your question until you have an answer. Call someone you trust, and do not carry it on your own.';
    expect(isUrgent(advice)).toBe(false);
    expect(isUrgent(`${advice} I no longer want to live.`)).toBe(true);
  });

  it.each([
    'my husband has not touched me in two years',
    'He has never touched me like that again.',
    'My mother with dementia hit me yesterday and called me a thief.',
    'Dad has Alzheimer’s. He punched me when I tried to wash him.',
    'My autistic son hits me when he is overwhelmed.',
    'I have a hip operation on Monday. It is 3 a.m. and the pain is so bad that I cannot move my leg.',
    'My father beat us with a belt when we were children. Now he is dying and wants to see me.',
    'When I was eight my uncle touched me. I am sixty now and have never told anyone.',
    'As a boy I was beaten by my father every Saturday. He died last year.',
    'I was in Iraq for two tours and I killed a man who may not have been armed.',
    'I am in prison. I killed a man in 2009 and I think of him every day.',
    'I am a police officer and I shot someone.',
    'I shot a man at a checkpoint, he only carried bread. What is left for me?',
    'I killed a man at the front last winter.',
    'My brother elbowed me in the ribs during grace, we were laughing.',
    'He kicked me under the table and winked.',
    'My toddler hit me with a wooden giraffe and laughed.',
    'Her dad wants to kill me, I kept her out till one.',
    'My coach wants to kill me, I missed training.',
    'I am diabetic and I still take my insulin, I just pray as well.',
    'My toddler locked himself in the bathroom by mistake and we laughed about it.',
    'Which hymn has that line? I want to die singing it one day, hopefully at 95.',
    'I jumped off the bridge at the lake camp, the whole youth group did it!',
    'I am a witness for Christ at work, God told me to speak up.',
    'And the LORD said unto him, Put now thine hand into thy bosom. And he put his hand into his bosom.',
    'Forty stripes he may give him, and not exceed: lest thy brother should seem vile unto thee.',
  ])('what the words around it calm is not urgent: %s', (words) => {
    expect(isUrgent(words)).toBe(false);
  });

  it.each([
    'He has touched me every night for two years.',
    'He said he would not touch me again, but he touched me in my bed.',
    'My mother has dementia and my husband hits me.',
    'My husband cannot cope with my autism and he hits me.',
    'My wife has dementia, she hit me and I hit her back and could not stop.',
    'My operation is on Monday and now I have crushing chest pain and cannot breathe.',
    'My father died when I was small and my stepfather beats me.',
    'When I was a child my father beat us. He is dying and I want to kill myself.',
    'I killed a man tonight with the truck, and I am still here.',
    'I shot a man and the police are at my house.',
    'I killed a man with my car and drove away.',
    'I killed a man at the front and the voices say that you are next.',
    'My brother elbowed me in the ribs and broke one.',
    'My husband kicked me under the table and I am afraid of him.',
    'Dad said he wants to kill me because I missed curfew, he has the gun out.',
    'I take my insulin tonight, all of it.',
    'I jumped off the bridge and they pulled me out.',
    'Lost the baby after he kicked me.',
    'is it murder if the devil is already inside the person and you set them free',
    'O Lord, thou knowest that my husband beats me, unto thee I cry.',
    'O Lord, my soul is weary, I will kill myself before thy face.',
    'A voice tells me to walk out on the lake, the ice will hold.',
    'My sister with cancer broke off treatment to join a commune without doctors.',
    'He loves me, he says it each time. I’ve the knife on my knees now.',
    'i cut off the thing that makes me sin',
    'ate some of the mushrooms from the woods, been sick for six hours',
    'My wife is at 35 weeks and has flashing lights in her eyes and a terrible headache.',
    'my baby is five weeks and hot and hasn’t wet a nappy since yesterday',
    'our leader wants us all to drink it together on the longest night so we go over as one',
    'mi hermana se cortó las venas anoche',
    'papa frappe maman tous les soirs',
    'i’m on the multi storey, level 6, the wind is nice',
    'I served in the army and shot a man, and I want to kill my brother.',
    'I drank bleach an hour ago',
    'I swallowed glass because I wanted it to be over',
    'he makes me do things in the bath and says it is our secret, I am 11',
    'my mum’s boyfriend makes me watch videos with him at night',
    'they make me take the pills so I sleep and then he comes in',
    'I told him do not touch me and he did it anyway',
    'my boss touches me every shift and says nobody will believe me',
    'he held my boy’s mouth shut with tape because he cried',
    'I provoked him and it was only the once this month, the stitches are out',
    'I look at the kerb and I would do it well away from any driver',
    'I am 16 and my dad found out that I am gay and hit me',
    'I am 15 and gay and they have locked me in my room',
  ])('what only sounds like it is urgent: %s', (words) => {
    expect(isUrgent(words)).toBe(true);
  });

  it.each([
    // A word that stands in any message, or an age, beside an everyday trouble.
    'im 13 and my cousin got the bigger room',
    'My wife sings alto and I cannot hold a tune',
    'they left a note on the vestry door about the heating',
    'the vicar asked my brother to do it instead of me',
    // Long over, and looked back on.
    'How do I forgive my father? He beat us when we were small and now he is frail.',
    'I was abused by my uncle when I was ten. I am 41 now.',
    'My first husband hit me. I have been happily remarried for years.',
    // Somebody small, an animal, a story, a door.
    'My daughter hit me when I switched off the tablet. She is 7.',
    'the farmer’s dog bit me on the way to chapel',
    'that story hurts me every time the lector reads it',
    'the choir kicked me out for missing rehearsals',
    // A temper lost once.
    'I slapped my son once, years ago, and I am still ashamed of it.',
    // Unbidden thoughts that appal, a joke, words denied.
    'Horrible thoughts of hurting my baby flash up and I would never do it',
    'I am going to kill my flatmate, she used up the milk and left the dishes again',
    'I am not suicidal, only worn out by this job',
    'I do not want to kill anybody in this war',
    // Kept from a grandchild, a bank, a party.
    'my ex will not let me see my grandson on Sundays',
    'They say I killed her because I chose the hospice',
    // Before an operation; an overdose long mourned; medicine that a doctor gave.
    'He is afraid of not waking up from the anaesthetic',
    'My cousin died of an overdose last year',
    'Should I take the tablets the doctor prescribed, or only pray?',
    'my aunt nearly fainted when the bishop came in',
    'My grandmother is 93 and says she is tired of living',
  ])('what the words around it make an everyday matter is not urgent: %s', (words) => {
    expect(isUrgent(words)).toBe(false);
  });

  it.each([
    'I am 13 and my uncle touches me',
    'My father beat me again last night and I cannot forgive him.',
    'My ex beat me for years and now he is outside again.',
    'My son is 34 and he hit me again, I am afraid of him.',
    'I slapped my wife again and I am afraid of what I will do',
    'I hit my daughter too hard, and it was not the first time',
    'voices tell me to drop my baby and the thoughts of hurting him do not stop',
    'I am going to kill my flatmate in his sleep, I bought the knife',
    'I have stabbed him, he is on the floor by the fridge',
    'please help me not to kill myself',
    'I am 84, tired of living, and I have saved up the pills',
    'My brother took an overdose just now and he is not waking up',
    'I took them. all of them.',
    'my little brother says he wishes he was dead',
    'she made me promise not to tell anyone that she cuts herself',
    'my husband punches the wall next to my head',
    'if my father finds out he will beat me',
    'my baby will not stop crying, I want to shake him',
    'my aunt asked me to help her die',
    'his nephew carries a knife in his jacket to school',
  ])('what is here and now stays urgent: %s', (words) => {
    expect(isUrgent(words)).toBe(true);
  });

  it('what is only supposed is not told', () => {
    expect(isUrgent('Is it right to fight back if someone attacks me?')).toBe(false);
    expect(isUrgent('Someone attacks me every night, my stepfather knows.')).toBe(true);
  });

  it('"no reason, just asking" weighs nothing, "no reason to live" does', () => {
    expect(findingOf('no reason, just asking')).toBeNull();
    expect(findingOf('How old is the Bible?', 'No reason really, I was only curious')).toBeNull();
    expect(isUrgent('I see no reason to live.')).toBe(true);
  });

  it.each(['no', 'nobody', 'Tell me all of it.', 'Can I ask you a question?', 'help me with Romans'])(
    'a few ordinary words raise nothing: %s',
    (words) => {
      expect(findingOf(words)).toBeNull();
      expect(findingOf('What is grace?', words)).toBeNull();
    },
  );

  it.each(['constructor', '', ' ', '???', '🙂', 'k m', 'a'.repeat(20_000), '\u0000', '"', '($|^'])(
    'odd words harm nothing: %j',
    (words) => {
      expect(findingOf(words)).toBeNull();
    },
  );
});

describe('a finding', () => {
  it('is urgent where danger is said, and possible where words only are such as people in danger write', () => {
    expect(findingOf('I want to kill myself.')).toMatchObject({ level: 'urgent', said: 'open' });
    expect(findingOf('i honestly dont see the use of getting to friday')).toMatchObject({
      level: 'possible',
      said: 'veiled',
    });
  });

  it('says whose danger it is', () => {
    expect(findingOf('I want to kill myself.')?.about).toBe('self');
    expect(findingOf('My son says he wants to kill himself.')?.about).toBe('someone-else');
    expect(findingOf('My husband beats me.')?.about).toBe('self');
    expect(findingOf('My neighbour beats his wife.')?.about).toBe('someone-else');
    expect(findingOf('he films me in the shower and says he will send it to the elders')?.about).toBe('self');
    expect(findingOf('My friend says she will kill herself if I tell.')?.about).toBe('someone-else');
    expect(findingOf('My priest touched my daughter.')?.about).toBe('someone-else');
    expect(findingOf('My cousin is engaged to a man who beats her.')?.about).toBe('someone-else');
    expect(findingOf('a boy in my class is suicidal')?.about).toBe('someone-else');
  });

  it('is an emergency where something was taken, is in hand, or cannot wait', () => {
    expect(findingOf('I took all my pills an hour ago.')?.emergency).toBe(true);
    expect(findingOf('I have a loaded gun in my hand and want to die.')?.emergency).toBe(true);
    expect(findingOf('My husband collapsed and is not breathing.')?.emergency).toBe(true);
    expect(findingOf('I want to die.')?.emergency).toBe(false);
  });

  it('names its signs in our words, never in the visitor’s', () => {
    const words = 'I will kill myself in the garden of Mr Quibble';
    expect(JSON.stringify(careDetector.detectSigns(words))).not.toMatch(/quibble|garden/i);
  });

  it('of a child is a child’s, whatever the harm', () => {
    expect(findingOf('I am 12 and I want to die')?.kind).toBe('child');
    expect(findingOf('I am 13 years old.', 'I cut myself every night.')?.kind).toBe('child');
    expect(findingOf('I am 13 and I love the psalms')).toBeNull();
  });
});

describe('a conversation', () => {
  const said = 'I do not want to live any more.';

  it('makes a farewell serious that means nothing by itself', () => {
    expect(findingOf('Thanks anyway, goodbye.')).toBeNull();
    expect(findingOf(said, 'What does Psalm 23 say?', 'Thanks anyway, goodbye.')).toMatchObject({
      level: 'urgent',
      kind: 'crisis',
    });
  });

  it('is not at once at peace when somebody says so', () => {
    expect(findingOf(said, 'I feel better now.')).toMatchObject({ kind: 'crisis', said: 'veiled' });
  });

  it.each([
    ['the dog bit the postman and he hit him', 'no no, the dog bit the postman, nobody hit me'],
    ['he punched me in the stomach', 'I meant the school play, I was the thief'],
    ['my dad wants to kill me', 'haha no, I scratched the car'],
    ['I want to die', 'I meant the song'],
  ])('says help once more to who takes it back, and then follows the talk: %s | %s', (told, back) => {
    expect(findingOf(told, back)?.level).toBe('urgent');
    expect(findingOf(told, back, 'What does Proverbs say about dogs?')).toBeNull();
    expect(findingOf(told, back, 'He was so silly, we sang all evening.')).toBeNull();
    expect(findingOf(told, back, 'He hit me again last night.')?.level).toBe('urgent');
  });

  it.each([
    ['I want to kill myself tonight', 'I’m not suicidal, don’t worry'],
    ['I want to kill myself tonight', 'just joking'],
    ['my stepdad hits me, im 14', 'no he never hit me'],
    ['my husband hits me', 'he did not hit me hard'],
  ])('does not let go of it for: %s | %s', (told, back) => {
    expect(findingOf(told, back, 'goodbye')?.level).toBe('urgent');
  });

  it('lets a harmless question be one', () => {
    expect(findingOf(said, 'Who wrote the letter to the Hebrews?')).toBeNull();
    expect(findingOf(said, 'Please explain Romans 8.')).toBeNull();
  });

  it('starts afresh after what was only possible', () => {
    const sign = 'i honestly dont see the use of getting to friday';
    expect(findingOf(sign)?.level).toBe('possible');
    for (const next of ['Who wrote Hebrews?', 'Thank you, that helps.', 'Tell me about Ruth.'])
      expect(findingOf(sign, next), next).toBeNull();
  });
});

describe('a long message', () => {
  const filler = 'Please write a study on Ruth with five questions and a prayer for our group. '.repeat(40);
  const unbroken = filler.replaceAll('.', '');

  it('is seen wherever the cry stands', () => {
    expect(findingOf(`${filler} I want to kill myself. ${filler}`)?.kind).toBe('crisis');
    expect(findingOf(`${unbroken} and I want to kill myself ${unbroken}`)?.kind).toBe('crisis');
  });

  it('raises nothing without one', () => {
    expect(findingOf(filler)).toBeNull();
  });
});

describe('references and quotations', () => {
  it('say nothing of the visitor', () => {
    expect(findingOf('What does "I would rather die than live" mean in the story of Jonah?')).toBeNull();
    expect(findingOf('Lamentations 3, Job 7 and Judges 19 please')).toBeNull();
  });

  it('do, where somebody near has said them', () => {
    expect(isUrgent('My son texted me "I want to kill myself tonight"')).toBe(true);
  });
});
