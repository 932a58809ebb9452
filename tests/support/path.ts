import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A path to a server on which, once it is frozen, nothing moves any more, as when a machine or a network is gone. */
export async function aPath(port: number) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    if (isFrozen) return;
    const far = connect(port, '127.0.0.1').on('error', () => {});
    sockets.add(far);
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    connected: once(server, 'connection'),
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A path to a database, and the database's address along it. */
export async function aPathTo(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const path = await aPath(Number(url.port));
  url.port = String(path.port);
  return { ...path, url: url.href };
}
