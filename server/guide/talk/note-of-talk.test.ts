import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse } = askedGuide();

describe('a letter that a talk asks for', () => {
  it.each([
    [
      'i need to tell my parents i am not going to church any more. what do i say',
      'write it as a letter',
      'something hard',
    ],
    ['my friend lost her baby last week', 'can you write me a message to her', 'sorry about your baby'],
    ['my husband left me after 20 years', 'help me write a message to my friends about it', 'something hard'],
  ])('%s / %s', (first, then, about) => {
    expect(converse([first, then]).at(-1)!.split('\n')[0]).toContain(about);
  });
});
