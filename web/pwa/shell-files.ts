/** What the build says of itself to the service worker (vite.config.ts). */
export interface ShellFiles {
  /** Changes with every build. */
  readonly build: string;
  /** The script that index.html of this build begins with: a page that does not name it is of another build. */
  readonly entry: string;
  /** Addresses of all that the app's screens need, each with a name that changes with what it holds. */
  readonly assets: readonly string[];
  /** Addresses that stay while what they hold may change. */
  readonly files: readonly string[];
}
