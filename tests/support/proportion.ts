/** "145 of 152 = 0.954 [0.908, 0.978]": a share with its 95% Wilson interval. */
export function formatProportion(k: number, n: number): string {
  if (n === 0) return '0 of 0';
  const z = 1.959964;
  const middle = (k + (z * z) / 2) / (n + z * z);
  const reach = (z / (n + z * z)) * Math.sqrt((k * (n - k)) / n + (z * z) / 4);
  const show = (value: number) => Math.min(1, Math.max(0, value)).toFixed(3);
  return `${k} of ${n} = ${show(k / n)} [${show(middle - reach)}, ${show(middle + reach)}]`;
}
