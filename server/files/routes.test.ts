import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApp, type TestApp } from '../../tests/support/app.ts';
import { upload } from '../../tests/support/documents.ts';

let made: TestApp;
let url: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  made = await anApp({ TRUST_PROXY: 'loopback' });
  url = await made.app.listen({ port: 0 });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await made.close();
});

/** An upload that begins and does not go on. Resolves when the server has its beginning. */
function beginUpload(address: string): Promise<void> {
  const arrived = new Promise<void>((resolve) => made.app.server.once('request', () => resolve()));
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nGrace and';
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  sockets.push(socket);
  socket.write(
    [
      'POST /api/files/process HTTP/1.1',
      'Host: berea',
      `X-Forwarded-For: ${address}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 5000000',
      '',
      part,
    ].join('\r\n'),
  );
  return arrived;
}

test('uploads that do not go on keep neither others from theirs, nor their own address', async () => {
  for (let begun = 0; begun < 20; begun++) await beginUpload(`192.0.2.${begun >> 1}`);
  for (const address of ['198.51.100.1', '192.0.2.0']) {
    const { status, body } = await upload(url, 'Grace and peace.', 'a.txt', { 'x-forwarded-for': address });
    expect([status, body.content]).toEqual([200, 'Grace and peace.']);
  }
});
