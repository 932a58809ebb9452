import { type FocusEvent, type JSX, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { OpenedFrom } from '../passages/opened-from.ts';
import { isUnknownReference } from '../passages/passage-query.ts';
import { ContentSearch } from './content-search.tsx';
import style from './finder.module.css';
import { FinderTabs, type FinderWay, panelProps } from './finder-tabs.tsx';
import { FoldedLine } from './folded-line.tsx';
import { QuickSelection } from './quick-selection.tsx';
import { ReferenceBox } from './reference-box.tsx';
import { ReferenceLinks } from './reference-links.tsx';
import { ReturnLink } from './return-link.tsx';
import type { Lookup } from './use-lookup.ts';

interface FinderProps {
  lookup: Lookup;
  openedFrom: OpenedFrom | null;
  isSmall: boolean;
  /** The tab that is shown on a small screen. */
  way: FinderWay;
  onWay: (way: FinderWay) => void;
  /** What is searched for by verse content. */
  searched: string;
  onSearch: (words: string) => void;
}

/**
 * Every way to a passage: the reference box, Quick Selection and Search by Verse Content. On a small screen they are two
 * tabs of one panel, which folds to a line above the text once something was looked up.
 */
export function Finder(props: FinderProps): JSX.Element {
  const { lookup, openedFrom, isSmall, way, onWay, searched, onSearch } = props;
  const { reference } = lookup.address;
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // A reference that does not exist is changed at once: its box stays in view, above what is wrong with it.
  const isMissing = lookup.error !== null && isUnknownReference(lookup.error);
  const folds = isSmall && reference !== null && !isMissing;
  const isFolded = folds && !isOpen;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage was opened, by whatever way
  useEffect(() => setOpen(false), [reference]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reference is missing as well
  useEffect(() => {
    if (isMissing && isSmall) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isMissing, isSmall, reference]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) frame.current?.querySelector<HTMLInputElement>('[data-way]:not([hidden]) input')?.focus();
  }, [isOpen]);

  const lookUp = (next: string): void => {
    setOpen(false);
    lookup.lookUp(next, isSmall ? 'focus' : 'stay');
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !folds || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  };
  const closeOnLeave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close what the line's button opens
    <div
      ref={frame}
      className={folds ? style.folding : isMissing ? style.failed : style.frame}
      data-print="no"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      {folds && (
        <FoldedLine
          ref={opener}
          lookup={lookup}
          openedFrom={openedFrom}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
      {!folds && isSmall && openedFrom && <ReturnLink to={openedFrom} />}
      <div id="finder" className={style.panel} hidden={isFolded}>
        {isSmall && <FinderTabs way={way} onChange={onWay} />}
        <div className={style.reference} {...panelProps('reference', way, isSmall)}>
          <ReferenceBox reference={reference ?? ''} isLoading={lookup.isLoading} onLookUp={lookUp} />
          <QuickSelection
            passage={lookup.passage}
            version={lookup.version}
            translations={lookup.translations}
            onVersion={lookup.chooseVersion}
            onLookUp={lookUp}
          />
          {folds && <ReferenceLinks lookup={lookup} onFollow={() => setOpen(false)} />}
        </div>
        <div className={style.content} {...panelProps('content', way, isSmall)}>
          <ContentSearch
            lookup={lookup}
            typed={searched}
            onType={onSearch}
            boxClassName={style.search}
            resultsClassName={style.results}
          />
        </div>
      </div>
    </div>
  );
}
