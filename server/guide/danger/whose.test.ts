import { describe, expect, it } from 'vitest';
import { careDetector } from '../../../care/detector.ts';
import { dangerReply } from './danger-reply.ts';
import { ofWhomItIs } from './whose.ts';

/** The danger after the last of these messages of one visitor. */
function dangerAfter(...messages: string[]) {
  const history = messages.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  return dangerReply(history, messages.at(-1)!);
}

describe('whose danger it is', () => {
  it.each([
    [
      'own-mind',
      ['god speaks to me through the radio now', 'he told me to walk into the sea and he will part it'],
    ],
    [
      'own-mind',
      ['Since I stopped risperidone I can finally hear Him. He says go to the bridge on Sunday, alone'],
    ],
    ['own-mind', ["Three nights without sleep and I'm not tired. The voices call me Messiah"]],
    ['own-mind', ['they put something in my tea. The voice warned me', "i don't need a doctor"]],
    [
      'own-child',
      ['my daughter is two months old and my mind shows me throwing her out', 'is it something evil in me'],
    ],
    ['own-child', ['since the twins came i get flashes of letting go of the pram', 'i havent told my wife']],
    ['in-sleep', ['i was a combat medic. woke up strangling my girlfriend last month']],
    ['in-sleep', ['I hit my wife in my sleep and broke her nose', 'is there any way back from what I am']],
    ['in-secret', ['If my uncles find out I read the Injil they will beat me, like they did to my cousin']],
    ['in-secret', ['i go to church. if my father hears of it i will be hurt', 'do I have to say it openly']],
    ['own-life', ['my friend wants to kill himself, he has a rope', 'its me. there is no friend']],
    ['violence', ["my friend's husband hits her every weekend", 'ok it is me, not a friend']],
  ] as const)('is that of whoever writes (%s): %s', (danger, messages) => {
    expect(dangerAfter(...messages)?.danger).toBe(danger);
  });

  it.each([
    [
      'child',
      [
        'scout leader. one of my lads, 12, has belt marks and says his dad does it',
        'what do i say to him tomorrow',
      ],
    ],
    [
      'child',
      [
        "I'm a school nurse. A pupil of 13 showed me bruises, her brother holds her down",
        'nobody believes her',
      ],
    ],
    [
      'child',
      [
        'I run the Sunday school. One of the girls says her uncle touches her',
        'the uncle is an elder here. who can I talk to',
      ],
    ],
    [
      'child',
      [
        'I volunteer in the creche. A girl of 4 told me daddy hurts her',
        'she made me promise. is it a sin to break a promise',
      ],
    ],
    [
      'friend-strangled',
      ["My sister's husband choked her on Sunday. She rang me from the bathroom", 'how do I talk to her'],
    ],
    ['friend-hurt', ['my daughter is 31. her boyfriend hits her again']],
    ['friend', ['my flatmate says the voices tell him to jump', 'should I ring his mother']],
    ['friend-hurt', ['my husband beats me, she wrote', "it's not me, it's my sister"]],
  ] as const)('is that of somebody else (%s): %s', (danger, messages) => {
    expect(dangerAfter(...messages)?.danger).toBe(danger);
  });

  it.each([
    ["I'm a teacher and my husband hits me", /^violence$/],
    ['my husband chokes me. i am a youth leader', /^strangled$/],
    ['im 13 and my dad hits me. i help with the kids in sunday school', /^young$/],
    ["I hear God's voice most clearly when I walk by the sea", /^$/],
    ['I felt the Lord telling me to forgive my brother on the bridge where we used to fish', /^$/],
    ['in my dream Jesus told me to step out of the boat onto the sea', /^$/],
    ['I stopped taking my blood pressure tablets, my doctor agreed. thank God', /^$/],
    ['the thought of dropping her off at nursery breaks my heart, she is 10 months old', /^$/],
    ['one of my pupils told me a secret: he wants to be a priest', /^$/],
    ['if my parents find out I skipped church they will be so disappointed', /^$/],
    ["My brothers don't know I am reading the Bible. They would laugh at me", /^$/],
    ['I said something in my sleep and my wife is angry', /^$/],
  ])('stays as it is: %s', (words, danger) => {
    expect(dangerAfter(words)?.danger ?? '').toMatch(danger);
  });

  it('is told in words that send nobody out of the room for a picture that comes by itself', () => {
    const pictures = 'dad of a newborn. i get images of drowning him. i feel sick';
    expect(dangerAfter(pictures, 'will they take him')?.first).toMatch(/fear keeps very many/);
    expect(dangerAfter(pictures, 'is there something evil in me')?.first).toMatch(/^No demon/);
  });

  it('answers how to pray and whether to confess where faith must stay unseen', () => {
    const hidden = 'my brothers will beat me if they find out i read the injil';
    expect(dangerAfter(hidden, 'must I be baptised in front of everyone')?.first).toMatch(/^No, not where/);
    expect(dangerAfter(hidden, 'can I pray without them seeing')?.first).toMatch(/without a sound/);
  });

  it('wakes whoever sleeps near, and takes a line that was called long ago for no help', () => {
    const plan = 'I want to die, I have the rope here';
    const wake = "my brother is asleep upstairs, I don't want to wake him, he works early";
    expect(dangerAfter(plan, wake)?.first).toMatch(/please wake/);
    expect(dangerAfter(plan, 'dont tell me to call, i rang them last month and was on hold')?.first).toMatch(
      /need not ring/,
    );
  });

  it('corrects what care finds in a sentence by what was said before', () => {
    const finding = careDetector.judge([
      careDetector.detectSigns('he has a rope and wants to kill himself'),
    ])!;
    const history = [{ role: 'user' as const, content: 'i am a teacher, it is about one of my pupils' }];
    const own = { ...finding, about: 'self' as const };
    expect(ofWhomItIs(own, history, 'he comes into the room at night').about).toBe('someone-else');
    const others = { ...finding, about: 'someone-else' as const };
    expect(ofWhomItIs(others, [], 'it says that i have to go up to the roof').about).toBe('self');
  });
});
