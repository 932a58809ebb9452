import type { About } from '../../contract/installation.ts';
import type { Bible } from '../../scripture/types.ts';
import type { Config } from '../config.ts';

export interface AboutParts {
  readonly config: Config;
  readonly bible: Bible;
  readonly version: string;
  /** Who answers, as visitors read it. */
  readonly answeredBy: About['answeredBy'];
}

/** What this installation says of itself. `requestOrigin` serves only where PUBLIC_URL is not set. */
export function aboutInstallation(parts: AboutParts, requestOrigin: string): About {
  const { config, bible, version, answeredBy } = parts;
  return {
    name: 'Berea',
    version,
    answeredBy,
    translations: Object.values(bible).map(({ id, name }) => ({ id, name })),
    defaultTranslation: config.defaultTranslation,
    publicUrl: config.publicUrl ?? requestOrigin,
    ...(config.donationUrl && { donationUrl: config.donationUrl }),
    ...(config.contactEmail && { contactEmail: config.contactEmail }),
  };
}
