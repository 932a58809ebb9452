import Check from 'lucide-react/icons/check';
import Smartphone from 'lucide-react/icons/smartphone';
import { type JSX, useSyncExternalStore } from 'react';
import { BENEFITS, type Browser, INSTALL_STEPS, INSTALLED } from '../../content/info/share.ts';
import { useInstall } from '../app/install.ts';
import button from '../ui/button.module.css';
import { browserOf } from './browser-name.ts';
import style from './share-page.module.css';

const stays = (): (() => void) => () => undefined;

/** The server, which draws the page once for all, does not know the browser. */
const useBrowser = (): Browser =>
  useSyncExternalStore<Browser>(
    stays,
    () => browserOf(navigator.userAgent),
    () => 'generic',
  );

/** How to install the app in this browser, or that it is installed. */
export function InstallSection(): JSX.Element {
  const { isOffered, isInstalled, install } = useInstall();
  const { where, steps } = INSTALL_STEPS[useBrowser()];
  return (
    <section aria-labelledby="install" className={style.section} data-print="no">
      <h2 id="install">Keep it on this device</h2>
      {isInstalled ? (
        <p className={style.installed}>{INSTALLED}</p>
      ) : (
        <>
          <p>{where} No app store, nothing to pay.</p>
          {isOffered && (
            <div className={style.actions}>
              <button type="button" className={button.quiet} onClick={() => void install()}>
                <Smartphone aria-hidden="true" />
                Install Berea
              </button>
            </div>
          )}
          <ol className={style.steps}>
            {steps.map((step) => (
              <li key={step}>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <ul className={style.benefits}>
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            <Check aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
