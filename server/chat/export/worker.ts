/** A thread that writes conversations into files: a long one would hold up all other requests on the main loop. */
import type { ExportJob } from './exported.ts';

/** Writes one conversation in the requested format. */
export async function runJob(request: ExportJob): Promise<Uint8Array> {
  switch (request.format) {
    case 'everything':
      return Buffer.from(`${JSON.stringify(request.everything, null, 2)}\n`);
    case 'markdown':
      return Buffer.from((await import('./markdown.ts')).toMarkdown(request));
    case 'json':
      return Buffer.from((await import('./json.ts')).toJson(request));
    case 'docx':
      return (await import('./docx.ts')).toDocx(request);
  }
}
