import { describe, expect, it } from 'vitest';
import { dangerReply } from './danger-reply.ts';

/** The replies to one visitor's messages; "" where the talk is left to the other rules. */
function talk(...messages: string[]): string[] {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  return messages.map((words) => {
    const reply = dangerReply(history, words);
    const text = reply ? [reply.first, ...reply.rest].join('\n\n') : '';
    history.push({ role: 'user', content: words }, { role: 'assistant', content: text });
    return text;
  });
}
const last = (...messages: string[]): string => talk(...messages).at(-1)!;

describe('a danger that is shown', () => {
  it.each([
    ['he hit me again last night and said the bible says a wife should submit', 'violence'],
    ['my wife hits me and throws things', 'violence'],
    ['he put his hands round my neck and i couldnt breathe', 'strangled'],
    ['My boyfriend choked me during a fight.', 'strangled'],
    ['my dad grabbed me by the throat im 16', 'young-strangled'],
    ['my husband does not let me see my friends and checks my phone every night', 'control'],
    ['I took the pills about an hour ago and now im scared', 'overdose'],
    ['ive swallowed a load of paracetamol', 'overdose'],
    ['help my flatmate took loads of pills', 'friend-overdose'],
    ['I want to die. I have a plan for tonight.', 'own-life'],
    ['i wrote a note and i have the pills. nobody knows', 'own-life'],
    ['my stepdad comes into my room at night and touches me. im 14', 'young'],
    ['im 15 and i sent a guy nudes and now he says he will post them', 'own-pictures'],
    ['my neighbours little girl has bruises all over and she says her dad does it', 'child'],
    ['my daughter 15 is sending pictures to a boy. I found them.', 'pictures'],
    ['a man on snapchat asks my 11 year old daughter for photos in her underwear', 'pictures'],
    ['my best mate texted he is going to kill himself tonight', 'friend'],
    ['My sister’s husband hits her and she keeps going back', 'friend-hurt'],
    ['my friend is 16 and pregnant and she wont tell anyone', 'friend-pregnant'],
    ['help i think i od’d', 'overdose'],
    ['my husband raped me last night', 'raped'],
    ['my roommate says she doesnt want to be here anymore and shes giving her stuff away', 'friend'],
    ['My son’s coach keeps texting him at night and asked him to delete the messages. he is 12', 'child'],
    ['i feel like ending it. my exams went bad', 'own-life'],
    ['i dont want to be here anymore. nobody would notice till the rent was late', 'own-life'],
    ['i go into the barn and look up at the beams. im tired of being here', 'own-life'],
    ['I stopped taking my insulin. Let God decide', 'own-life'],
    ['not suicidal just wouldnt move out of the way if a bus came', 'own-life'],
    ['I take my tablets tonight, all of them, and it is over', 'own-life'],
    ['my grandpa in nursing home says they hit him', 'cared-for-hurt'],
    ['the carer pinches mum and shouts at her, she has dementia', 'cared-for-hurt'],
    ['i am 13, my mother drinks, if i tell someone they take us away', 'young-at-home'],
    ['my boss keeps my passport', 'held-at-work'],
    ['my daughter cuts herself', 'friend-cuts'],
    ['my daughter cuts herself and says she wants to die', 'friend'],
    ['No he does not beat me. He beats the children and I stand there.', 'child'],
    ['he does not hit me badly', 'violence'],
    ['he laughed when i asked him about suicide', 'friend'],
  ])('%s: %s', (words, danger) => {
    expect(dangerReply([], words)?.danger).toBe(danger);
  });

  it.each([
    'My father beat us with a belt when we were children. Now he is dying and wants to see me.',
    'my mother with dementia hit me and called me a thief',
    'I took my tablets this morning as always',
    'I took my blood pressure pills twice by mistake this morning',
    'my daughter is sending pictures of the holiday to her grandmother',
    'my friend is thirty and pregnant with her second',
    'who was boaz',
    'I am so tired of this week',
    'The baby is due in May and my friend is pregnant too',
    'My son told us that he is gay. He is 17. My wife has not stopped crying and I said some things I wish I had not.',
    'He won’t take his tablets any more',
    'i take tablets only when its bad',
    'i am a doctor and i take pills to stay awake',
    'Im 54 who will take me',
    'If they deport me who will be with him',
    'he says he didn’t do it',
    'he works in the garage all night',
    'if i refuse he will find someone else to do it and sack me',
    'My father beat us. Now he is old and wants to see me',
    'he hasnt hit me he just doesnt care',
    'everyone keeps saying he has a plan. i want to hit them',
    'i left a note on the fridge and now she is crying to everyone that i am mean',
    'my daughter was away. she doesn’t answer for a day and i die',
    'her clothes still hang here',
    'they gave me an alarm button round my neck. i feel like a cow',
    'my pastor asks me to submit all my finances to him',
    'my neighbour smokes on the balcony and it comes into the baby’s room',
    'I am bipolar and spent 10000. my wife took my cards',
    'my friend’s child hits mine and she says boys will be boys',
    'i smile till my face hurts',
    'not suicidal just bored',
    'mum says who will give me my tablets',
    'i dont want to kill anyone',
    'i’ll be dead before i see them grow up',
    'it was 14 months. she asked me to help her die and i said no',
    'I care for old lady. She die this night in my arms. Can you make prayer for her soul',
  ])('is none in: %s', (words) => {
    expect(dangerReply([], words)).toBeUndefined();
  });

  it.each([
    ['I have a rope and I am going to kill myself tonight. My brother died years ago.', 'own-life'],
    ['I used to love life but I am going to kill myself tonight', 'own-life'],
    ['I took my daily pills and I am going to hang myself tonight', 'own-life'],
    ['Last night my husband choked me. He used to be kind.', 'strangled'],
  ])('is not hidden by what is told of long ago, or by daily medicine: %s', (words, danger) => {
    expect(dangerReply([], words)?.danger).toBe(danger);
  });

  it('is none where a mother reads the messages of somebody under age', () => {
    const phones = 'Im 14 and everyone in my class has a phone except me, my mum says no';
    expect(last(phones, 'but she goes through my messages on the ipad is she allowed')).toBe('');
  });

  it('is none where a hard step was spoken of, and is asked about where none was', () => {
    expect(last('I took money from the till at work', 'I’m going to do it. Pray for me')).toBe('');
    expect(last('I am so tired of everything', 'I’m going to do it. Pray for me')).toMatch(/suicide\?/);
  });

  it('is asked about where it shows by signs only, and answered as said where a way is named', () => {
    expect(last('I’m going to do it tonight. Pray for me.')).toMatch(/are you thinking of suicide\?/);
    expect(last('i wrote a note and i have the pills')).not.toMatch(/are you thinking of suicide\?/);
  });
});

