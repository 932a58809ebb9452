/**
 * The product of a vector with each row of a matrix, whose rows stand one after another. The length of the vector is a
 * multiple of 4. Learned models spend most of their time here.
 */
export function products(rows: Float32Array | Int8Array, vector: Float32Array): Float64Array {
  const size = vector.length;
  const found = new Float64Array(rows.length / size);
  for (let row = 0, at = 0; row < found.length; row++) {
    // Four sums: the processor need not wait for one before it adds the next.
    let first = 0;
    let second = 0;
    let third = 0;
    let fourth = 0;
    for (let axis = 0; axis < size; axis += 4, at += 4) {
      first += rows[at]! * vector[axis]!;
      second += rows[at + 1]! * vector[axis + 1]!;
      third += rows[at + 2]! * vector[axis + 2]!;
      fourth += rows[at + 3]! * vector[axis + 3]!;
    }
    found[row] = first + second + third + fourth;
  }
  return found;
}
