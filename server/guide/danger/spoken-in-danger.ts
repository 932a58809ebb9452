import type { Spoken } from '../conversation.ts';
import type { Telling } from '../telling.ts';
import { dangerReply } from './danger-reply.ts';

/** The guide's answer in a talk that has shown a danger; help lines stand in it where the request has them. */
export function spokenInDanger({ request, words }: Telling): Spoken | undefined {
  if (request.document) return undefined;
  const reply = dangerReply(request.history, request.words);
  if (!reply) return undefined;
  const lines = request.helpLines?.(reply.kind) ?? '';
  const parts = [reply.first, ...reply.rest].map((paragraph) =>
    paragraph === '{lines}' ? lines : words(paragraph),
  );
  return { parts };
}
