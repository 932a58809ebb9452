import { PART_TAGS, type PartTag, type TaggedPart } from '../../content/guide/types.ts';
import { EntryError } from './entry-file.ts';

/** At the end of a part: for whom it is. */
const TAG = /\s*\{for: ([^{}]*)\}$/;

/** A part's text without its tag, and what the tag says. Throws EntryError where it says nothing known. */
function withoutTag(name: string, text: string): { text: string; tags: readonly PartTag[] } {
  const found = TAG.exec(text);
  if (!found) {
    if (text.includes('{for')) throw new EntryError(`${name}: "${text.slice(0, 60)}": a tag ends its part.`);
    return { text, tags: [] };
  }
  const tags = found[1]!.split(',').map((tag) => tag.trim());
  const unknown = tags.find((tag) => !PART_TAGS.flat().includes(tag as PartTag));
  if (unknown !== undefined) throw new EntryError(`${name}: nobody is "${unknown}" in {for: ${found[1]}}.`);
  const both = PART_TAGS.find((pair) => pair.every((tag) => tags.includes(tag)));
  if (both) throw new EntryError(`${name}: {for: ${found[1]}} is for everybody.`);
  return { text: text.slice(0, found.index), tags: tags as PartTag[] };
}

/** The parts of an entry without their tags, with the list of those that had one. */
export function readTags(name: string, parts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const tagged: TaggedPart[] = [];
  const read = Object.entries(parts).map(([part, value]) => {
    if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) return [part, value];
    const texts = value.map((item, at) => {
      const { text, tags } = withoutTag(name, item);
      if (tags.length > 0) tagged.push({ part, at, tags });
      return text;
    });
    return [part, texts];
  });
  return { ...Object.fromEntries(read), ...(tagged.length > 0 && { tagged }) };
}
