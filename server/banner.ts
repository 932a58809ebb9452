import type { CreatedPassword } from './admin/first-owner.ts';
import type { LocalService } from './providers/local-services.ts';

export interface BannerArgs {
  readonly address: string;
  /** With `--lan`: the address on this machine, and whether one on the network was found. */
  readonly network?: { readonly here: string; readonly isFound: boolean };
  /** Storage.description */
  readonly database: string;
  /** "the built-in guide", or a provider's name with its model. */
  readonly answeredBy: string;
  readonly password: CreatedPassword | undefined;
  /** An AI server of this machine that is not connected. */
  readonly unusedService?: LocalService | undefined;
}

/** What the operator reads at the start. */
export function banner({
  address,
  network,
  database,
  answeredBy,
  password,
  unusedService,
}: BannerArgs): string {
  const lines = [
    ...(network ? [['Network', networkLine(network)]] : []),
    ['Database', database],
    ['Answers', answeredBy],
    ...(password ? [['Admin', adminLine(password)]] : []),
  ];
  const rows = lines.map(([name, value]) => `  ${name?.padEnd(10)}${value}\n`).join('');
  return `\nBerea is at ${address}\n${rows}${unusedService ? offerOf(unusedService) : ''}\n`;
}

function networkLine({ here, isFound }: NonNullable<BannerArgs['network']>): string {
  return isFound
    ? `phones on the same network open the address above; on this machine also ${here}`
    : 'this machine has no address on a local network yet; connect it and start again';
}

/** How to connect a service that is there already: the lines as they belong into `.env`. */
function offerOf({ name, baseUrl, model }: LocalService): string {
  const settings = ['AI_PROVIDER=openai-compatible', `AI_BASE_URL=${baseUrl}`, `AI_MODEL=${model}`];
  return `\n${name} runs on this machine. To let it answer instead, put this into .env and start again:\n${settings.map((line) => `  ${line}\n`).join('')}`;
}

function adminLine(password: CreatedPassword): string {
  return 'file' in password
    ? `user ${password.username}; the password made for it is in ${password.file}`
    : `user ${password.username}, password ${password.password} (shown this once; please change it)`;
}
