import Play from 'lucide-react/icons/play';
import type { JSX } from 'react';
import { useLocation } from 'wouter';
import { useFlag } from '../app/flags.ts';
import { sentenceOf } from '../app/request.ts';
import { showToast } from '../app/toast-queue.ts';
import { placeOf, toggleListening } from '../listening/listening.ts';
import { passageTarget } from '../listening/passage-target.ts';
import { useStoppedPlace } from '../listening/stopped-place.ts';
import { unlockAudio } from '../listening/unlock-audio.ts';
import { bibleHref } from '../passages/address.ts';
import { readPassage } from '../passages/device/read-bible.ts';
import button from '../ui/button.module.css';
import style from './card.module.css';

/** Where the reading aloud was stopped, with a button to go on from there. */
export function WhereYouStopped(): JSX.Element | null {
  const isOn = useFlag('tts_bible_verses');
  const place = useStoppedPlace();
  const [, navigate] = useLocation();
  if (!isOn || !place) return null;
  const { reference, version, verse, osis } = place;
  const goOn = async (): Promise<void> => {
    // Before anything is waited for: browsers allow sound only from within the tap.
    unlockAudio();
    const passage = await readPassage(reference, version).catch((error: unknown) => {
      showToast('Unable to load verse at this time.', sentenceOf(error));
    });
    if (!passage) return;
    const href = bibleHref(reference, version);
    navigate(`${href}#${osis}`);
    toggleListening({
      ...passageTarget(passage, osis),
      shownIn: 'page',
      scope: () => document.querySelector('main'),
      place: placeOf('/bible', href.slice(href.indexOf('?'))),
    });
  };
  return (
    <section className={style.card} aria-labelledby="stopped">
      <h2 id="stopped">Where you stopped</h2>
      <p className={style.muted}>
        {verse}, {version.toUpperCase()}
      </p>
      <p className={style.actions}>
        <button type="button" className={button.quiet} onClick={() => void goOn()}>
          <Play aria-hidden="true" />
          Go on listening
        </button>
      </p>
    </section>
  );
}
