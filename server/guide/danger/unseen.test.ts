import { describe, expect, it } from 'vitest';
import { dangerReply } from './danger-reply.ts';

/** The reply to the last of these messages of one visitor. */
function replyAfter(...messages: string[]) {
  const history = messages.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  return dangerReply(history, messages.at(-1)!);
}

describe('a danger that no grave word shows', () => {
  it.each([
    ['own-life', ['my best friend killed himself in march', 'im having the same thoughts to be honest']],
    ['own-life', ['a girl from our church hanged herself', 'sometimes i think she had the right idea']],
    ['own-life', ['my cousin took his own life', 'me too sometimes']],
    ['own-life', ['i lost my brother to suicide', 'i understand him now']],
    ['own-child', ['my baby wont stop screaming and i want to throw him']],
    ['own-child', ['i shook my baby']],
    ['own-child', ['i hear a voice telling me to drown my kids']],
    ['own-child', ['i keep seeing pictures of dropping my baby down the stairs']],
    ['own-child', ['im scared of hurting my newborn']],
    ['threatened', ['i get messages that they will burn my house down']],
    ['threatened', ['im getting death threats because i left islam']],
    ['threatened', ['i testified and now his brothers say i am a dead man']],
    ['violence', ['he says if i tell anyone hell kill my dog']],
    ['friend', ['he said he sometimes thinks about not being here anymore. do i still keep that promise']],
    ['friend', ['my brother lost his job', 'yesterday he said everyone would be better off without him']],
    ['friend', ['my husband says the kids would be better off without him']],
    ['friend', ['my mum is depressed', 'she keeps saying goodbye to people and giving her things away']],
    ['friend', ['my son is so angry', 'i found a note in his room that says sorry mum']],
    ['abuser-leads', ['the man who groomed me when i was 14 is a pastor now']],
    ['abuser-leads', ['the deacon touched me at confirmation class', 'he is still teaching it']],
  ] as const)('%s: %s', (danger, messages) => {
    expect(replyAfter(...messages)?.danger).toBe(danger);
  });

  it('is asked about where it is only hinted at', () => {
    expect(replyAfter('my cousin took his own life', 'me too sometimes')?.first).toMatch(/suicide/);
    expect(replyAfter('im scared of hurting my newborn')?.first).not.toMatch(/Put the child/);
  });

  it('is somebody else’s where they say farewell, unless their life or stay ends by itself', () => {
    const farewell = 'she is saying goodbye to everyone and giving her things away';
    expect(replyAfter('my nan is dying', farewell)?.danger).toBeUndefined();
    expect(replyAfter('my sister is moving to Canada', farewell)?.danger).toBeUndefined();
  });

  it.each([
    ['my best friend killed himself in march', 'we went to the same school'],
    ['my cousin took his own life', 'i do not think the same of god any more'],
    ['my baby cries all night', 'i want to hold him all the time'],
    ['i shook his hand, the baby slept'],
    ['a loan shark says they will come to my house and hurt me'],
    ['my mother says the cold will kill me'],
    ['a snake bit my foot, mark 16 says it wont hurt me'],
    ['my old teacher is a pastor now'],
    ['since i was baptised my family says i am dead'],
    ['my boyfriend left and said i would be better off without him'],
    ['the doctor says a fourth birth would kill me'],
  ])('is none in: %s', (...messages) => {
    expect(replyAfter(...messages)?.danger ?? '').not.toMatch(/own-life|own-child|threatened|abuser-leads/);
  });
});
