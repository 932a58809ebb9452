import { describe, expect, it } from 'vitest';
import { careDetector } from '../../../care/detector.ts';
import { dangerReply } from './danger-reply.ts';

/** The reply to the last of these messages of one visitor. */
function replyAfter(...messages: string[]) {
  const history = messages.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  return dangerReply(history, messages.at(-1)!);
}
const levelOf = (words: string) => careDetector.judge([careDetector.detectSigns(words)])?.level;

describe('a danger in God’s name', () => {
  it.each([
    [
      'own-mind',
      'God told me to stop my lithium on Friday. What does the Bible say about trusting him alone?',
    ],
    ['own-mind', 'I threw my haldol away, the voice of God is so much clearer without it'],
    [
      'own-mind',
      'My psychiatrist wants me on clozapine but God clearly said no more pills. How do I stand firm?',
    ],
    ['own-mind', 'the numbers on the buses are all 144. I have been awake four nights. I am chosen arent i'],
    ['own-mind', 'they poison my food at the hostel so i dont eat there since monday. which psalm is that'],
    [
      'own-mind',
      'I fast on only water 15 days already because a voice in prayer commands it. How long did Jesus?',
    ],
    ['own-mind', 'The angel says I must go up on the car park at dawn and there the scroll will be opened'],
    ['own-mind', 'I am the lamb of revelation 5 and nobody believes me. havent needed sleep all week'],
    ['accused', 'the prophet said my cousins girl is a witch, she is seven, they lock her in the store room'],
    ['accused', 'They say the twins bring the curse and they must not eat till they confess. They are 5.'],
    [
      'accused',
      'My granddaughter, 8, has epilepsy. The deliverance team held her down and hit her. Is it scriptural?',
    ],
    ['young', 'im 12 and my stepmother says im a witch. i sleep outside and they dont give me food'],
    [
      'kept-from-medicine',
      'Our elders won’t let my husband take my son to the hospital. He has a fever for 6 days.',
    ],
    [
      'kept-from-medicine',
      'the church says i must stop my ARVs to show faith, i have HIV and i am afraid not to obey',
    ],
    ['own-life', 'It is 4 am. Everyone would be better off, I really think that. Don’t preach at me please'],
    ['own-life', 'just tell me honestly would my wife be better off'],
  ] as const)('%s: %s', (danger, words) => {
    expect(replyAfter(words)?.danger).toBe(danger);
    expect(levelOf(words)).toBeDefined();
  });

  it('is urgent where somebody may come to harm today', () => {
    expect(levelOf('the voice said throw away the quetiapine so i did, flushed it all')).toBe('urgent');
    expect(levelOf('a boy of nine is tied with rope for deliverance in our church, no food')).toBe('urgent');
    expect(levelOf('My pastor told my mother to throw away her insulin and trust God')).toBe('urgent');
  });

  it('is not left for what feeds it, and may be left for something else', () => {
    const told = 'God told me to stop my olanzapine and to eat nothing until he says so';
    expect(replyAfter(told, 'how did Elijah fast forty days?')?.danger).toBe('own-mind');
    expect(replyAfter(told, 'is it a sin to disobey when you are sure')?.first).toMatch(/doctor/);
    expect(replyAfter(told, 'by the way, who was the wife of Boaz?')).toBeUndefined();
  });

  it('speaks of a death first where one is named', () => {
    expect(replyAfter('God told me to stop my lithium and kill myself tonight')?.danger).toBe('own-life');
  });

  it('answers openly what was asked about and is then said', () => {
    const reply = replyAfter('lying awake, they would all be better off', 'i want to kill myself');
    expect(reply).toMatchObject({ danger: 'own-life', isFirst: true });
    expect(reply?.first).not.toMatch(/let me ask you plainly/);
  });

  it.each([
    'I am fasting in Lent, only water on Fridays. Which psalm fits?',
    'How did Samuel know that it was God’s voice and not Eli?',
    'my aripiprazole makes me gain weight, is vanity a sin?',
    'Our church prays for the sick every Wednesday, what passage would you read?',
    'my doctor took me off sertraline last month and I am doing fine, thank God',
    'God told me to stop smoking and I did!',
    'no sleep since the twins were born, God is showing me patience',
    'I was awake for two nights with my dying father and I felt chosen to hold his hand',
    'God spoke to Peter on a roof in Acts 10, what did the sheet mean?',
    'the roof of our church leaks, what does Nehemiah say about building',
    'Elisha made poisoned stew safe to eat, where is that?',
    'My daughter dressed up as a witch for a party, is that sin?',
    'my kids are little devils today, they hit each other and will not eat lunch',
    'children accused of witchcraft in Congo: I saw a documentary, what can churches do against it?',
    'My pastor told me to take a rest and see my doctor, I am burnt out',
    'is it a lack of faith to take antidepressants?',
    'We would all be better off if we listened more to each other',
    'bipolar, stable on lithium six years, thank God. A friend said it is demons. Comment?',
  ])('is not heard in "%s"', (words) => {
    expect(replyAfter(words)).toBeUndefined();
    expect(levelOf(words)).toBeUndefined();
  });
});
