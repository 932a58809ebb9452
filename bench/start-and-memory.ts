/**
 * The time from starting the built server to its first answer (goal: at most 2 s), and its memory 60 s after the start
 * (goal: at most 160 MB with the guide, 180 MB with a provider).
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as after } from 'node:timers/promises';
import { startBerea } from '../tests/support/berea.ts';
import { aiSettings } from '../tests/support/berea-with-ai.ts';
import { aVisitor } from '../tests/support/conversation.ts';
import { startFakeAi } from '../tests/support/fake-ai.ts';

const ai = await startFakeAi();
const cases: [string, NodeJS.ProcessEnv, number][] = [
  ['guide', {}, 160],
  ['provider', aiSettings(ai.url), 180],
];
for (const [name, env, goalMegabytes] of cases) {
  const began = performance.now();
  const berea = await startBerea(env);
  const listening = performance.now() - began;
  const visitor = await aVisitor(berea.url);
  await visitor.send('What does Romans 8:28 mean?');
  const answered = performance.now() - began;
  console.log(
    `${name}: ready after ${listening.toFixed(0)} ms, first answer after ${answered.toFixed(0)} ms (goal: 2000 ms)`,
  );
  for (const question of ['I am anxious', 'Is it wrong to doubt?', 'Pray for me'])
    await visitor.send(question);
  await after(60_000);
  console.log(
    `${name}: ${residentMegabytes(berea.dataDir).toFixed(0)} MB 60 s after the start (goal: ${goalMegabytes} MB)`,
  );
  await berea.remove();
}
await ai.close();

/** Resident memory of the server that this process started. Linux and macOS. */
function residentMegabytes(dataDir: string): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n');
  const server = lines.find(
    (line) => line.includes('server/main.js') && line.trim().split(/\s+/)[1] === String(process.pid),
  );
  if (!server) throw new Error(`The server of ${dataDir} was not found.`);
  return Number(server.trim().split(/\s+/)[2]) / 1024;
}
