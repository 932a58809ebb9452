const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number as it is said: 0 to 999 ("one hundred and nineteen"); others in digits. */
export function numberInWords(number: number): string {
  const small = UNITS[number];
  if (small !== undefined) return small;
  if (!Number.isInteger(number) || number < 0 || number > 999) return String(number);
  if (number < 100) {
    const unit = number % 10;
    return `${TENS[Math.floor(number / 10) - 2]}${unit === 0 ? '' : `-${UNITS[unit]}`}`;
  }
  const rest = number % 100;
  return `${UNITS[Math.floor(number / 100)]} hundred${rest === 0 ? '' : ` and ${numberInWords(rest)}`}`;
}
