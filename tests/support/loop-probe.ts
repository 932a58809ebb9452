/**
 * Loaded into a server by `--import`: measures for how long its main thread is busy at a stretch, in CPU time, so that
 * other work of the machine does not count. GET / at PROBE_PORT answers what was measured since the last time.
 */
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

export interface Probed {
  /** The longest stretch between two turns of the event loop, in CPU milliseconds of the main thread. */
  readonly longestMs: number;
  /** CPU milliseconds of the whole process, all its threads together. */
  readonly cpuMs: number;
}

const port = process.env.PROBE_PORT;
// The server's own processes, which inherit its environment, are not measured.
delete process.env.PROBE_PORT;
delete process.env.NODE_OPTIONS;
if (isMainThread && port) measure(Number(port));

function measure(at: number): void {
  const millis = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;
  let longestMs = 0;
  let last = millis(process.threadCpuUsage());
  let cpu = process.cpuUsage();
  const look = (): void => {
    const now = millis(process.threadCpuUsage());
    longestMs = Math.max(longestMs, now - last);
    last = now;
  };
  setInterval(look, 1).unref();
  const server = createServer((_request, response) => {
    look();
    const probed: Probed = { longestMs, cpuMs: millis(process.cpuUsage(cpu)) };
    response.end(JSON.stringify(probed), () => {
      longestMs = 0;
      cpu = process.cpuUsage();
      last = millis(process.threadCpuUsage());
    });
  });
  server.listen(at, '127.0.0.1');
  server.unref();
}
