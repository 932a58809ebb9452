import { correction, generate } from 'lean-qr';

/** Empty modules around the code. */
const MARGIN = 2;

export interface QrCode {
  /** Modules along one side, with the margin. */
  readonly size: number;
  /** The dark modules, as the path of an SVG whose view box has that size. */
  readonly path: string;
}

/** The QR code of a text, error-correction level M. */
export function qrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M });
  const rows = Array.from({ length: code.size }, (_, y) => y);
  const path = rows
    .flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`))
    .join('');
  return { size: code.size + 2 * MARGIN, path };
}
