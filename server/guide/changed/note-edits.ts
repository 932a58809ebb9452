import * as lines from '../../../content/guide/edits.ts';
import { capital } from '../../../language/capital.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { asksInWords } from '../reading/requests.ts';
import { reply, type Telling } from '../telling.ts';

/** The places of a text that a visitor's words may fill, and the one where something further is said. */
const SIGNATURE = /^(?:\[[^\]]*\b(?:name|names|Mum)\b[^\]]*\]|— .+|\[[^\]]+\]\.)$/;

/** A text with something put before the line that closes it: before the signature of a letter, before the Amen of a prayer. */
export function withInside(blocks: readonly string[], place: string): string[] {
  const end = blocks.lastIndexOf('---');
  const at = end > 0 ? end : blocks.findLastIndex((block) => !block.startsWith('>')) + 1;
  const isSigned = at > 1 && SIGNATURE.test(blocks[at - 1]!);
  return blocks.toSpliced(isSigned ? at - 1 : at, 0, place);
}

const MENTION =
  /\b(?:mention|add|say|write|include|put in|work in|put|note)(?: (?:also|in|there|it|somewhere|please|too))* that (.+)$/is;
const LONGEST_MENTION = 160;
/** "Say that again", "add that too": nothing is mentioned. */
const NO_CLAUSE = /^(?:again|too|as well|one|please|in|to it|line|part|there|it)\b/i;
/** Who is asked to be told the writer's own wish: "say that it is from all of us". */
const POLITE = /[,.!?\s]+(?:please|thanks|thank you|too|as well)?[.!?\s]*$/i;

/** What a message wants mentioned, as a clause in the visitor's own words: "that she never complained". */
export function mentionedIn(words: string): string | undefined {
  const clause = MENTION.exec(words)?.[1]?.replace(POLITE, '').trim();
  if (!clause || clause.length > LONGEST_MENTION || NO_CLAUSE.test(clause)) return undefined;
  return clause.includes('?') ? undefined : clause;
}

/** A text with what is mentioned in it, as a sentence; in a prayer as something that God knows. */
export function withMention(telling: Telling, body: readonly string[]): string | undefined {
  const clause = mentionedIn(telling.request.words);
  if (clause === undefined) return undefined;
  const prayer = body.findLastIndex((block) => / Amen\.$/.test(block));
  if (prayer >= 0) {
    const line = telling.words(lines.YOU_KNOW, { told: clause });
    return reply([
      telling.line(lines.MENTIONED),
      ...body.with(
        prayer,
        body[prayer]!.replace(/ Amen\.$/, () => ` ${line} Amen.`),
      ),
    ]);
  }
  return reply([telling.line(lines.MENTIONED), ...withInside(body, `${capital(clause)}.`)]);
}

const ADD_A_LINE =
  /\b(?:add|put|include|with|mention|insert|and)\b.*?\b(?:a |one |some )?(?:lines?|sentences?|words?|something|bit|offer|that)\b ?(.*)$/;

/** A note with a sentence that many cards have: "add a line offering to help with meals". */
export function withAddition(telling: Telling, body: readonly string[], plain: string): string | undefined {
  const behind = ADD_A_LINE.exec(plain)?.[1];
  const found = behind ? lines.ADDITIONS.find(({ said }) => said.test(behind)) : undefined;
  return found && reply([telling.line(lines.ADDED), ...withInside(body, telling.words(found.text))]);
}

const WITH_A_VERSE =
  /\b(?:add|put|include|with|and|also|end (?:it )?with|finish (?:it )?with|close (?:it )?with|give me|need|maybe) (?:a|an|some|one|the|another|me a) (?:\w+ )?(?:bible )?(?:verses?|scriptures?|bible quote|passage|psalm)\b/;
const LONGEST_VERSE_REQUEST = 14;
const ON_SOMETHING = /\b(?:verses?|scriptures?|quote|passage|psalm) (?:about|on|for|that|which|from)\b/;

