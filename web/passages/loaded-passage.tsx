import { useQuery } from '@tanstack/react-query';
import { type JSX, useEffect, useRef, useState } from 'react';
import type { BiblePassage } from '../../contract/bible.ts';
import { DialogControls, DialogNotice } from '../listening/dialog-controls.tsx';
import { passageTarget } from '../listening/passage-target.ts';
import button from '../ui/button.module.css';
import { Select } from '../ui/select.tsx';
import { bibleHref } from './address.ts';
import { BibleLink } from './bible-link.tsx';
import { compare } from './comparison.ts';
import { CopyVerse } from './copy-verse.tsx';
import type { ReadPassage } from './device/device-request.ts';
import { FromDeviceNote } from './device/from-device-note.tsx';
import { useTranslations } from './device/use-translations.ts';
import { neighboursOf } from './neighbours.ts';
import style from './passage-dialog.module.css';
import { comparisonQuery, lookupProblem } from './passage-query.ts';
import { PassageText } from './passage-text.tsx';

interface LoadedPassageProps {
  passage: ReadPassage;
  /** The reader's translation, where one was chosen. */
  version: string | null;
  onLeave: () => void;
}

/** The passage in the dialog: its text, a second translation on demand, and buttons. */
export function LoadedPassage({ passage, version, onLeave }: LoadedPassageProps): JSX.Element {
  const translations = useTranslations();
  const others = translations.filter(({ id }) => id.toUpperCase() !== passage.version);
  const [comparedId, setComparedId] = useState<string | null>(null);
  // A toast would be hidden behind the modal dialog, so the dialog shows the failure itself.
  const [copyFailed, setCopyFailed] = useState(false);
  const name = translations.find(({ id }) => id.toUpperCase() === passage.version)?.name;
  const spoken = passageTarget(passage);
  const { wholeChapter } = neighboursOf(passage);
  const chapterHref = wholeChapter ? `${bibleHref(wholeChapter, version)}#${passage.verses[0]?.osis}` : null;
  const shape = comparedId === null ? style.scroll : style.compared;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard */}
      <section className={shape} tabIndex={0} aria-label={passage.reference}>
        <figure className={style.figure}>
          <figcaption className={style.translation}>{name ?? passage.version}</figcaption>
          <blockquote className={style.text}>
            <PassageText passage={passage} />
          </blockquote>
          {passage.truncated && (
            <p className={style.note}>Only the first verses of this passage are shown.</p>
          )}
          <FromDeviceNote read={passage} className={style.note} />
        </figure>
        {comparedId !== null && (
          <Comparison passage={passage} comparedId={comparedId} others={others} onChange={setComparedId} />
        )}
      </section>
      <DialogNotice id={spoken.id} className={style.note} />
      {copyFailed && (
        <p role="alert" className={style.note}>
          <b>Copy failed</b> Unable to copy to clipboard. Please try again.
        </p>
      )}
      <footer className={style.actions}>
        <button
          type="button"
          className={button.text}
          aria-expanded={comparedId !== null}
          disabled={others.length === 0}
          onClick={() => setComparedId(comparedId === null ? (others[0]?.id ?? null) : null)}
        >
          Compare Versions
        </button>
        <DialogControls what={spoken} className={button.text} />
        <CopyVerse shared={passage} className={button.text} onOutcome={(worked) => setCopyFailed(!worked)} />
        <BibleLink
          href={chapterHref ?? bibleHref(passage.reference, version)}
          className={button.text}
          onFollow={onLeave}
        >
          {chapterHref ? 'Read the chapter' : 'Open in the Bible'}
        </BibleLink>
      </footer>
    </>
  );
}

interface ComparisonProps {
  passage: BiblePassage;
  /** Id of the second translation. */
  comparedId: string;
  others: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
}

function Comparison({ passage, comparedId, others, onChange }: ComparisonProps): JSX.Element {
  const { data, error } = useQuery(comparisonQuery(passage.reference, comparedId));
  const marked = data && new Map(compare(passage, data).map(({ osis, differs }) => [osis, differs]));
  const second = useRef<HTMLElement>(null);
  const isLoaded = data !== undefined;
  // On a low screen it would open out of sight.
  useEffect(() => {
    if (isLoaded) second.current?.scrollIntoView({ block: 'nearest' });
  }, [isLoaded]);
  return (
    <section ref={second} className={style.second} aria-label="Compared with">
      <div className={style.choice}>
        <Select label="Compare with" value={comparedId} onChange={onChange}>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {error && <p role="alert">{lookupProblem(error).sentence}</p>}
      {marked && <PassageText passage={data} marked={marked} />}
      {marked && <p className={style.legend}>Underlined words are those that differ.</p>}
    </section>
  );
}
