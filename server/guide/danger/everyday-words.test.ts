import { describe, expect, it } from 'vitest';
import { dangerReply } from './danger-reply.ts';

/** The danger of which a visitor who wrote these messages is spoken with at the last. */
function dangerAfter(...messages: string[]): string | undefined {
  const history = messages.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  return dangerReply(history, messages.at(-1)!)?.danger;
}

describe('everyday words that sound like a danger', () => {
  it.each([
    ['my roommate never cleans up', 'i left a note and now shes being weird'],
    ['my neighbour parks in front of my garage', 'i left a note on his car and he shouted at me'],
    ['i left a note for the postman'],
    ['my neighbour is 90 and has no one', "i can't do it every day"],
    ['we pray the rosary as a family', "i can't do it every evening"],
    [
      'What is communion for',
      'can i take it if im not baptised',
      'what if I take it and I have sin in my life',
    ],
    ['if i take it unworthily do i eat judgment'],
    ['is it a sin to fight in a war, i got my call up papers', 'i dont want to kill anyone'],
    ['my mum says take the money', 'i took it. now im unsure'],
    ['they offered me a place in another town', 'i took it and now i cant sleep'],
    ['my pastor wants to lay hands on me and im scared he smells demons', 'last time he pushed me'],
    ['its not like he beats me, we just have nothing to say'],
    ['she isnt violent or anything, just cold'],
    ['she put her arms round my neck and said i love you'],
    ['i hate taking my tablets'],
    ["i'll be long dead when this church is paid off"],
    ['my son said he wants to die laughing'],
    ['im 15 and my mum makes me do the dishes'],
  ])('%s: are none', (...messages) => {
    expect(dangerAfter(...messages)).toBeUndefined();
  });

  it.each([
    ['own-life', ['i left a note. nobody will miss me']],
    ['own-life', ['my roommate never cleans up', 'i left a note and now i am on the roof']],
    ['own-life', ["i can't do it another day"]],
    ['own-life', ['what is communion for', 'if i take my life do i go to hell']],
    [
      'own-life',
      ['i got my call up papers for the war', 'i dont want to kill anyone but the voices tell me'],
    ],
    ['own-life', ['i am in the army', 'i dont want to kill myself']],
    ['overdose', ['they offered me a job', 'i had the pills in front of me', 'i took them. now im unsure']],
    ['own-life', ['i took it all. now im scared']],
    [
      'violence',
      ['my husband is a pastor and lays hands on people', 'last time he pushed me down the stairs'],
    ],
    ['violence', ['my pastor wants to lay hands on me', 'he touched my breasts']],
    ['violence', ['he hasnt hit me yet']],
    ['strangled', ['he put a belt round my neck']],
    [
      'violence',
      [
        'he locked me in and took my phone, i write on our daughters tablet. he put a knife on the table, he is drunk now',
      ],
    ],
    ['own-life', ["i'll be dead by the time you read this"]],
    ['own-life', ["I'm not doing fourteen years. I'll be dead before the appeal"]],
    ['young', ['my older brother makes me do things with him. hes 17 im 11']],
  ] as const)('a danger stays one (%s): %s', (danger, messages) => {
    expect(dangerAfter(...messages)).toBe(danger);
  });
});
