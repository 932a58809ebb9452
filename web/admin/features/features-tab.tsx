import { useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import type { OperatorFlag } from '../../../contract/installation.ts';
import { showToast } from '../../app/toast-queue.ts';
import { adminKey, adminRequest, SessionExpired, useAdminQuery } from '../admin-request.ts';
import { Card } from '../card.tsx';
import { Loaded } from '../loaded.tsx';
import head from '../parts/parts.module.css';
import { Switch } from '../parts/switch.tsx';
import style from './features-tab.module.css';
import { wordsOfFlag } from './flag-label.ts';

const PATH = '/api/feature-flags';
/** What the main switch and those of the placements are called. */
const ADVERTISEMENTS = /^advertisements_enabled$|_ads$/;

/** Features: a switch for each feature flag. */
export function FeaturesTab(): JSX.Element {
  const query = useAdminQuery<{ flags: OperatorFlag[] }>(PATH);
  return (
    <>
      <div className={head.head}>
        <h1>Features</h1>
        <p>
          A switch takes effect for new visitors within seconds, and in pages that are open within five
          minutes.
        </p>
      </div>
      <Loaded query={query}>
        {({ flags }) => (
          <div className={head.two}>
            <FlagList title="For visitors" flags={flags.filter(({ name }) => !ADVERTISEMENTS.test(name))} />
            <FlagList title="Advertisements" flags={flags.filter(({ name }) => ADVERTISEMENTS.test(name))} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function FlagList({ title, flags }: { title: string; flags: readonly OperatorFlag[] }): JSX.Element {
  return (
    <Card title={title}>
      <ul className={style.flags}>
        {flags.map((flag) => (
          <FlagRow key={flag.id} flag={flag} />
        ))}
      </ul>
    </Card>
  );
}

function FlagRow({ flag }: { flag: OperatorFlag }): JSX.Element {
  const client = useQueryClient();
  const { id, name, enabled } = flag;
  const { label, text } = wordsOfFlag(flag);
  const change = async (isOn: boolean): Promise<void> => {
    try {
      await adminRequest('PATCH', `${PATH}/${encodeURIComponent(id)}`, { enabled: isOn });
      await client.invalidateQueries({ queryKey: adminKey(PATH) });
      void client.invalidateQueries({ queryKey: [`${PATH}/public`] });
      showToast('Feature flag updated', 'The setting has been saved successfully.');
    } catch (error) {
      if (!(error instanceof SessionExpired)) showToast('Error', 'Failed to update feature flag.');
    }
  };
  return (
    <li className={style.flag}>
      <div>
        <h3>{label}</h3>
        <p id={`flag-${id}`}>{sentence(text)}</p>
        <code>{name}</code>
      </div>
      <Switch
        label={label}
        isOn={enabled}
        describedBy={`flag-${id}`}
        onChange={(isOn) => void change(isOn)}
      />
    </li>
  );
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
