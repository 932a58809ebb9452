import { describe, expect, it } from 'vitest';
import { dangerReply } from './danger-reply.ts';

/** The danger of which a visitor who wrote these messages is spoken with at the last. */
function dangerAfter(...messages: string[]): string | undefined {
  const history = messages.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  return dangerReply(history, messages.at(-1)!)?.danger;
}

describe('turns of phrase that sound like a danger', () => {
  it.each([
    ['i want to stop being angry all the time'],
    ['I want to stop being a Methodist'],
    ['how do i stop being so jealous of my sister'],
    ['my neighbour spits on my car'],
    ['i failed my exams', 'my dad is going to kill me'],
    ['i am 16 and pregnant and my dad is an elder', 'he will kill me'],
    ['my pastor asked me to lie about the accounts'],
    ['at church they showed us the pictures of the mission and i had to leave'],
    ['my uncle sold his farm because the prophet told him to'],
    ['i gave the pony away, i could not feed her any more'],
    ['our mare is nervous', 'she kicked me twice this week'],
    ['the choir kicked me out because i am divorced'],
    ['everyone at school keeps touching my hair'],
    ['i cant forget it. i hit a boy with my car, he ran out'],
    ['i promised my dying mother to keep the house'],
    ['i dont want to be single till i die'],
    ['the lift got stuck and i thought i was going to die'],
    ['my husband was missing at sea', 'today they found him. he is alive'],
    ['my family is jewish and i was baptised', 'to my mother its like i was dead'],
    ['i dont know if my brother is still alive'],
    ['our son is gay', 'my wife says he cant live here'],
    ['the doctors want to switch off the ventilator on monday'],
    ['they found something in the scan', 'they asked if we want to end it'],
    ['i still put the alarm on for his tablets'],
    ['i brought my mothers morphine back to the chemist today'],
    ['my church says not to take the tablets'],
    ['my doctor says i have an anxiety illness', 'should i take the tablets'],
    ['my church says depression is unbelief', 'i have stopped taking my tablets because of it'],
    ['im addicted to sleeping pills'],
    ['my friend wants me to sell stuff for him', 'pills'],
    ['i was sober for two years', 'last night i drank'],
    ['whats the point of confession if i do it again on friday'],
    ['i lied to my boss', 'honestly i would do it again'],
    ['people say he is in a better place', 'i want to slap them'],
    ['my parents would cut me off'],
    ['i cut my finger in the kitchen and now i cant play the organ'],
    ['i bite my tongue till it bleeds when she talks'],
    ['the wedding is on saturday', 'my suit wont be ready'],
    ['my mother is dying and she is nasty to me', 'i dont want to go tomorrow'],
    ['please quick, the service starts in an hour'],
    ['since he died i found things', 'my gran had left me a note in the drawer'],
    ['i lied in court, i said he hit me'],
  ])('%s: are none', (...messages) => {
    expect(dangerAfter(...messages)).toBeUndefined();
  });

  it.each([
    ['own-life', ['i want to stop being here']],
    ['own-life', ['i want to stop being a burden to everyone']],
    ['young', ['im 15 and pregnant and my father said he will kill me when he knows']],
    ['violence', ['im a muslim girl and i love a christian', 'my brothers would kill me, i mean it']],
    ['violence', ['he said he will kill me if i leave']],
    ['violence', ['we have a dog', 'my husband kicked me again']],
    ['own-life', ['i want to die. my dog is alone']],
    ['own-life', ['can i take my mums tablets, i just want it to stop']],
    ['own-life', ['i was sober for two years', 'last night i drank and i want to die']],
    ['own-life', ['i did it again. i cut deeper this time']],
    ['own-life', ['If I drink the cotton spray will it be quick?']],
    ['own-life', ['where is the place in this where im alive. there is no version of next year']],
    ['friend', ['my ex left a voicemail saying he hopes i am happy at his funeral and hes on the bridge']],
  ] as const)('a danger stays one (%s): %s', (danger, messages) => {
    expect(dangerAfter(...messages)).toBe(danger);
  });
});

describe('a word in passing', () => {
  it.each([
    ['what do i say to a man whose wife is ill, he is my mechanic', 'he just told me over the engine'],
    ['do pets go to heaven', 'i left the window open'],
    ['we are trying for a baby', 'he says god will do it naturally if he wants'],
    ['my neighbour steals', 'if they catch me it is over'],
    ['my daughter in law will not let the baby be baptised', 'i have holy water in my bag'],
  ])('is no sign where the talk was calm: %s | %s', (...messages) => {
    expect(dangerAfter(...messages)).toBeUndefined();
  });

  it.each([
    ['what is heaven like', 'i have decided. i am ready to go'],
    ['what does the bible say about samson', 'tell my mother i loved her'],
    ['can i be forgiven for anything', 'there is only one way out'],
    ['who was jonah', 'the water looks so quiet tonight'],
  ])('is one where more is said, or was: %s | %s', (...messages) => {
    expect(dangerAfter(...messages)).toBe('own-life');
  });
});

describe('who is hurt, and when', () => {
  it.each([
    ['friend-hurt', ['my best friend got engaged to a man who hits her']],
    ['friend-hurt', ['my sister is marrying a man who beats her']],
    ['violence', ['my husband hits me and he touched my sister']],
    ['violence', ['my mother has dementia', 'my husband hit me yesterday']],
    [undefined, ['my mother has dementia and calls me by another name', 'yesterday she hit me']],
    [undefined, ['i was raped by my uncle when i was nine']],
    [undefined, ['my first husband beat me']],
    [undefined, ['my ex wont let me see my little girl']],
    ['control', ['my husband wont let me see my sister']],
    [undefined, ['a year ago today i tried to end it. today im making pancakes for my niece']],
    ['own-life', ['a year ago i tried to end it. i am baking and i think of it again']],
    ['own-life', ['a year ago i tried to kill myself. today i am alone']],
  ] as const)('%s: %s', (danger, messages) => {
    expect(dangerAfter(...messages)).toBe(danger);
  });
});