describe('what is said next', () => {
  const HIT = 'my husband hit me again last night';
  const PILLS = 'i took all the pills an hour ago';
  const PLAN = 'I want to die. I have a plan for tonight.';
  const YOUNG = 'my stepdad comes into my room at night and touches me. im 14';
  const THROAT = 'he put his hands round my neck and i couldnt breathe';
  it.each([
    [HIT, 'kids are asleep. hes at work till 6', /safe hour/],
    [HIT, 'my pastors wife said pray for him and be patient', /not submission/],
    [HIT, 'he cried and promised it will never happen again', /pattern/],
    [HIT, 'hes not like that normally', /good days/],
    [HIT, 'it was because i answered back', /not your fault/],
    [HIT, 'he took my phone, im on my work laptop', /history/],
    [HIT, 'they will take my children away', /protect/],
    [HIT, 'he just came home', /put this page away/],
    [HIT, 'my sister is here with me', /Tell that person what happened/],
    [HIT, 'where can i go, i have no money', /refuge/],
    [HIT, 'it was only once', /once is enough/],
    [HIT, 'thanks', /history/],
    [THROAT, 'he isnt like that normally', /hands round your neck/],
    [THROAT, 'i dont want to get him in trouble', /doctor/],
    [THROAT, 'my throat hurts when i swallow', /strangled/],
    [PILLS, 'my flatmate is here', /Tell them now/],
    [PILLS, 'ok mum is here', /Tell them now/],
    [PILLS, 'ok she is calling', /Stay beside/],
    [PILLS, 'i feel fine now', /no sign of safety/],
    [PILLS, 'i dont want to go to hospital', /dread/],
    [PLAN, 'no one knows. i cant tell my mum shell freak out', /need not be that person/],
    [PLAN, 'do i have to tell someone? thats so embarassing', /nothing shameful/],
    [PLAN, 'she is asleep upstairs', /wake that person/],
    [YOUNG, 'he said if i tell mum the family will break and it will be my fault', /not your fault/],
    [YOUNG, 'my mum wont believe me', /take another one/],
    ['my daughter 15 is sending pictures to a boy', 'what do i say to her', /not going to shout/],
    ['my mate says he will kill himself tonight', 'hes not answering', /emergency number now/],
    ['my mate says he will kill himself tonight', 'i promised not to tell', /may be broken/],
    ['my friend is 16 and pregnant', 'she is scared her dad will kill her', /shouting/],
    // A bare word may answer any of our questions, and some words are said of the wrong one.
    ['I’m going to do it tonight. Pray for me.', 'yes', /thinking of suicide/],
    ['My sister’s husband hits her', 'yes', /in danger at this moment: call the emergency number/],
    ['help my flatmate took loads of pills', 'she is asleep', /wake them now/],
    [HIT, 'hes asleep', /do not ring where they could hear/],
    [HIT, 'i told him im leaving', /danger may be greater/],
    ['my husband does not let me see my friends', 'he never hit me', /believe you/],
  ])('%s | %s', (first, next, wanted) => {
    expect(last(first, next)).toMatch(wanted);
  });

  it('is met with other words when it is said again', () => {
    const [, once, again] = talk(HIT, 'hes not like that normally', 'he is not like that normally');
    expect(again).not.toBe(once);
    expect(again).not.toBe('');
  });

  it('is of somebody under age once they say so', () => {
    expect(last(HIT.replace('my husband', 'he'), 'im 16')).toMatch(/grown-up/);
  });

  it('is shame, and no question about something else, where people’s talk is feared', () => {
    expect(last(HIT, 'What will people say')).toMatch(/shame belongs to the one who hits/);
  });

  it('is a threat of the writer’s own: the one who is angry is asked to go away first', () => {
    expect(last(HIT, 'i want to kill him')).toMatch(/before anything has happened/);
  });
});

