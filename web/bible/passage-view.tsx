import {
  type CSSProperties,
  type JSX,
  type MouseEvent,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { useLocation } from 'wouter';
import type { BiblePassage } from '../../contract/bible.ts';
import { sentenceOf } from '../app/request.ts';
import { useTextSize } from '../app/text-size.ts';
import { passageTarget } from '../listening/passage-target.ts';
import { bibleHref } from '../passages/address.ts';
import type { ReadPassage } from '../passages/device/device-request.ts';
import { FromDeviceNote } from '../passages/device/from-device-note.tsx';
import { OfflineError } from '../passages/device/read-bible.ts';
import { neighboursOf } from '../passages/neighbours.ts';
import type { PassageItem } from '../passages/passage-sections.ts';
import { PassageText } from '../passages/passage-text.tsx';
import { ChapterNavigation } from './chapter-navigation.tsx';
import { ComparedText } from './compared-text.tsx';
import { PassageHeader } from './passage-header.tsx';
import { PassageLead } from './passage-lead.tsx';
import style from './passage-view.module.css';
import { ReadingHint } from './reading-hint.tsx';
import { bringIntoView } from './reading-place.ts';
import { useChosenVerse } from './use-chosen-verse.ts';
import type { Lookup } from './use-lookup.ts';
import { useSecondText } from './use-second-text.ts';
import { useTurning } from './use-turning.ts';
import { VerseActions } from './verse-actions.tsx';
import { VerseBar } from './verse-bar.tsx';
import { VerseNumber } from './verse-number.tsx';

interface PassageViewProps {
  passage: ReadPassage;
  lookup: Lookup;
  isSmall: boolean;
  titleRef: Ref<HTMLHeadingElement>;
}

/** By then the header above the text has taken its folded form. */
const FOLDING_MS = 150;

/** A passage laid out as in a book, and actions for it or for the selected verse. */
export function PassageView({ passage, lookup, isSmall, titleRef }: PassageViewProps): JSX.Element {
  const several = passage.verses.length > 1;
  const [chosenVerse, choose] = useChosenVerse(passage);
  const chosen = chosenVerse?.osis ?? null;
  const version = passage.version.toLowerCase();
  const { comparedId, others, first } = lookup.comparison;
  const { second, error } = useSecondText(passage, comparedId);
  const { size } = useTextSize();
  const article = useRef<HTMLElement>(null);
  useTurningOf(article, passage, lookup);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a comparison adds to the verse's height
  useEffect(() => {
    if (!isSmall || !chosen) return;
    bringIntoView(chosen);
    // That scrolling folds the header, which then covers more or less of the text.
    const again = setTimeout(() => bringIntoView(chosen), FOLDING_MS);
    return () => clearTimeout(again);
  }, [isSmall, chosen, second]);

  const nameOf = (id: string): string =>
    lookup.translations.find((translation) => translation.id === id.toLowerCase())?.name ?? id.toUpperCase();
  const address = bibleHref(passage.reference, lookup.address.version);
  const numberOf = (verse: PassageItem): JSX.Element | null =>
    !several && verse.kind === 'verse' ? null : (
      <VerseNumber
        verse={verse}
        href={`${address}#${verse.osis}`}
        isChosen={verse.osis === chosen}
        isTabStop={verse.osis === (chosen ?? passage.verses[0]?.osis)}
        onChoose={choose}
      />
    );
  const heading = {
    passage,
    name: nameOf(version),
    comparedId,
    translations: others,
    onCompare: lookup.compareWith,
    titleRef,
  };
  const actions = {
    shared: { ...(chosenVerse ?? shownPassage(passage)), version: passage.version },
    href: bibleHref(chosenVerse?.reference ?? passage.reference, version),
    spoken: passageTarget(passage, chosen ?? undefined),
  };

  return (
    <>
      <article
        ref={article}
        className={style.passage}
        style={{ '--text-scale': size } as CSSProperties}
        aria-labelledby="passage-title"
        aria-busy={lookup.isLoading}
      >
        {isSmall ? <PassageLead {...heading} /> : <PassageHeader {...heading} />}
        <FromDeviceNote read={passage} className={style.note} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: enlarges the target of the verse numbers, which are the real controls */}
        <div
          className={several ? style.numbered : undefined}
          onClick={(event) => {
            const osis = several ? clickedVerse(event) : null;
            if (osis) choose(osis);
          }}
        >
          {second ? (
            <ComparedText
              first={passage}
              second={second}
              firstName={nameOf(version)}
              secondName={nameOf(second.version)}
              chosen={chosen}
              numberOf={numberOf}
            />
          ) : (
            <PassageText passage={passage} chosen={chosen} numberOf={numberOf} showsFirstHeading={!isSmall} />
          )}
        </div>
        {error && (
          <p role="alert" className={style.note}>
            {error instanceof OfflineError
              ? `The ${comparedId?.toUpperCase()} is not on this device. Comparing with it needs a connection.`
              : sentenceOf(error)}
          </p>
        )}
        {passage.truncated && (
          <p className={style.note}>
            Only the first {passage.verses.length} verses of this passage are shown.
          </p>
        )}
        <ChapterNavigation passage={passage} lookup={lookup} chosen={chosen} />
      </article>
      {isSmall ? (
        <VerseActions
          {...actions}
          onClose={chosen ? () => choose(chosen) : null}
          isCompared={comparedId !== null}
          onCompare={first === null ? null : () => lookup.compareWith(comparedId === null ? first : null)}
        />
      ) : (
        <VerseBar {...actions} />
      )}
      {isSmall && several && !chosen && <ReadingHint />}
    </>
  );
}

/** Swipes and arrow keys lead to the chapters before and after. */
function useTurningOf(article: RefObject<HTMLElement | null>, passage: BiblePassage, lookup: Lookup): void {
  const [, navigate] = useLocation();
  useTurning(article, (by) => {
    const { previous, next } = neighboursOf(passage);
    const reference = by === 1 ? next : previous;
    if (reference === null || lookup.isLoading) return;
    lookup.prepareFor(reference, 'focus', false);
    navigate(lookup.hrefOf(reference));
  });
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
