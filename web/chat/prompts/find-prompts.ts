import type { Prompt, PromptCategory } from '../../../content/prompts/types.ts';

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/** The parts of a prompt that are searched: title, text and tags (behaviour 3.7). */
const searched = ({ title, text, tags }: Prompt): string => plain([title, text, ...tags].join('\n'));

/**
 * The categories with the prompts that contain every word of `query` in their title, text or tags, in any case;
 * categories without such a prompt are left out. An empty query finds everything.
 */
export function findPrompts(categories: readonly PromptCategory[], query: string): readonly PromptCategory[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return categories
    .map((category) => ({
      ...category,
      prompts: category.prompts.filter((prompt) => {
        const text = searched(prompt);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ prompts }) => prompts.length > 0);
}

export const countOf = (categories: readonly PromptCategory[]): number =>
  categories.reduce((sum, { prompts }) => sum + prompts.length, 0);
