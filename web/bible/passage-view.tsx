import { useQuery } from '@tanstack/react-query';
import { type JSX, type MouseEvent, type Ref, useEffect } from 'react';
import type { BiblePassage } from '../../contract/bible.ts';
import { sentenceOf } from '../app/request.ts';
import { bibleHref } from '../passages/address.ts';
import type { ReadPassage } from '../passages/device/device-request.ts';
import { FromDeviceNote } from '../passages/device/from-device-note.tsx';
import { OfflineError } from '../passages/device/read-bible.ts';
import { comparisonQuery } from '../passages/passage-query.ts';
import type { PassageItem } from '../passages/passage-sections.ts';
import { PassageText } from '../passages/passage-text.tsx';
import { ChapterNavigation } from './chapter-navigation.tsx';
import { ComparedText } from './compared-text.tsx';
import { PassageHeader } from './passage-header.tsx';
import style from './passage-view.module.css';
import { useChosenVerse } from './use-chosen-verse.ts';
import type { Lookup } from './use-lookup.ts';
import { VerseBar } from './verse-bar.tsx';
import { VerseNumber } from './verse-number.tsx';

interface PassageViewProps {
  passage: ReadPassage;
  lookup: Lookup;
  titleRef: Ref<HTMLHeadingElement>;
}

/** A passage laid out as in a book, and a bar of actions for it or for the selected verse. */
export function PassageView({ passage, lookup, titleRef }: PassageViewProps): JSX.Element {
  const shown = passage.verses.map(({ osis }) => osis);
  const [chosenVerse, choose] = useChosenVerse(passage);
  const chosen = chosenVerse?.osis ?? null;
  const version = passage.version.toLowerCase();
  const comparedId = lookup.address.compare === version ? null : lookup.address.compare;
  const other = useQuery({ ...comparisonQuery(passage.reference, comparedId), enabled: comparedId !== null });
  const nameOf = (id: string): string =>
    lookup.translations.find((translation) => translation.id === id.toLowerCase())?.name ?? id.toUpperCase();
  const address = bibleHref(passage.reference, lookup.address.version);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a passage is opened at one of its verses
  useEffect(() => {
    const verse = location.hash.slice(1);
    if (verse === '') return;
    document.querySelector(`[data-verse="${CSS.escape(verse)}"]`)?.scrollIntoView({ block: 'center' });
  }, [passage.osis]);

  const numberOf = (verse: PassageItem): JSX.Element | null =>
    shown.length === 1 && verse.kind === 'verse' ? null : (
      <VerseNumber
        verse={verse}
        href={`${address}#${verse.osis}`}
        isChosen={verse.osis === chosen}
        isTabStop={verse.osis === (chosen ?? shown[0])}
        onChoose={choose}
      />
    );

  return (
    <>
      <article className={style.passage} aria-labelledby="passage-title" aria-busy={lookup.isLoading}>
        <PassageHeader
          passage={passage}
          name={nameOf(version)}
          comparedId={comparedId}
          translations={lookup.translations.filter(({ id }) => id !== version)}
          onCompare={lookup.compareWith}
          titleRef={titleRef}
        />
        <FromDeviceNote read={passage} className={style.note} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: enlarges the target of the verse numbers, which are the real controls */}
        <div
          onClick={(event) => {
            const osis = shown.length > 1 ? clickedVerse(event) : null;
            if (osis) choose(osis);
          }}
        >
          {comparedId !== null && other.data ? (
            <ComparedText
              first={passage}
              second={other.data}
              firstName={nameOf(version)}
              secondName={nameOf(comparedId)}
              chosen={chosen}
              numberOf={numberOf}
            />
          ) : (
            <PassageText passage={passage} chosen={chosen} numberOf={numberOf} />
          )}
        </div>
        {other.error && (
          <p role="alert" className={style.note}>
            {other.error instanceof OfflineError
              ? `The ${comparedId?.toUpperCase()} is not on this device. Comparing with it needs a connection.`
              : sentenceOf(other.error)}
          </p>
        )}
        {passage.truncated && (
          <p className={style.note}>
            Only the first {passage.verses.length} verses of this passage are shown.
          </p>
        )}
        <ChapterNavigation passage={passage} lookup={lookup} chosen={chosen} />
      </article>
      <VerseBar
        shared={{ ...(chosenVerse ?? shownPassage(passage)), version: passage.version }}
        href={bibleHref(chosenVerse?.reference ?? passage.reference, version)}
      />
    </>
  );
}

/** The verse that was clicked; none for a click on a link or while text is being selected. */
function clickedVerse({ target }: MouseEvent): string | null {
  if (!(target instanceof Element) || target.closest('a') || !getSelection()?.isCollapsed) return null;
  return target.closest<HTMLElement>('[data-verse]')?.dataset.verse ?? null;
}

/** What is copied or shared. For a passage that was cut, the reference covers only the verses shown. */
function shownPassage({ reference, text, verses, truncated }: BiblePassage): {
  reference: string;
  text: string;
} {
  const [first, last] = [verses[0], verses.at(-1)];
  if (!truncated || !first || !last) return { reference, text };
  return { reference: `${first.reference}-${last.chapter}:${last.verse}`, text };
}
