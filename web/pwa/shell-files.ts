/** The files of a build, for the service worker (vite.config.ts). */
export interface ShellFiles {
  /** Changes with every build. */
  readonly build: string;
  /** The entry script that index.html loads: a page that does not name it belongs to another build. */
  readonly entry: string;
  /** Paths of scripts, styles and fonts, under hashed names. */
  readonly assets: readonly string[];
  /** Paths of files whose content may change under the same name. */
  readonly files: readonly string[];
}
