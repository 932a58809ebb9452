import { describe, expect, it } from 'vitest';
import { QUIET_QUESTIONS } from '../../content/care/quiet.ts';
import { quietQuestion } from './quiet-question.ts';

const asked = (kind: keyof typeof QUIET_QUESTIONS, ...said: string[]): string =>
  quietQuestion({
    finding: { kind },
    words: said.at(-1)!,
    history: said.slice(0, -1).map((words) => ({ role: 'user', words })),
  });

describe('the question at the end of an answer to mere signs', () => {
  it.each([
    ['abuse', 'My husband checks every receipt and I have to ask for the bus fare.'],
    ['abuse', 'He threw the plate at the wall last night, it wasn’t at me.'],
    ['abuse', 'my dad drinks and when he does we hide'],
    ['crisis', 'I do not see the point of anything these days. What does Psalm 42 mean?'],
    ['crisis', 'I have no strength left and nobody to talk to.'],
    ['child', 'if he finds out i think he would send me away'],
    ['child', 'my uncle says it is our secret'],
    ['danger', 'My brother came at my dad with a bottle. I want a prayer for peace.'],
    ['medical', 'since the baby i just cry and cry'],
  ] as const)('%s: stands where the words speak of it: %s', (kind, words) => {
    expect(asked(kind, words)).toBe(QUIET_QUESTIONS[kind]);
  });

  it.each([
    ['abuse', 'She phones on Sundays during the service, on purpose I think.'],
    ['abuse', 'what if im not sure that anybody hears it'],
    ['abuse', 'One elder says he will leave if we vote yes, and two families if we vote no.'],
    ['danger', 'They will not eat the pork pie I brought. Is it in the Bible?'],
    ['danger', 'what would i say walking in'],
    ['child', 'I do not want to beat the dads in the back row, and I do not want to let them off.'],
    ['child', 'her mum says my poster is witchcraft and now she cannot come to my sleepover'],
    ['crisis', 'Is it wrong to let them come if I do not mean to join? One of them brings shortbread'],
  ] as const)('%s: does not where nothing speaks of it: %s', (kind, words) => {
    expect(asked(kind, words)).toBe('');
  });

  it('stands where it was spoken of shortly before', () => {
    expect(asked('abuse', 'my partner shouts till i shake', 'should i send him the verse')).not.toBe('');
  });

  it('is asked once in a talk', () => {
    const words = 'my dad drinks and when he does we hide';
    const history = [
      { role: 'user', words },
      { role: 'assistant', words: `The Lord is near.\n\n${QUIET_QUESTIONS.abuse}` },
    ] as const;
    expect(quietQuestion({ finding: { kind: 'abuse' }, words: `${words} again`, history })).toBe('');
  });
});
