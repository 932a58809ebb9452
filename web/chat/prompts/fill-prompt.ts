import type { Prompt, PromptPlace } from '../../../content/prompts/types.ts';

/** What was written into a prompt's places, by the places' ids. */
export type Filling = Readonly<Record<string, string>>;

/** A piece of a prompt's text: words, or a place with what stands in it. */
export type PromptPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'place'; readonly place: PromptPlace; readonly text: string };

/** What the fields hold at first. */
export const firstFilling = ({ places }: Prompt): Filling =>
  Object.fromEntries(places.map((place) => [place.id, place.default ?? '']));

const written = (place: PromptPlace, filling: Filling): string =>
  filling[place.id]?.trim() || place.default || '';

/** The places that must be filled and are not, in the text's order. */
export const missingPlaces = ({ places }: Prompt, filling: Filling): readonly PromptPlace[] =>
  places.filter((place) => !place.optional && written(place, filling) === '');

/** The text in pieces, for a preview that shows each place. A line whose optional place is empty is not there. */
export function partsOf({ text, places }: Prompt, filling: Filling): readonly PromptPart[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const idle = places.filter((place) => place.optional && written(place, filling) === '');
  return text
    .split('\n')
    .filter((line) => !idle.some(({ id }) => line.includes(`{${id}}`)))
    .join('\n')
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece): PromptPart => {
      const place = piece.startsWith('{') ? byId.get(piece.slice(1, -1)) : undefined;
      return place ? { kind: 'place', place, text: written(place, filling) } : { kind: 'words', text: piece };
    });
}

/** The prompt as it is put into the message field. */
export const filledPrompt = (prompt: Prompt, filling: Filling): string =>
  partsOf(prompt, filling)
    .map((part) => part.text)
    .join('');

/** Adds a prompt below a draft, so that nothing that was written is lost. */
export const belowDraft = (draft: string, prompt: string): string =>
  draft.trim() === '' ? prompt : `${draft.trimEnd()}\n\n${prompt}`;
