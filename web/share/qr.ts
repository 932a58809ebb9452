import { correction, generate } from 'lean-qr';

/** Empty modules around the code. */
const MARGIN = 2;
/** Width and height of the picture in pixels (behaviour 7.3). */
export const QR_SIZE = 256;
const DARK_BLUE = '#1f3d73';

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

/** The code as a PNG, dark blue on white. */
export function qrPng({ size, path }: QrCode): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = QR_SIZE;
  canvas.height = QR_SIZE;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, QR_SIZE, QR_SIZE);
  // Whole pixels a module, so that edges are sharp.
  const scale = Math.max(1, Math.floor(QR_SIZE / size));
  const offset = Math.floor((QR_SIZE - scale * size) / 2);
  context.setTransform(scale, 0, 0, scale, offset, offset);
  context.fillStyle = DARK_BLUE;
  context.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
