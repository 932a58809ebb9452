#!/usr/bin/env node
/**
 * Prepares a checkout: installs, checks the runtime, builds. Runs before `npm start`, `npm run dev` and `npm test`.
 * Works on any Node from 18 up and uses only Node's own modules: a fresh clone has nothing else yet.
 *
 *   node scripts/setup.mjs [--dev]     --dev also installs what tests and checks need
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { BUILD_STEPS, hashOfInputs } from './build-inputs.mjs';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const withDev = process.argv.includes('--dev');
const windows = process.platform === 'win32';
const bin = (name) => path.join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name);
const installedFile = path.join(root, 'node_modules', '.berea-installed.json');
const builtFile = path.join(root, 'dist', 'built.json');
const compileCache = path.join(root, 'node_modules', '.cache', 'berea');
const compiledFile = path.join(compileCache, 'compiled.json');
/** node:sqlite without a flag, type stripping without a warning. */
const OLDEST_NODE = [24, 18];

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

function install() {
  const lock = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const done = readJson(installedFile);
  if (done?.lock === lock && (done.dev || !withDev)) return;
  console.log(withDev ? 'Installing, with what the tests need ...' : 'Installing ...');
  // Not `npm ci`: it refuses a lockfile that lacks the packages of other platforms, which some registries do not hold.
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(withDev ? [] : ['--omit=dev']),
  ];
  // The npm that runs this script, if any: another version may be first on the path.
  const npm = process.env.npm_execpath;
  const ran = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: windows });
  if (ran.status !== 0) stop('npm could not install what Berea needs. Its messages are above.');
  fs.writeFileSync(installedFile, JSON.stringify({ lock, dev: withDev }));
}

const newEnough = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
};

/** The Node that will run Berea: the one from npm, or the machine's own if that does not run here (another libc or CPU). */
function findNode() {
  const versionOf = (command) => {
    try {
      return execFileSync(command, ['-v'], {
        encoding: 'utf8',
        shell: windows,
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return null;
    }
  };
  const ours = fs.existsSync(bin('node')) ? versionOf(bin('node')) : null;
  if (ours && newEnough(ours)) return bin('node');
  // npm puts node_modules/.bin first on the path: a Node that does not run must not hide one that does.
  fs.rmSync(bin('node'), { force: true });
  if (newEnough(process.version)) return process.execPath;
  return stop(
    `Berea needs Node.js ${OLDEST_NODE.join('.')} or newer. The one from npm does not run on this machine, and the machine's own is ${process.version}. Please install a newer Node.js.`,
  );
}

const hashOfStep = (name) => hashOfInputs(root, BUILD_STEPS[name]);

/** Runs the build steps whose own inputs have changed. */
function build(node) {
  const run = (what, args, env = {}) => {
    const hash = hashOfStep(what);
    const built = readJson(builtFile) ?? {};
    if (built[what] === hash) return;
    fs.rmSync(builtFile, { force: true });
    if (what === 'the web app') keepFormerAssets();
    const began = Date.now();
    const ran = spawnSync(node, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      shell: windows && node.endsWith('.cmd'),
    });
    if (ran.status !== 0) stop(`${ran.stdout}\n${ran.stderr}\nBuilding ${what} failed. The reason is above.`);
    fs.writeFileSync(builtFile, JSON.stringify({ ...built, [what]: hash }));
    console.log(`Built ${what} in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  };
  run('the Bible', ['scripts/build-bible.ts']);
  run('the guide’s library', ['scripts/build-guide.ts']);
  run('the games', ['scripts/build-games.ts']);
  run('the web app', [path.join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  });
  const ssr = ['build', '--ssr', '--logLevel', 'warn'];
  run('the pages', [path.join('node_modules', 'vite', 'bin', 'vite.js'), ...ssr], { NODE_ENV: 'production' });
}

/** Pages open during an upgrade still request the previous build's assets; they are served until the next build. */
function keepFormerAssets() {
  const assets = path.join(root, 'dist', 'web', 'assets');
  const former = path.join(root, 'dist', 'web-before', 'assets');
  if (!fs.existsSync(assets)) return;
  fs.rmSync(former, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(former), { recursive: true });
  fs.renameSync(assets, former);
}

/** Compiles the server into Node's cache, so that its first start is as fast as later ones. It also starts without. */
function compileAhead(node) {
  const sources = hashOfStep('the compiled server');
  const mark = { sources, node: node === process.execPath ? process.version : 'npm' };
  if (JSON.stringify(readJson(compiledFile)) === JSON.stringify(mark)) return;
  // The old entries belong to other sources.
  fs.rmSync(compileCache, { recursive: true, force: true });
  const ran = spawnSync(node, [path.join('scripts', 'compile-ahead.mjs')], {
    cwd: root,
    stdio: 'ignore',
    shell: windows && node.endsWith('.cmd'),
  });
  if (ran.status === 0) fs.writeFileSync(compiledFile, JSON.stringify(mark));
}

install();
const node = findNode();
build(node);
compileAhead(node);
