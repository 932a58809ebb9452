/** `npm run dev`: the server, restarted by Node when a file changes, and Vite in front of it for the web app. */
import { type ChildProcess, spawn } from 'node:child_process';

const run = (args: string[]): ChildProcess => spawn(process.execPath, args, { stdio: 'inherit' });
const children = [
  run(['--watch', '--watch-preserve-output', 'server/main.js']),
  run(['node_modules/vite/bin/vite.js']),
];
const stopAll = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', stopAll);
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
