/** Rounds after which the axes do not turn any more to speak of. */
const ROUNDS = 30;

/** The axes along which many vectors differ most from 0, strongest first, with how far they do so. */
export interface PrincipalAxes {
  /** One after another. */
  readonly axes: Float32Array;
  /** The mean square along each. */
  readonly strengths: Float32Array;
}

/** Finds the `count` principal axes of `vectors` (rows of `size` numbers) by orthogonal iteration. The same input gives the same axes. */
export function principalAxes(vectors: Float32Array, size: number, count: number): PrincipalAxes {
  const squares = secondMoments(vectors, size);
  let axes = Float32Array.from({ length: count * size }, (_, at) => Math.sin(1 + at * 12.9898));
  const strengths = new Float32Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float32Array(count * size);
    for (let axis = 0; axis < count; axis++)
      for (let row = 0; row < size; row++) {
        let sum = 0;
        for (let column = 0; column < size; column++)
          sum += squares[row * size + column]! * axes[axis * size + column]!;
        next[axis * size + row] = sum;
      }
    orthogonalise(next, size, strengths);
    axes = next;
  }
  return { axes, strengths };
}

function secondMoments(vectors: Float32Array, size: number): Float64Array {
  const sums = new Float64Array(size * size);
  const rows = vectors.length / size;
  for (let from = 0; from < vectors.length; from += size)
    for (let row = 0; row < size; row++) {
      const value = vectors[from + row]! / rows;
      for (let column = row; column < size; column++)
        sums[row * size + column]! += value * vectors[from + column]!;
    }
  for (let row = 0; row < size; row++)
    for (let column = 0; column < row; column++) sums[row * size + column] = sums[column * size + row]!;
  return sums;
}

/** Gram and Schmidt: each axis loses what those before it have, then gets length 1; `lengths` is set to what it had. */
function orthogonalise(axes: Float32Array, size: number, lengths: Float32Array): void {
  for (let axis = 0; axis < lengths.length; axis++) {
    const own = axes.subarray(axis * size, (axis + 1) * size);
    for (let before = 0; before < axis; before++) {
      const other = axes.subarray(before * size, (before + 1) * size);
      const shared = dot(own, other);
      for (let at = 0; at < size; at++) own[at]! -= shared * other[at]!;
    }
    lengths[axis] = Math.sqrt(dot(own, own));
    for (let at = 0; at < size; at++) own[at]! /= lengths[axis]! || 1;
  }
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
