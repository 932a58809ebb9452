import type { About } from '../../contract/installation.ts';
import type { Bible } from '../../scripture/types.ts';
import type { Config } from '../config.ts';

export interface AboutDeps {
  readonly config: Config;
  readonly bible: Bible;
  readonly version: string;
  /** Who answers, as visitors read it. */
  readonly answeredBy: About['answeredBy'];
}

/** The answer of GET /api/about. `requestOrigin` is used only if PUBLIC_URL is not set. */
export function aboutInstallation(deps: AboutDeps, requestOrigin: string): About {
  const { config, bible, version, answeredBy } = deps;
  return {
    name: 'Berea',
    version,
    answeredBy,
    translations: Object.values(bible).map(({ id, name }) => ({ id, name })),
    defaultTranslation: config.defaultTranslation,
    publicUrl: config.publicUrl ?? requestOrigin,
    operatorName: config.operatorName,
    retentionDays: config.retentionDays,
    ...(config.donationUrl && { donationUrl: config.donationUrl }),
    ...(config.contactEmail && { contactEmail: config.contactEmail }),
  };
}