/** A note with a verse that fits it, before the signature. */
export function withVerse(telling: Telling, body: readonly string[], plain: string): string | undefined {
  const isAsked = WITH_A_VERSE.test(plain) && !ON_SOMETHING.test(plain);
  if (!isAsked || plain.split(' ').length > LONGEST_VERSE_REQUEST) return undefined;
  const record = telling.request.history.findLast(({ role }) => role === 'assistant')?.record;
  const note = telling.library.notes.find(({ id }) => id === record?.note);
  if (!note) return undefined;
  const psalms = note.passages.filter(({ mark }) => mark.startsWith('[[Psalm'));
  const passages = /\bpsalm\b/.test(plain) && psalms.length > 0 ? psalms : note.passages;
  const [noted] = telling.fresh(passages, 1);
  if (!noted) return undefined;
  // What stood under the letter as a proposal is now in it.
  const end = body.lastIndexOf('---');
  const letter = end > 0 ? body.slice(0, end + 1) : body;
  return reply([
    telling.line(lines.VERSE_ADDED),
    ...withInside(letter, telling.quote(passageOfMark(noted.mark))),
  ]);
}

const MAY_I_NAME_GOD =
  /\b(?:ok|okay|all right|alright|wrong|right|appropriate|can i|could i|should i|may i|do i)\b.*\b(?:mention|say|write|include|use|quote|add|put|give (?:her|him|them)|bring)\b.*\b(?:god|jesus|bible|verse|prayer|heaven|faith|religio\w*)\b/;

/** "Is it okay to mention God", asked of a letter. */
export const mayNameGod = (plain: string): boolean => MAY_I_NAME_GOD.test(plain);

const TELLS =
  /^(?:she|he) (?:\w+ )?(?!is\b|has\b|does\b|was\b)[a-z]{3,}s\b|\b(?:she|he|they|it|we|i|her|his|their|who|my|our|mum|mom|dad) (?:\w+ ){0,3}?(?:is|are|was|were|has|have|had|did|does|do|made|loved|loves|liked|likes|worked|works|went|lost|came|said|says|always|never|used|kept|gave|taught|died|lived|grew|met|been|married|plays|played|sang|sings|hates|hated|cooked|fought|helped)\b|\b(?:name is|\d+ years)\b/;
/** A wish, a request, a question or thanks is no fact for the letter. */
const NO_FACT =
  /\b(?:not (?:\w+ )?(?:religious|christian|believers?|churchgoers?)|(?:is|are) (?:an? )?(?:atheists?|muslims?|jewish|hindus?|agnostic|buddhists?)|please|pls|make|shorter|longer|short|change|write|instead|without|another|version|can you|could you|would you|give me|add|leave|do not want|want|would like|wish|need|hope|afraid|worried|scared|nervous|what if|should|thanks|thank you|perfect|great|too (?:\w+ )?(?:religious|long|short|formal|churchy|preachy)|for (?:me|my|the|a|an|his|her)\b.* (?:to|can) (?:say|read|pray)|answer\w*|reply|does not|will not|would not|hates? (?:me|it|this)|kill\w*|die|suicid\w*|hurt(?:s|ing)?|hits?|abus\w*|rap(?:e|ed)|violen\w*|beat\w*|threat\w*|cheat\w*|drunk|drinks?|affair)\b/;
const SHORTEST_TOLD = 3;
const LONGEST_TOLD = 40;

/** A note with a place for what is told of the one it is for, in the visitor's own words. */
export function withTold(telling: Telling, body: readonly string[], plain: string): string | undefined {
  const { words } = telling.request;
  const length = plain.split(' ').length;
  const isTold = TELLS.test(plain) && !NO_FACT.test(plain) && !asksInWords(words, plain);
  if (!isTold || length < SHORTEST_TOLD || length > LONGEST_TOLD || !body.includes('---')) return undefined;
  const told = words
    .trim()
    .replace(/[.!\s]+$/, '')
    .replace(/[[\]]/g, '');
  const place = telling.words(lines.TOLD_PLACE, { told });
  return reply([telling.line(lines.TOLD), ...withInside(body, place)]);
}
