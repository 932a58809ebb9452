import { useQuery } from '@tanstack/react-query';
import { type JSX, type MouseEvent, type Ref, useEffect } from 'react';
import type { BiblePassage } from '../../contract/bible.ts';
import { sentenceOf } from '../app/request.ts';
import { bibleHref } from '../passages/address.ts';
import type { ReadPassage } from '../passages/device/asked.ts';
import { FromDeviceNote } from '../passages/device/from-device-note.tsx';
import { OutOfReach } from '../passages/device/read-bible.ts';
import { besideQuery } from '../passages/passage-query.ts';
import type { PassageItem } from '../passages/passage-sections.ts';
import { PassageText } from '../passages/passage-text.tsx';
import { ChapterTurn } from './chapter-turn.tsx';
import { ComparedText } from './compared-text.tsx';
import style from './leaf.module.css';
import { LeafHead } from './leaf-head.tsx';
import { useChosenVerse } from './use-chosen-verse.ts';
import type { Lookup } from './use-lookup.ts';
import { VerseBar } from './verse-bar.tsx';
import { VerseNumber } from './verse-number.tsx';

interface LeafProps {
  passage: ReadPassage;
  lookup: Lookup;
  titleRef: Ref<HTMLHeadingElement>;
}

/** A passage as a leaf of a book, and what can be done with it or with one verse of it. */
export function Leaf({ passage, lookup, titleRef }: LeafProps): JSX.Element {
  const shown = passage.verses.map(({ osis }) => osis);
  const [chosenVerse, choose] = useChosenVerse(passage);
  const chosen = chosenVerse?.osis ?? null;
  const version = passage.version.toLowerCase();
  const beside = lookup.address.compare === version ? null : lookup.address.compare;
  const other = useQuery({ ...besideQuery(passage.reference, beside), enabled: beside !== null });
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
      <article className={style.leaf} aria-labelledby="leaf-title" aria-busy={lookup.isLoading}>
        <LeafHead
          passage={passage}
          name={nameOf(version)}
          beside={beside}
          translations={lookup.translations.filter(({ id }) => id !== version)}
          onCompare={lookup.compareWith}
          titleRef={titleRef}
        />
        <FromDeviceNote read={passage} className={style.note} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a larger place to press for the verse numbers, which are the real controls */}
        <div
          onClick={(event) => {
            const osis = shown.length > 1 ? pressedVerse(event) : null;
            if (osis) choose(osis);
          }}
        >
          {beside !== null && other.data ? (
            <ComparedText
              first={passage}
              second={other.data}
              firstName={nameOf(version)}
              secondName={nameOf(beside)}
              chosen={chosen}
              numberOf={numberOf}
            />
          ) : (
            <PassageText passage={passage} chosen={chosen} numberOf={numberOf} />
          )}
        </div>
        {other.error && (
          <p role="alert" className={style.note}>
            {other.error instanceof OutOfReach
              ? `The ${beside?.toUpperCase()} is not kept on this device: to compare with it needs a network.`
              : sentenceOf(other.error)}
          </p>
        )}
        {passage.truncated && (
          <p className={style.note}>
            The passage goes on; these are its first {passage.verses.length} verses.
          </p>
        )}
        <ChapterTurn passage={passage} lookup={lookup} chosen={chosen} />
      </article>
      <VerseBar
        shared={{ ...(chosenVerse ?? sharedPart(passage)), version: passage.version }}
        href={bibleHref(chosenVerse?.reference ?? passage.reference, version)}
      />
    </>
  );
}

/** The verse whose words were pressed; none where a link was meant or words are being selected. */
function pressedVerse({ target }: MouseEvent): string | null {
  if (!(target instanceof Element) || target.closest('a') || !getSelection()?.isCollapsed) return null;
  return target.closest<HTMLElement>('[data-verse]')?.dataset.verse ?? null;
}

/** Of a long passage only what is on the page: a reference never claims more than its words. */
function sharedPart({ reference, text, verses, truncated }: BiblePassage): {
  reference: string;
  text: string;
} {
  const [first, last] = [verses[0], verses.at(-1)];
  if (!truncated || !first || !last) return { reference, text };
  return { reference: `${first.reference}-${last.chapter}:${last.verse}`, text };
}
