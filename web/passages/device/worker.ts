import type { DeviceRequest, DeviceResponse } from './device-request.ts';
import { fileCache } from './file-cache.ts';
import { createOfflineBible } from './offline-bible.ts';

/** Reads the downloaded translations in a worker: searching a whole Bible must not block typing. */
const respond = createOfflineBible(fileCache());

addEventListener('message', async ({ data }: MessageEvent<{ id: number; request: DeviceRequest }>) => {
  const response: DeviceResponse = await respond(data.request).catch(() => ({
    kind: 'not-downloaded',
    downloaded: [],
  }));
  postMessage({ id: data.id, response });
});
