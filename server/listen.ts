import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The server cannot listen at its address. The message is a sentence for the operator. */
export class ListenError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'ListenError';
  }
}

/** Starts to listen and returns the address to open. Throws ListenError. */
export async function listen(app: FastifyInstance, at: { host: string; port: number }): Promise<string> {
  try {
    await app.listen(at);
  } catch (error) {
    throw new ListenError(sentence(error, at), { cause: error });
  }
  const { port } = app.server.address() as AddressInfo;
  return addressOf(at.host, port);
}

/** `http://127.0.0.1:5000`; a host that means "everywhere" is opened as localhost. */
export function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function sentence(error: unknown, { host, port }: { host: string; port: number }): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Stop what listens there, or set PORT to another number.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Set PORT to a number above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST (${host}) is not an address of this machine.`;
    default:
      return `It cannot listen on ${host}, port ${port} (${code || 'unknown reason'}).`;
  }
}
