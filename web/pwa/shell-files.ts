/** The app shell: the files of one build that the service worker keeps, listed by vite.config.ts. */
export interface ShellFiles {
  /** Hash of the files: another one for every build that differs. */
  readonly buildId: string;
  /** The entry script that index.html loads: a page that does not name it belongs to another build. */
  readonly entry: string;
  /** Paths of scripts, styles and fonts, under hashed names. */
  readonly assets: readonly string[];
  /** Paths of this build's files under plain names. */
  readonly files: readonly string[];
  /** Paths of files that do not belong to a build: the newest is asked for. */
  readonly changing: readonly string[];
}
