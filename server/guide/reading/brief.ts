/** Sentences that say how something is to be made: "Give minutes for each part.", "Do not write a manuscript." */
const INSTRUCTION =
  /(?:^|[.!?:)]\s+|\n\s*)(?:do not|don[’']t|never|give|name|use|begin|start|keep|leave|mark|end|then|add|include|build|explain|say|show|ask|separate|choose|structure|draw|lay out|divide|plan exactly|list|let|take|warm|one passage|three teaching|four seasons|for each|about \d+ words|no \w+)\b/gi;
const INSTRUCTIONS = 2;
const LEAST_WORDS = 6;

/**
 * The opening of a worked-out instruction (the prompt library's are, and so are those of people who write their own):
 * what is wanted stands in its first paragraph, how it is to be made in the rest. The words of the rest ("closing
 * prayer", "three questions") are not its subject. Undefined where the message is no such instruction.
 */
export function briefOpening(text: string): string | undefined {
  const [opening = '', ...rest] = text.trim().split(/\n\s*\n/);
  if (rest.length === 0 || opening.split(/\s+/).length < LEAST_WORDS) return undefined;
  const instructions = rest.join('\n\n').match(INSTRUCTION)?.length ?? 0;
  return instructions >= INSTRUCTIONS ? opening : undefined;
}
