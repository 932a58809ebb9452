import type { SelfQuestion } from './types.ts';

/** What the guide says of itself. The charter binds it: an AI says that it is one, and sends people to people. */
export const SELF_QUESTIONS: readonly SelfQuestion[] = [
  {
    id: 'what-are-you',
    signs: [
      'what are you',
      'who are you',
      'what is berea',
      'are you an ai',
      'are you ai',
      'are you a robot',
      'are you a bot',
      'are you human',
      'are you real',
      'are you a real person',
      'are you a person',
      'am i talking to a person',
      'am i talking to a human',
      'is this a real person',
      'is this a human',
      'are you alive',
      'do you live',
      'are you a machine',
      'are you a computer',
      'are you chatgpt',
      'is this ai',
      'introduce yourself',
      'tell me about yourself',
      'who am i talking to',
      'what is your name',
      'do you have a name',
    ],
    answers: [
      'I am Berea’s built-in guide: a computer program. No person is writing to you, and no large language model either. I look for what your message is about, take passages from the Bible as they stand there, and set beside them words that people wrote beforehand. I am not alive, and I have no faith of my own. What you read here stands or falls with Scripture, so do look it up.',
      'A program, and only that: Berea’s built-in guide. The name comes from the people of Berea, who listened to Paul and then searched the Scriptures to see whether it was so.\n\n[[Acts 17:11]]\n\nPlease treat what I say in the same way.',
    ],
  },
];
