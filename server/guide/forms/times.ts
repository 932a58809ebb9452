/** Shares the minutes of a meeting among its parts: whole numbers that add up, in steps of five where there is time. */
export function shareMinutes(minutes: number, weights: readonly number[]): number[] {
  const step = minutes >= 40 && minutes % 5 === 0 ? 5 : 1;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) =>
    Math.max(step, Math.floor((minutes * weight) / total / step) * step),
  );
  const heaviest = () => shares.indexOf(Math.max(...shares));
  for (let left = minutes - sum(shares); left !== 0; left = minutes - sum(shares)) {
    if (left > 0) shares[mostShort(shares, weights, minutes / total)]! += Math.min(step, left);
    else shares[heaviest()]! -= Math.min(step, -left);
  }
  return shares;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The part that lies furthest below its share. */
function mostShort(shares: readonly number[], weights: readonly number[], each: number): number {
  const missing = weights.map((weight, at) => weight * each - shares[at]!);
  return missing.indexOf(Math.max(...missing));
}

/** "5 minutes", "1 minute" */
export const inMinutes = (minutes: number): string =>
  minutes === 0 ? 'half a minute' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
