import { YOU_COULD_ANSWER } from '../../content/guide/words-to-say.ts';
import type { ReadMessage } from './read-message.ts';
import { wholeSentences } from './reshaped/reply-parts.ts';
import { reply, type Telling, tellingOf } from './telling.ts';
import type { GuideReply } from './types.ts';

/** "What do I answer if somebody says that God is unfair": what is said there, which is what is to be answered. */
const IF_SOMEBODY_SAYS =
  /\b(?:answer|reply|respond|say|tell)\b[^.?!\n]{0,40}\b(?:if|when) (?:some(?:one|body)|any(?:one|body)|one of (?:them|the \w+)|they|people|he|she|my \w+) (?:says?|asks?|objects?|argues?|claims?|thinks?|comes with|goes|is like)(?: that| me| why| me why)?[:,]? ([^?!\n]{6,120})/i;
const QUOTED = /["“‘](?:so |but |then )?([^"”\n]{6,120}?)[?.!]?["”’]/i;
/** Behind what is said: how the answer is to be. */
const HOW_LONG =
  /[,.]? (?:then|in (?:about |around )?(?:one|two|three|\d) (?:sentences?|lines?)|please|briefly).*$/i;
/** From this probability on a question of the library is what somebody says. */
const SURE = 0.45;

/** The answer to what others may say, from the library's answer to it, as it can be said aloud; undefined for every other message. */
export function answerToObjection(
  telling: Telling,
  readInside: (inside: Telling) => ReadMessage,
): GuideReply | undefined {
  const { request, library } = telling;
  const outer = IF_SOMEBODY_SAYS.exec(request.words)?.[1];
  if (outer === undefined || request.document) return undefined;
  const said = (QUOTED.exec(outer)?.[1] ?? outer).replace(HOW_LONG, '').trim();
  const inside = tellingOf({ ...request, words: `${said}?`, history: [] }, library);
  const asked = readInside(inside).asked();
  if (!asked || asked.isPrayer || asked.probability < SURE) return undefined;
  const [text, ...rest] = asked.reply.text.split('\n\n');
  const few = /\b(?:one|two|three|1|2|3|few|short|brief\w*) (?:\w+ )?(?:sentences?|lines?)\b/i.test(
    request.words,
  );
  const spoken = few
    ? wholeSentences(text ?? '')
        .slice(0, FEW)
        .join(' ')
    : (text ?? '');
  const quote = rest.filter((block) => block.startsWith('>')).slice(0, 1);
  return { ...asked.reply, text: reply([telling.line(YOU_COULD_ANSWER), spoken, ...quote]) };
}

const FEW = 3;
