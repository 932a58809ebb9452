import { createFeatureReader, type FeatureSpace, type Features } from '../../../learning/features.ts';
import { plainWords, wordsOf } from '../reading/words.ts';

/** What needs are told apart by: word stems alone and in rows of up to three, and letters in rows of three to five. */
export const NEED_SPACE: FeatureSpace = {
  words: { buckets: 1 << 15, longestRow: 3 },
  letters: { buckets: 1 << 14, from: 3, to: 5 },
};

const readFeatures = createFeatureReader(NEED_SPACE);

/** How many ask about anything at all: it says nothing of what. Over plain words. */
const ASKS_ABOUT =
  /^(?:please |can you |could you |would you |hi |hello )*(?:what (?:does|do|did) (?:the bible|god|jesus|scripture|passage|the word(?: of god)?|christians|paul) (?:say|says|teach|teaches|tell us|think) (?:about|on|of)|what is (?:the bible|a christian|god) (?:s )?(?:view|teaching|take) (?:on|of)|(?:give me |show me |find me |i need |i want |looking for |do you have |send me |share )*(?:a few |some |any |\d+ |two |three |five |ten |the |a |an |good |best |short |comforting |encouraging )*(?:bible )?(?:verses?|passages?|quotes?|readings?) (?:about|on|for|of|regarding|to do with)|(?:tell me|talk|teach me|something|anything|help me understand) about|help (?:me )?with|i (?:struggle|am struggling|have trouble|deal|am dealing) with) (?=\S)/;

/** The features of a message or a part of one, in the visitor's own words. */
export function needFeatures(text: string): Features {
  const plain = plainWords(text);
  const stems = wordsOf(plain.replace(ASKS_ABOUT, '')).map(({ stem }) => stem);
  return readFeatures(stems, text.includes('?') ? '?' : '.');
}
