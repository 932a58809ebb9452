import type { QuickStart } from '../../content/quick-starts.ts';

/** The quick start's prompt with the group's name filled in; an empty name is replaced by the suggested one. */
export function fillQuickStart({ prompt, groupName = '' }: QuickStart, name: string): string {
  const group = name.trim().replace(/\s+/g, ' ') || groupName;
  return prompt.split('{group}').join(group);
}
