const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** One sentence on how a run went: what was right of what was answered, what was skipped, and a kind word. */
export function summaryLine(correct: number, answered: number, skipped: number): string {
  if (answered === 0) return 'All were skipped. The passages are still there.';
  // Without it "three of four" after five questions reads as a mistake.
  const besides = skipped > 0 ? ` right, and ${inWords(skipped)} skipped` : '';
  if (correct === answered && answered > 1)
    return `All ${inWords(answered)}${besides}. The people of Berea would have nodded.`;
  const counted = `${inWords(correct)} of ${inWords(answered)}${besides}.`;
  const sentence = counted.charAt(0).toUpperCase() + counted.slice(1);
  const share = correct / answered;
  if (share >= 0.6) return `${sentence} The rest stands below, to look up.`;
  if (correct > 0) return `${sentence} Thomas needed a second look, too.`;
  return `${sentence} Jonah did not get it right the first time either.`;
}
