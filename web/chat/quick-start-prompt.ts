import type { QuickStart } from '../../content/quick-starts.ts';

/** The quick start's words with the group's name in its place; an empty name is the one that was offered. */
export function promptOf({ prompt, groupName = '' }: QuickStart, name: string): string {
  const group = name.trim().replace(/\s+/g, ' ') || groupName;
  return prompt.split('{group}').join(group);
}
