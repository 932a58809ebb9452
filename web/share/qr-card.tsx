import Download from 'lucide-react/icons/download';
import { type JSX, useMemo } from 'react';
import { saveFile } from '../app/save-file.ts';
import { showToast } from '../app/toast-queue.ts';
import button from '../ui/button.module.css';
import { qrCode } from '../ui/qr-code.ts';
import { QR_SIZE, qrPng } from './qr.ts';
import style from './share-page.module.css';

const FILE_NAME = 'berea-qr-code.png';

/** The QR code of an address, always dark blue on white, to show and to download. */
export function QrCard({ address }: { address: string }): JSX.Element {
  const code = useMemo(() => qrCode(address), [address]);
  const download = async (): Promise<void> => {
    const picture = await qrPng(code);
    if (picture) saveFile(FILE_NAME, picture);
    else showToast('Download failed', 'This browser could not draw the picture.');
  };
  return (
    <div className={style.plate}>
      <div className={style.white}>
        <svg
          role="img"
          aria-label={`QR code of ${address}`}
          viewBox={`0 0 ${code.size} ${code.size}`}
          width={QR_SIZE}
          height={QR_SIZE}
          shapeRendering="crispEdges"
          className={style.code}
        >
          <path d={code.path} />
        </svg>
      </div>
      <p>Hold it up. A camera does the rest.</p>
      <button type="button" className={button.quiet} onClick={() => void download()} data-print="no">
        <Download aria-hidden="true" />
        Download
      </button>
    </div>
  );
}
