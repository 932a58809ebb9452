import type { QrCode } from '../ui/qr-code.ts';

/** Width and height of the picture in pixels (behaviour 7.3). */
export const QR_SIZE = 256;
const DARK_BLUE = '#1f3d73';

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
