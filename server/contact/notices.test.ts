import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createNotices } from './notices.ts';

/** A mail server that keeps what it is sent; while `isDown`, it refuses. */
let server: Server;
let mails: string[];
let isDown: boolean;
let logged: object[];
let port: number;

beforeEach(async () => {
  mails = [];
  logged = [];
  isDown = false;
  server = createServer((socket) => void speak(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as { port: number }).port;
});
afterEach(() => server.close());

async function speak(socket: Socket): Promise<void> {
  let mail: string[] | undefined;
  let rest = '';
  socket.setEncoding('utf8').on('error', () => {});
  socket.write(isDown ? '421 closed: secret words of the server\r\n' : '220 test\r\n');
  for await (const chunk of socket as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (mail) {
        if (line === '.') {
          mails.push(mail.join('\n'));
          mail = undefined;
          socket.write('250 kept\r\n');
        } else mail.push(line);
      } else if (line === 'DATA') {
        mail = [];
        socket.write('354 go on\r\n');
      } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
  }
}

const open = (times: { gatherMs?: number; retryMs?: number[] } = {}) =>
  createNotices(
    { smtpUrl: `smtp://127.0.0.1:${port}`, mailTo: 'team@example.org', publicUrl: 'https://berea.example' },
    { log: { error: (fields) => logged.push(fields) }, ...times },
  );

it('tells that a message came, of which kind, and where to read it', async () => {
  const notices = open();
  notices.received('prayer');
  await expect.poll(() => mails).toHaveLength(1);
  expect(mails[0]).toContain('To: team@example.org');
  expect(mails[0]).toContain('Subject: Berea: a new message');
  expect(mails[0]).toContain('1 prayer request');
  // The mail is quoted-printable, in which `=` is written `=3D`.
  expect(mails[0]).toContain('https://berea.example/admin?tab=3Dinbox');
  await notices.close();
});

it('gathers what comes after a mail into one more, also at a stop', async () => {
  const notices = open({ gatherMs: 60_000 });
  notices.received('general');
  await expect.poll(() => mails).toHaveLength(1);
  for (const type of ['general', 'general', 'technical'] as const) notices.received(type);
  expect(mails).toHaveLength(1);
  await notices.close();
  expect(mails).toHaveLength(2);
  expect(mails[1]).toContain('3 new messages');
  expect(mails[1]).toContain('2 general, 1 technical');
});

it('tries again after a failure, and logs nothing but its code', async () => {
  isDown = true;
  const notices = open({ retryMs: [20, 20, 20], gatherMs: 20 });
  notices.received('feedback');
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  isDown = false;
  await expect.poll(() => mails).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain('secret');
  expect(logged[0]).toMatchObject({ code: 'MAIL_FAILED', attempt: 1 });
  await notices.close();
});

it('gives up in the end, and a stop does not wait for a server that is down', async () => {
  isDown = true;
  const notices = open({ retryMs: [5] });
  notices.received('general');
  await expect.poll(() => logged).toHaveLength(2);
  notices.received('general');
  await notices.close();
  expect(mails).toEqual([]);
});
