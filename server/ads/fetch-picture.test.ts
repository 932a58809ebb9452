import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPictureFetch } from './fetch-picture.ts';
import { isPublicAddress } from './public-address.ts';

let port = 0;
const server = createServer((request, response) => {
  if (request.url === '/round') response.writeHead(302, { location: '/round' }).end();
  else if (request.url === '/script') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  else if (request.url === '/inside') response.writeHead(301, { location: 'http://inside.example/' }).end();
  else if (request.url === '/once') response.writeHead(307, { location: '/words' }).end();
  else if (request.url === '/slow') response.write('a');
  else response.end(`words for ${request.headers.host}`);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const LOCAL = { address: '127.0.0.1', family: 4 };
const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address);

it.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '::7f00:1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  'ff02::1',
  'not an address',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['93.184.216.34', '2001:4860:4860::8888', '::ffff:8.8.8.8'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  'http://127.0.0.1/a.png',
  'http://[::1]/a.png',
  'http://2130706433/a.png',
  'http://0x7f.1/a.png',
  'http://localhost/a.png',
])('Nothing inside is fetched: %s', async (address) => {
  await expect(createPictureFetch()(address)).rejects.toMatchObject({ code: 'PICTURE_REFUSED' });
});

it('A name with one address inside is refused, wherever it stands', async () => {
  const resolve = async () => [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  await expect(createPictureFetch({ resolve })('http://two.example/')).rejects.toMatchObject({
    code: 'PICTURE_REFUSED',
  });
});

it('The connection goes to the address that was looked at: a name that changes its mind leads nowhere else', async () => {
  let asked = 0;
  const resolve = async () => [asked++ === 0 ? LOCAL : { address: '10.0.0.1', family: 4 }];
  const fetched = await createPictureFetch({ resolve, isAllowed })(`http://rebinding.example:${port}/`);
  expect(Buffer.from(fetched).toString()).toBe(`words for rebinding.example:${port}`);
  expect(asked).toBe(1);
});

it('Redirects are followed a few times, and each is looked at anew', async () => {
  const resolve = async (name: string) => [
    name === 'inside.example' ? { address: '192.168.0.1', family: 4 } : LOCAL,
  ];
  const fetchPicture = createPictureFetch({ resolve, isAllowed });
  const at = (path: string) => fetchPicture(`http://outside.example:${port}${path}`);
  expect(Buffer.from(await at('/once')).toString()).toContain('outside.example');
  await expect(at('/inside')).rejects.toMatchObject({ code: 'PICTURE_REFUSED' });
  await expect(at('/script')).rejects.toMatchObject({ code: 'PICTURE_REFUSED' });
  await expect(at('/round')).rejects.toThrow('leads on too often');
});

it('A server that never ends is given up', async () => {
  const fetchPicture = createPictureFetch({ resolve: async () => [LOCAL], isAllowed, timeoutMs: 300 });
  await expect(fetchPicture(`http://slow.example:${port}/slow`)).rejects.toThrow('took too long');
  await expect(
    createPictureFetch({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })('http://no.example/'),
  ).rejects.toThrow('could not be reached');
});
