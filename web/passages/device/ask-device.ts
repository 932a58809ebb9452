import type { DeviceRequest, DeviceResponse } from './device-request.ts';

const NOT_DOWNLOADED: DeviceResponse = { kind: 'not-downloaded', downloaded: [] };
const pending = new Map<number, (response: DeviceResponse) => void>();
let worker: Worker | undefined;
let lastId = 0;

function start(): Worker {
  const created = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  created.addEventListener('message', ({ data }: MessageEvent<{ id: number; response: DeviceResponse }>) => {
    pending.get(data.id)?.(data.response);
    pending.delete(data.id);
  });
  // Its code could not be loaded, or it crashed: end all open requests; the next one starts a new worker.
  created.addEventListener('error', (event) => {
    event.preventDefault();
    if (worker === created) worker = undefined;
    for (const response of pending.values()) response(NOT_DOWNLOADED);
    pending.clear();
  });
  return created;
}

/** Sends a request to the worker that reads the downloaded translations. Never rejects. */
export function askDevice(request: DeviceRequest): Promise<DeviceResponse> {
  return new Promise((resolve) => {
    try {
      worker ??= start();
      lastId += 1;
      pending.set(lastId, resolve);
      worker.postMessage({ id: lastId, request });
    } catch {
      resolve(NOT_DOWNLOADED);
    }
  });
}
