import { type JSX, useState } from 'react';
import type { OperatorAdvertisement } from '../../../contract/advertisements.ts';
import { copyText } from '../../app/copy-text.ts';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import { Select } from '../../ui/select.tsx';
import { useAdminQuery } from '../admin-request.ts';
import { ADVERTISEMENTS_PATH, type OperatorAdvertisementList } from '../ads/calls.ts';
import form from '../form.module.css';
import { Loaded } from '../loaded.tsx';
import { formatNumber, longDateOf } from '../parts/format.ts';
import own from './partners.module.css';

/** A sentence that the partner of an advertisement can be sent. Each has its own: the totals are of several partners. */
export function PartnerWords(): JSX.Element {
  const query = useAdminQuery<OperatorAdvertisementList>(ADVERTISEMENTS_PATH);
  return (
    <section className={`${form.card} ${own.value}`}>
      <h2>What to tell a partner</h2>
      <Loaded query={query}>
        {({ advertisements }) => (
          <Words seen={advertisements.filter((each) => each.impressionCount + each.clickCount > 0)} />
        )}
      </Loaded>
    </section>
  );
}

function Words({ seen }: { seen: readonly OperatorAdvertisement[] }): JSX.Element | null {
  const [chosen, setChosen] = useState<string | null>(null);
  const advertisement = seen.find(({ id }) => id === chosen) ?? seen[0];
  if (!advertisement) return null;
  const words = wordsFor(advertisement);
  const copy = async (): Promise<void> => {
    if (await copyText(words)) showToast('Copied');
    else showToast('Could not copy', 'Please mark the words and copy them.');
  };
  return (
    <>
      {seen.length > 1 && (
        <Select
          label="Of which advertisement"
          value={advertisement.id}
          onChange={setChosen}
          className={own.which}
        >
          {seen.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
      <p className={own.words}>{words}</p>
      <p className={own.note}>Times, not people: nobody is followed from page to page.</p>
      <button type="button" className={button.quiet} onClick={() => void copy()}>
        Copy these words
      </button>
    </>
  );
}

/** "Since 3 November your card “Psalms” was seen 15 times and opened once." */
export function wordsFor(advertisement: OperatorAdvertisement, now = new Date()): string {
  const { title, createdAt, impressionCount, clickCount } = advertisement;
  const counts = `was seen ${times(impressionCount)} and opened ${times(clickCount)}`;
  const ofThousand = impressionCount > 0 ? Math.round((clickCount / impressionCount) * 1_000) : 0;
  const rate =
    impressionCount >= 1_000 ? ` That is ${formatNumber(ofThousand)} of every 1,000 times seen.` : '';
  return `Since ${longDateOf(createdAt, now)} your card “${title}” ${counts}.${rate}`;
}

const times = (count: number): string => (count === 1 ? 'once' : `${formatNumber(count)} times`);