describe('where a talk goes on to something else', () => {
  const HIT = 'my husband hit me again last night';
  it('"I am no good at it" says nothing of how somebody fares, and "I am not fine" no good', () => {
    const asked = 'not gonna hurt myself dont worry. just wonder what id even add to the place';
    expect(
      last(asked, 'what would you say to people at the door? im no good at it, one sentence please'),
    ).toBe('');
    expect(last('I want to die. I have a plan for tonight.', 'i am not ok')).not.toMatch(/a little lighter/);
  });

  it.each(['who was boaz', 'what does the bible say about tithing', 'Explain Psalm 23'])(
    '%s is left to the other rules',
    (words) => {
      expect(last(HIT, words)).toBe('');
    },
  );

  it('a question with a matter of its own is left to them, too', () => {
    expect(last(HIT, 'how do i get my son to do his homework')).toBe('');
  });

  it('stays there, until the danger comes up again', () => {
    const [, , boaz, more, back] = talk(
      HIT,
      'thanks',
      'who was boaz',
      'thanks',
      'he says it was because i answered back',
    );
    expect([boaz, more]).toEqual(['', '']);
    expect(back).toMatch(/not your fault/);
  });

  it('a verse that is used against the one who is hurt is no other subject', () => {
    expect(last(HIT, 'he says Ephesians 5 means i have to submit')).toMatch(/not submission/);
  });

  it('an overdose lets nothing come before it until somebody is there', () => {
    expect(last('i took all the pills an hour ago', 'who was boaz')).not.toBe('');
    expect(last('i took all the pills an hour ago', 'the ambulance is here', 'who was boaz')).toBe('');
  });

  it.each([
    ['i plan my funeral in my head', 'my wife says i should read a book instead'],
    ['now there is nothing to do and i am so done', 'my sister in law wants her fur coat'],
  ])(
    'what was only asked about is left where the next message goes on about something else: %s',
    (first, next) => {
      expect(last(first)).not.toBe('');
      expect(last(first, next)).toBe('');
    },
  );

  it.each(['yes', 'sometimes', 'nobody knows', 'i dont know', 'no one would care'])(
    'what was asked about and is not denied stays: %s',
    (next) => {
      expect(last('I’m going to do it tonight. Pray for me.', next)).not.toBe('');
      expect(last('I’m going to do it tonight. Pray for me.', next)).not.toMatch(/Then I am glad/);
    },
  );

  it('what lies years back is no danger of tonight', () => {
    expect(last('I found out that she tried to kill herself', 'it was 10 years ago')).toBe('');
    expect(last(HIT, 'it was 10 years ago, and he still does it')).not.toBe('');
  });

  it('who has denied it is not asked again at once by signs alone, and is by an open word', () => {
    const denied = ['I’m going to do it tonight. Pray for me.', 'no i mean my engagement'];
    expect(last(...denied, 'i plan my funeral in my head')).toBe('');
    expect(last(...denied, 'I want to die. I have a plan for tonight.')).not.toBe('');
  });

  it('what was not meant so is believed, and the talk goes on as any other', () => {
    const [, denied, after] = talk(
      'I’m going to do it tonight. Pray for me.',
      'no i mean i am getting engaged',
      'which psalm is about joy',
    );
    expect(denied).toMatch(/Then I am glad/);
    expect(after).toBe('');
  });
});
