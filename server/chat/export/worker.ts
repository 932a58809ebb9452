/** The thread that writes one conversation into one file: a long one would hold up everybody else on the main loop. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ExportRequest } from './exported.ts';

const request = workerData as ExportRequest;
parentPort!.postMessage(await written(request));

async function written(asked: ExportRequest): Promise<Uint8Array> {
  switch (asked.format) {
    case 'markdown':
      return Buffer.from((await import('./markdown.ts')).toMarkdown(asked));
    case 'json':
      return Buffer.from((await import('./json.ts')).toJson(asked));
    case 'docx':
      return (await import('./docx.ts')).toDocx(asked);
  }
}
