/** A score and whether it was right to be high. */
export interface Scored {
  readonly score: number;
  readonly isTrue: boolean;
}

/** Turns a score into a probability: 1 / (1 + e^-(slope * score + shift)). */
export interface Calibration {
  readonly slope: number;
  readonly shift: number;
}

const STEPS = 100;

/** Fits probabilities to scores of texts that were not learned from (Platt 1999), by Newton's method. */
export function calibrate(scored: readonly Scored[]): Calibration {
  let [slope, shift] = [1, 0];
  for (let step = 0; step < STEPS; step++) {
    let [gSlope, gShift, hSlope, hShift, hBoth] = [0, 0, 1e-9, 1e-9, 0];
    for (const { score, isTrue } of scored) {
      const probability = probabilityOf(score, { slope, shift });
      const error = probability - Number(isTrue);
      const spread = probability * (1 - probability);
      gSlope += error * score;
      gShift += error;
      hSlope += spread * score * score;
      hShift += spread;
      hBoth += spread * score;
    }
    const determinant = hSlope * hShift - hBoth * hBoth;
    if (Math.abs(determinant) < 1e-12) break;
    slope -= (hShift * gSlope - hBoth * gShift) / determinant;
    shift -= (hSlope * gShift - hBoth * gSlope) / determinant;
  }
  return { slope, shift };
}

export const probabilityOf = (score: number, { slope, shift }: Calibration): number =>
  1 / (1 + Math.exp(-(slope * score + shift)));
