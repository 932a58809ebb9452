import type { FoundReference } from '../references/found-reference.ts';
import type { Quotation } from './compare.ts';

/** Words that no English sentence of some length is without. */
const ENGLISH =
  /^(?:the|and|of|to|in|is|for|that|he|his|you|not|be|with|who|will|a|i|it|they|shall|my|your|unto|can|what|by|but|were|are|have|has|had|him|them|their|our|us|we|all|from|this|out|about|if|one|every|everyone|everybody|anything|nothing|everything|instead|god|lord|jesus|christ|father|spirit|people|life|love|world|heart|things|good|evil|those|these|then|when|than|into|up|down|there|here|how|why|always|never|let|may|would|should|could|must|did|does|been|being|she|its|any|some|more|most|only|own|now|give|gave|said|says|say|came|go|know|take|make|made|get|live|lives)$/;

/** The commonest words of the languages that readers write beside English, where English has no such word. */
const FOREIGN =
  /^(?:el|los|las|que|en|por|con|una|del|es|su|y|se|porque|todo|nao|uma|da|ao|le|les|et|des|est|qui|dans|je|il|vous|pas|une|du|ne|de|la|der|und|ist|nicht|ein|ich|mich|dem|zu|wer|sondern|che|di|gli|un|het|een|ik|mij|niet|aan|yang|tidak|akan|kepada|dengan|karena|bwana|ndiye|kwa|jest|nie|ktory|och|att|som)$/;

/** Whether words are of another language: every English sentence has some of the commonest words. */
export function isForeign({ words, count }: Quotation, reference: FoundReference): boolean {
  const all = words.trim().split(' ');
  const named = reference.kind === 'passage' && reference.foreign === true;
  // A few words beside a book's foreign name.
  if (count < 4) return named && count > 1 && !all.some((word) => ENGLISH.test(word));
  const english = all.filter((word) => ENGLISH.test(word)).length / count;
  const foreign = all.filter((word) => FOREIGN.test(word)).length / count;
  return (
    (foreign > english && foreign >= 0.15) ||
    (english < 0.12 && (named || count >= 6)) ||
    (named && foreign >= english)
  );
}
