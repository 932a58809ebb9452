import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

/** An old phone is the reader's phone (docs/architecture.md). */
const BROWSERS = ['safari 15.6', 'chrome 100', 'firefox 115'];

const FIRST_FONTS = [/atkinson-hyperlegible-next-latin-wght-normal/, /literata-latin-wght-normal/];

/** Asks for the two fonts of the first screen together with the stylesheet that names them. */
function preloadFonts(): Plugin {
  return {
    name: 'berea:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => FIRST_FONTS.some((font) => font.test(file)));
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}

/** Lays a brotli and a gzip copy beside every text file, so that the server only hands out bytes. */
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
          const small = await brotli(source, {
            params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
          });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: small });
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

export default defineConfig({
  plugins: [react(), preloadFonts(), precompress()],
  publicDir: 'web/public',
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: browserslistToTargets(browserslist(BROWSERS)) },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: ['safari15.6', 'chrome100', 'firefox115'],
    cssMinify: 'lightningcss',
    // The content security policy allows no data: fonts and no inline scripts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 5000}` },
    watch: { ignored: ['**/data/**', '**/dist/**'] },
  },
});
