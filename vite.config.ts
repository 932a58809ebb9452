import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import { build, defineConfig, loadEnv } from 'vite';
import { homeCheck } from './scripts/check-home-sample.ts';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { pageFiles } from './scripts/page-files.ts';
import type { ShellFiles } from './web/pwa/shell-files.ts';

/** An old phone is the reader's phone (docs/architecture.md). */
const BROWSERS = ['safari 15.6', 'chrome 100', 'firefox 115'];

const TARGETS = ['safari15.6', 'chrome100', 'firefox115'];
const PUBLIC = 'web/public';
/** From the environment or `.env`, as the server reads it; empty counts as unset. */
const PORT = loadEnv('development', import.meta.dirname, 'PORT').PORT || 5000;
const SERVER = `http://127.0.0.1:${PORT}`;

/** Fonts of the first screen. */
const PRELOADED_FONTS = [/atkinson-hyperlegible-next-latin-wght-normal/, /literata-latin-wght-normal/];

/** Fonts of the Latin script, cached on installation; others are cached when a page first needs them. */
const LATIN_FONTS = /-latin-wght-(?:normal|italic)/;

/** Makes browsers load the fonts of the first screen together with the stylesheet. */
function preloadFonts(): Plugin {
  return {
    name: 'berea:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) =>
          PRELOADED_FONTS.some((font) => font.test(file)),
        );
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}

/** Writes a brotli and a gzip copy of every text file, so that the server need not compress. */
function precompress(): Plugin {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  return {
    name: 'berea:precompress',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const texts = Object.values(bundle).filter(({ fileName }) =>
          /\.(js|css|html|svg|json)$/.test(fileName),
        );
        for (const file of texts) {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          const compressed = await brotli(source, {
            params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
          });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: compressed });
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.gz`,
            source: await zip(source, { level: 9 }),
          });
        }
      },
    },
  };
}

/** Whether a file is of the operator's pages, which visitors need not cache. */
const isForOperator = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  file.type === 'chunk'
    ? file.name === 'admin' ||
      (file.moduleIds.length > 0 && file.moduleIds.every((id) => id.includes('/web/admin/')))
    : file.names.includes('admin.css');

/** Builds the service worker from web/pwa, knowing the files of this build (docs/decisions/073-keeping-a-translation.md). */
function serviceWorker(): Plugin {
  return {
    name: 'berea:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle);
        const entry = built.find((file) => file.type === 'chunk' && file.isEntry);
        if (!entry) return;
        const assets = built
          .filter((file) => !isForOperator(file))
          .map(({ fileName }) => fileName)
          .filter((name) => name.startsWith('assets/'))
          .filter((name) => /\.(js|css|json)$/.test(name) || LATIN_FONTS.test(name))
          .sort();
        // Pictures are for the browser's own use: it loads them when it needs them.
        const files = readdirSync(PUBLIC, { withFileTypes: true }).filter((entry) => entry.isFile());
        const names = files.map(({ name }) => name).filter((name) => !name.startsWith('.'));
        const changing = ['/kept/offer.json'];
        const page = bundle['index.html'];
        const hash = createHash('sha256').update(JSON.stringify([assets, names, changing]));
        for (const name of names) hash.update(readFileSync(`${PUBLIC}/${name}`));
        if (page?.type === 'asset') hash.update(page.source);
        const shell: ShellFiles = {
          buildId: hash.digest('hex').slice(0, 16),
          entry: `/${entry.fileName}`,
          assets: assets.map((name) => `/${name}`),
          files: names.map((name) => `/${name}`),
          changing,
        };
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerCode(shell) });
      },
    },
  };
}

async function workerCode(shell: ShellFiles): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { SHELL_FILES: JSON.stringify(shell) },
    build: {
      write: false,
      target: TARGETS,
      rolldownOptions: { input: 'web/pwa/service-worker.ts', output: { format: 'iife' } },
    },
  });
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
}

const OUTPUT: UserConfig['build'] = {
  outDir: 'dist/web',
  emptyOutDir: true,
  target: TARGETS,
  cssMinify: 'lightningcss',
  // The content security policy allows no data: fonts and no inline scripts.
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: chunkGroups(),
      },
    },
  },
};

/** `vite build --ssr`: the same components as a module for the server, which renders pages with it. */
const FOR_SERVER: UserConfig['build'] = {
  outDir: 'dist/pages',
  emptyOutDir: true,
  target: 'node24',
  ssr: true,
  rolldownOptions: { input: 'web/render.tsx' },
  assetsInlineLimit: 0,
  reportCompressedSize: false,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild
    ? [react(), homeCheck()]
    : [react(), homeCheck(), pageFiles(), preloadFonts(), precompress(), serviceWorker()],
  publicDir: isSsrBuild ? false : PUBLIC,
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: browserslistToTargets(browserslist(BROWSERS)) },
  },
  build: isSsrBuild ? FOR_SERVER : OUTPUT,
  // With React in it: loaded by the server, which is not told that this is production, React would be slow and write its stack traces into pages.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  server: {
    host: '127.0.0.1',
    proxy: { '/api': SERVER, '/kept': SERVER },
    watch: { ignored: ['**/data/**', '**/dist/**'] },
  },
}));
