import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { Link } from 'wouter';
import type { BiblePassage } from '../../contract/bible.ts';
import button from '../ui/button.module.css';
import { Select } from '../ui/select.tsx';
import { bibleHref } from './address.ts';
import { compare } from './comparison.ts';
import { CopyVerse } from './copy-verse.tsx';
import type { ReadPassage } from './device/asked.ts';
import { FromDeviceNote } from './device/from-device-note.tsx';
import { useTranslations } from './device/use-translations.ts';
import { neighboursOf } from './neighbours.ts';
import style from './passage-dialog.module.css';
import { besideQuery, lookupProblem } from './passage-query.ts';
import { PassageText } from './passage-text.tsx';

interface LoadedPassageProps {
  passage: ReadPassage;
  /** The reader's translation, where one was chosen. */
  version: string | null;
  onLeave: () => void;
}

/** The passage, a second translation of it in place where it is wanted, and what can be done with it. */
export function LoadedPassage({ passage, version, onLeave }: LoadedPassageProps): JSX.Element {
  const translations = useTranslations();
  const others = translations.filter(({ id }) => id.toUpperCase() !== passage.version);
  const [beside, setBeside] = useState<string | null>(null);
  // Toasts stand behind a modal dialog: it says itself what went wrong.
  const [copyFailed, setCopyFailed] = useState(false);
  const name = translations.find(({ id }) => id.toUpperCase() === passage.version)?.name;
  const { whole } = neighboursOf(passage);
  const chapter = whole ? `${bibleHref(whole, version)}#${passage.verses[0]?.osis}` : null;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={style.scroll} tabIndex={0} aria-label={passage.reference}>
        <figure className={style.figure}>
          <figcaption className={style.translation}>{name ?? passage.version}</figcaption>
          <blockquote className={style.words}>
            <PassageText passage={passage} />
          </blockquote>
          {passage.truncated && (
            <p className={style.note}>The passage goes on; these are its first verses.</p>
          )}
          <FromDeviceNote read={passage} className={style.note} />
        </figure>
        {beside !== null && <Beside passage={passage} beside={beside} others={others} onChange={setBeside} />}
      </section>
      {copyFailed && (
        <p role="alert" className={style.note}>
          <b>Copy failed</b> Unable to copy to clipboard. Please try again.
        </p>
      )}
      <footer className={style.foot}>
        <button
          type="button"
          className={button.text}
          aria-expanded={beside !== null}
          disabled={others.length === 0}
          onClick={() => setBeside(beside === null ? (others[0]?.id ?? null) : null)}
        >
          Compare Versions
        </button>
        <CopyVerse shared={passage} className={button.text} onOutcome={(worked) => setCopyFailed(!worked)} />
        <Link
          href={chapter ?? bibleHref(passage.reference, version)}
          className={button.text}
          onClick={onLeave}
        >
          {chapter ? 'Read the chapter' : 'Open in the Bible'}
        </Link>
      </footer>
    </>
  );
}

interface BesideProps {
  passage: BiblePassage;
  /** Id of the second translation. */
  beside: string;
  others: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
}

function Beside({ passage, beside, others, onChange }: BesideProps): JSX.Element {
  const { data, error } = useQuery(besideQuery(passage.reference, beside));
  const marked = data && new Map(compare(passage, data).map(({ osis, differs }) => [osis, differs]));
  return (
    <section className={style.second} aria-label="Compared with">
      <Select label="Compare with" value={beside} onChange={onChange}>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {error && <p role="alert">{lookupProblem(error).sentence}</p>}
      {marked && <PassageText passage={data} marked={marked} />}
    </section>
  );
}
