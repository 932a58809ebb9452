/** When a conversation was last used, in few words: "Today, 08:14", "Yesterday", "17 November", "3 May 2025". */
export function when(lastUsed: string, now: Date): string {
  const date = new Date(lastUsed);
  if (Number.isNaN(date.getTime())) return '';
  const days = Math.round((startOf(now) - startOf(date)) / 86_400_000);
  if (days <= 0) return `Today, ${date.toLocaleTimeString('en-GB', { hour: 'numeric', minute: '2-digit' })}`;
  if (days === 1) return 'Yesterday';
  const sameYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
  });
}

const startOf = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);
