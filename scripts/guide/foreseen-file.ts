import type { Foreseen } from '../../content/guide/types.ts';
import { answeredOf, idOf } from './asked-file.ts';
import { EntryError, sectionsOf } from './entry-file.ts';

/**
 * What a file of `foreseen/` holds: under each heading, what a visitor says next, other ways to say it (`- `), the answer, and
 * passages on lines of their own. What ends with an Amen is a prayer. `id`: the question after which it is said. Throws EntryError.
 */
export function foreseenOf(name: string, id: string, text: string): Foreseen {
  const messages = sectionsOf(name, text.replace(/\r\n?/g, '\n')).map((section) => {
    const answered = answeredOf(name, section);
    const isPrayer = answered.answer.endsWith('Amen.') && { isPrayer: true as const };
    return { id: idOf(section.title), said: section.title, ...answered, ...isPrayer };
  });
  const twice = messages.find((message, at) => messages.findIndex(({ id }) => id === message.id) !== at);
  if (twice) throw new EntryError(`${name}: "${twice.said}" comes twice.`);
  return { id, messages };
}
