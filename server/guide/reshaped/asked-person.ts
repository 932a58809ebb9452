import type { Person } from './persons.ts';

/** Behind what it should be said by: nothing, or a reason. */
const ENDS =
  '(?= ?(?:$|please|pls|because|so|as|since|not|instead|though|version|and|for|now|when|if|that|my|our)\\b|$)';
const TO_WE_AT_THE_END = new RegExp(
  `\\b(?:says?|said|saying|uses?|use|using|put|with|reads?|it|that|this|be|to|into|want|need|word|as) (?:the word )?we${ENDS}`,
);
const TO_I_AT_THE_END =
  /\b(?:says?|said|saying|uses?|use|using|it|that|this|back|be|to|into|word) (?:the word )?i(?= ?(?:$|please|pls|instead|not|version)\b|$)/;
const TO_WE =
  /^(?:we|our|us)(?: (?:please|pls|instead|version))*$|\buse (?:us|our)\b|\b(?:make|put|say) (?:it|that|this) plural\b|\b(?:for|from) (?:the|our) whole family\b|\b(?:we|us|our)\b(?: \w+){0,4}? (?:instead of|rather than|not|in place of|and not) (?:the )?(?:i|me|my|mine)\b|\b(?:i|me|my)\b(?: \w+)? (?:to|into|with|by|but|for) (?:the )?(?:we|us|our)\b|\b(?:says?|said|saying|uses?|using) (?:the )?(?:word )?(?:us|our)$|\b(?:in|into) (?:the )?(?:plural|we form)\b|\bfirst person plural\b|\bplural (?:please|version)\b|(?<!pray )\b(?:for|from) (?:both of us|us both|the (?:2|two) of us|all of us|us all)\b|\b(?:so|that) we (?:both |all |2 )?(?:can |could |may |might )?(?:both |all )?(?:say|pray|read) it\b/;
const TO_I =
  /\b(?:i|me|my)\b(?: \w+){0,2}? (?:instead of|rather than|not|in place of|and not) (?:the )?(?:we|us|our)\b|\b(?:we|us|our)\b(?: \w+)? (?:to|into|with|by|but) (?:the )?(?:i|me|my)$|\b(?:says?|use|uses|using|with) (?:the word )?i$|\b(?:in|into) (?:the )?(?:singular|i form|first person)\b|\b(?:make|put|say) (?:it|that|this) singular\b|\bfirst person singular\b/;
const TO_SHE =
  /\b(?:she|her) (?:instead of|rather than|not|and not) (?:he|him|his|they|them)\b|\b(?:he|him|his) (?:to|into|with|by|but) (?:she|her)\b|^(?:\w+ ){0,3}?(?:it|he|that|the (?:baby|child|person|friend)|my friend) is (?:a |for a |actually a |in fact a )+(?:girl|she|woman|lady)$|\bit is (?:actually )?a (?:girl|she|woman|lady)$|^(?:it is )?for a (?:girl|woman|she)(?: not a (?:boy|man|he))?$|\b(?:says?|use|uses|with) she(?= ?(?:$|please|pls|not|instead)\b|$)/;
const TO_HE =
  /\b(?:he|him|his) (?:instead of|rather than|not|and not) (?:she|her|they|them)\b|\b(?:she|her) (?:to|into|with|by|but) (?:he|him|his)\b|^(?:\w+ ){0,3}?(?:it|she|that|the (?:baby|child|person|friend)|my friend) is (?:a |for a |actually a |in fact a )+(?:boy|he|man|gentleman)$|\bit is (?:actually )?a (?:boy|he|man|gentleman)$|^(?:it is )?for a (?:boy|man|he)(?: not a (?:girl|woman|she))?$|\b(?:says?|use|uses|with) he(?= ?(?:$|please|pls|not|instead)\b|$)/;

const PERSONS: readonly (readonly [Person, readonly RegExp[]])[] = [
  ['we', [TO_WE, TO_WE_AT_THE_END]],
  ['i', [TO_I, TO_I_AT_THE_END]],
  ['she', [TO_SHE]],
  ['he', [TO_HE]],
];
/** Words that may stand before it; who tells of somebody ("everyone says he waited") asks for no change. */
const BEFORE: ReadonlySet<string> = new Set(
  (
    'a actually again all also and another as back be beautiful both but can change could do does doesnt family fine for from give good great have how i if in instead is it its just like lovely ' +
    'make made maybe me more my need needs nice no not now of oh ok okay one only or our perhaps please pls plz prayer note card blessing put rather really read replace right say said saying says sorry speak speaks so some something still swap text ' +
    'thank thanks that the them then there they this to together turn us use uses using version want was we well what why will with word words would write yes you your husband wife'
  ).split(' '),
);

/** Whose words a text is wanted in; over plain words with digits. Undefined for a message that wants no such thing. */
export function askedPerson(words: string): Person | undefined {
  return PERSONS.find(([, patterns]) =>
    patterns.some((pattern) => {
      const found = pattern.exec(words);
      if (!found) return false;
      return words
        .slice(0, found.index)
        .split(' ')
        .every((word) => word === '' || /^\d+$/.test(word) || BEFORE.has(word));
    }),
  )?.[0];
}
