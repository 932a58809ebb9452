/** When a conversation was last used: "Today, 08:14", "Yesterday", "17 November", "3 May 2025". */
export function formatLastUsed(lastUsed: string, now: Date): string {
  const date = new Date(lastUsed);
  if (Number.isNaN(date.getTime())) return '';
  const days = Math.round((startOfDay(now) - startOfDay(date)) / 86_400_000);
  if (days <= 0) return `Today, ${date.toLocaleTimeString('en-GB', { hour: 'numeric', minute: '2-digit' })}`;
  if (days === 1) return 'Yesterday';
  const sameYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
  });
}

const startOfDay = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);
