import { describe, expect, it } from 'vitest';
import { wantedIn } from './exclusions.ts';

const notIn = (message: string) => wantedIn(message).conditions.not;

describe('what is not wanted', () => {
  it.each([
    ['not from psalms', 'Psalms'],
    ['no more psalms please', 'Psalms'],
    ['anything but Job', 'Job'],
    ['please not Paul saying it is better to be single', '1 Corinthians'],
    ["not one of paul's letters", 'Galatians'],
    ["with none of Paul's letters", 'Romans'],
    ['nothing from the gospels', 'Luke'],
    ['a psalm but not 23', 'Psalm 23'],
    ['we already had Psalm 23 at dad’s funeral', 'Psalm 23'],
    ['I am fed up with Jeremiah 29:11', 'Jeremiah 29:11'],
    ['everybody uses 1 Corinthians 13', '1 Corinthians 13'],
    ['can we skip the love is patient one', '1 Corinthians 13'],
  ])('is a passage, a book, or those of an author: "%s"', (message, reference) => {
    expect(notIn(message)?.passages).toContain(reference);
  });

  it.each([
    ['Not ones about being healed because it will not cure it', 'healing'],
    ['nothing that says everything happens for a reason', 'everything-happens-for-a-reason'],
    ['I don’t want to hear about hell', 'hell'],
    ['no miracles please', 'miracles'],
    ['I dont want any verses that tell her to submit', 'submission'],
    ['without heaven in them', 'heaven'],
    ['nothing with jesus in it', 'jesus'],
    ['without mentioning God', 'god'],
    ['reading without marriage in it', 'marriage'],
    ['no commands, just comfort', 'commands'],
  ])('is a subject: "%s"', (message, subject) => {
    expect(notIn(message)?.subjects).toContain(subject);
  });

  it.each([
    ["verses about anxiety but not the 'do not be anxious' one", 'do not be anxious'],
    ['not the come unto me one', 'come unto me'],
    ['I don’t like the one about counting trials as joy', 'counting trials as joy'],
  ])('is a verse told by its words: "%s"', (message, phrase) => {
    expect(notIn(message)?.described?.join(' ')).toContain(phrase);
  });

  it('is half of the Bible: then the other half is wanted', () => {
    expect(wantedIn('nothing from the old testament please').conditions.testament).toBe('new');
  });

  it.each([
    'a verse for someone tired of life',
    'I am not ready to forgive him',
    'no more than three verses',
    'he did not believe in God',
    'they do not go to church',
  ])('is nothing where "not" belongs to what is told: "%s"', (message) => {
    expect(notIn(message)).toBeUndefined();
  });
});
