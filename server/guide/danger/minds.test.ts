import { describe, expect, it } from 'vitest';
import { dangerReply } from './danger-reply.ts';

/** The reply to the last of these messages of one visitor. */
function replyAfter(...messages: string[]) {
  const history = messages.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  return dangerReply(history, messages.at(-1)!);
}
const textOf = (reply: ReturnType<typeof replyAfter>) => reply && [reply.first, ...reply.rest].join('\n\n');

describe('a mind that is ill', () => {
  it.each([
    [['Jesus says come, I am to walk across the lake like Peter']],
    [['the Lord commands me to walk on the water of the lake tonight']],
    [['God speaks to me every night in my room', 'He says I don’t need my tablets so I threw them out']],
    [['i hear a voice at night', 'I have not slept for five days, I feel so clear']],
    [['the voices tell me to hurt myself']],
  ])('is the writer’s own: %s', (messages) => {
    expect(replyAfter(...messages)?.danger).toBe('own-mind');
  });

  it.each([
    'my son hears voices',
    'my son is 22, he hears voices and thinks the neighbours are after him. what do I do',
    'My boy talks to people who are not there and says he is the Messiah',
    'my daughter believes the tv sends her messages and she doesn’t sleep',
    'my husband thinks I put cameras in the flat',
    'my wife is manic again, she gave our savings away and has not slept for 4 days',
    'my mother sees men in the garden who are not there and says we poison her',
  ])('is somebody else’s: %s', (words) => {
    const reply = replyAfter(words);
    expect(reply?.danger).toBe('anothers-mind');
    expect(reply?.first).not.toMatch(/you hear|chosen/);
  });

  it('of somebody else has a talk of its own', () => {
    const told = 'my son hears voices since march';
    const first = textOf(replyAfter(told));
    expect(first).toMatch(/emergency number at once/);
    expect(first).toContain('{lines}');
    expect(first).toMatch(/Neither argue it away nor agree/);
    expect(textOf(replyAfter(told, 'he won’t see a doctor'))).toMatch(/Many do not feel ill/);
    expect(textOf(replyAfter(told, 'how do I talk to him'))).toMatch(/I do not hear it/);
    expect(textOf(replyAfter(told, 'should I tell him it’s a demon'))).toMatch(/I would not call it a demon/);
    expect(textOf(replyAfter(told, 'is it my fault'))).toMatch(/not your fault/);
    expect(replyAfter('my friend says God told him to jump from the tower')?.danger).toBe('friend');
  });

  it.each([
    'my son hears the voices of the choir and claps',
    'God hears our voices',
    'he thinks he is Jesus lol',
    'my 4 year old talks to people who are not there, imaginary friends',
    'my husband thinks I watch too much TV',
    'my grandmother is dying and sees people who are not there, is that angels?',
    'Samuel hears a voice, who was it',
    'my husband has schizophrenia, well treated for 12 years, how can I thank God with him',
    'God called me to walk out on the water, I quit my job to plant a church',
    'God told me to go to the lake with my boys on Saturday and pray there for the town',
    'God spoke to me through a song on the radio',
    'the ice on the lake is 20 cm and we skate every afternoon, any psalm about ice?',
  ])('is none in: %s', (words) => {
    expect(replyAfter(words)?.danger ?? '').not.toMatch(/mind/);
  });
});

describe('a treatment that somebody forbids', () => {
  it.each([
    'he says no to my operation',
    'my husband says no to my operation, God will heal the tumour',
    'The healer says no operation, my appendix would heal by oil',
    'my parents forbid my chemo, they want to pray',
  ])('has a talk of its own: %s', (words) => {
    expect(textOf(replyAfter(words))).toMatch(/^Over your body you decide/);
  });

  it.each([
    'doctor says no to my operation until I lose weight',
    'the insurance said no to my treatment',
    'he refuses his chemo, what can I do',
    'my church says no to gambling',
  ])('is none in: %s', (words) => {
    expect(replyAfter(words)?.danger).not.toBe('treatment-forbidden');
  });
});

describe('a danger that is openly taken back', () => {
  it.each([
    ['the dog bit the postman and he hit him', 'no no, the dog bit the postman, nobody hit me'],
    ['she attacked me with a knife and hit me', 'no sorry I meant the film we watched'],
    ['he hit me with it right in the face', 'lol no, the football. nobody hit me'],
  ])('is let go of, with the help said once more: %s | %s', (told, back) => {
    const reply = textOf(replyAfter(told, back));
    expect(reply).toMatch(/otherwise than you meant/);
    expect(reply).toContain('{lines}');
    expect(replyAfter(told, back, 'what does Proverbs say about dogs')).toBeUndefined();
    expect(replyAfter(told, back, 'my husband hit me last night')?.danger).toBe('violence');
  });

  it.each([
    ['I took all the pills', 'just joking nobody took anything', 'overdose'],
    ['my stepdad hits me, im 14', 'no he never hit me', 'young'],
    ['my husband hits me', 'he did not hit me hard', 'violence'],
  ])('is not let go of where it is not explained, or said only half: %s | %s', (told, back, danger) => {
    expect(replyAfter(told, back, 'so what does psalm 3 say about enemies')?.danger ?? danger).toBe(danger);
    expect(textOf(replyAfter(told, back))).not.toMatch(/otherwise than you meant/);
  });
});

it('who it is about is read from whose head, flat or bottle it was', () => {
  expect(replyAfter('My wife hit our baby’s head last night because he would not stop')?.danger).toBe(
    'child',
  );
  expect(
    replyAfter('My son came back from camp and cries when the leader’s name is said, he wets the bed again')
      ?.danger,
  ).toBe('child');
  expect(
    replyAfter('pls pray for Amara she drank Sniper this morning and will not go hospital')?.danger,
  ).toBe('friend-overdose');
});
