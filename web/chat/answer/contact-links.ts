import { contactParts, type Reachable } from '../../../care/contact.ts';
import type { Block, Inline } from './answer-tree.ts';

/**
 * The tree with links where a reply says how to reach one of these help lines, in the line's own words: `contact`. Any other
 * number stays text.
 */
export function withContactLinks(blocks: readonly Block[], lines: readonly Reachable[]): Block[] {
  if (lines.length === 0) return [...blocks];
  const inline = (part: Inline): Inline[] => {
    switch (part.kind) {
      case 'text':
        return linked(part.text, lines);
      case 'strong':
      case 'em':
        return [{ ...part, inlines: part.inlines.flatMap(inline) }];
      default:
        return [part];
    }
  };
  const block = (part: Block): Block => {
    switch (part.kind) {
      case 'paragraph':
        return { ...part, inlines: part.inlines.flatMap(inline) };
      case 'list':
        return { ...part, items: part.items.map((item) => item.map(block)) };
      case 'quote':
        return { ...part, blocks: part.blocks.map(block) };
      default:
        return part;
    }
  };
  return blocks.map(block);
}

function linked(text: string, lines: readonly Reachable[]): Inline[] {
  const inlines: Inline[] = [];
  let at = 0;
  for (const { start, end, href } of partsIn(text, lines)) {
    if (start < at) continue;
    if (start > at) inlines.push({ kind: 'text', text: text.slice(at, start) });
    inlines.push({ kind: 'link', href, inlines: [{ kind: 'text', text: text.slice(start, end) }] });
    at = end;
  }
  if (at < text.length) inlines.push({ kind: 'text', text: text.slice(at) });
  return inlines;
}

/** What can be followed in a text, in its order. */
const partsIn = (text: string, lines: readonly Reachable[]): ReturnType<typeof contactParts> =>
  lines
    .flatMap((line) =>
      placesOf(line.contact, text).flatMap((place) =>
        contactParts(line).map(({ start, end, href }) => ({ start: start + place, end: end + place, href })),
      ),
    )
    .sort((one, other) => one.start - other.start);

/** Where `contact` stands in a text: not where a longer number only begins like it. */
function placesOf(contact: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(contact); at >= 0; at = text.indexOf(contact, at + contact.length)) {
    if (!/^\d/.test(text.slice(at + contact.length))) places.push(at);
  }
  return places;
}
