import type { MadePassword } from './admin/first-owner.ts';

export interface BannerParts {
  readonly address: string;
  /** Storage.description */
  readonly database: string;
  /** "the built-in guide", or a provider's name with its model. */
  readonly answeredBy: string;
  readonly password: MadePassword | undefined;
}

/** What the operator reads at the start. */
export function banner({ address, database, answeredBy, password }: BannerParts): string {
  const lines = [
    ['Database', database],
    ['Answers', answeredBy],
    ...(password ? [['Admin', adminLine(password)]] : []),
  ];
  return `\nBerea is at ${address}\n${lines.map(([name, value]) => `  ${name?.padEnd(10)}${value}\n`).join('')}\n`;
}

function adminLine(password: MadePassword): string {
  return 'file' in password
    ? `user ${password.username}; the password made for it is in ${password.file}`
    : `user ${password.username}, password ${password.password} (shown this once; please change it)`;
}
