import { Fragment, type JSX, type ReactNode } from 'react';
import type { BiblePassage } from '../../contract/bible.ts';
import type { TextRange } from '../../language/text-range.ts';
import { type OmittedVerse, type Paragraph, type PassageItem, sectionsOf } from './passage-sections.ts';
import style from './passage-text.module.css';
import { VerseText } from './verse-text.tsx';

interface PassageTextProps {
  passage: BiblePassage;
  /** OSIS name of the selected verse. */
  chosen?: string | null;
  /** Draws a verse's number; by default a plain one, where there are several verses. */
  numberOf?: (verse: PassageItem) => ReactNode;
  /** Ranges to underline, by OSIS name. */
  marked?: ReadonlyMap<string, readonly TextRange[]>;
  /** Not where the page shows the heading of the first paragraph elsewhere. */
  showsFirstHeading?: boolean;
}

const NONE: ReadonlyMap<string, readonly TextRange[]> = new Map();

/** A passage as in print: headings, paragraphs and verse numbers; omitted verses are explained. */
export function PassageText({
  passage,
  chosen = null,
  numberOf,
  marked = NONE,
  showsFirstHeading = true,
}: PassageTextProps): JSX.Element {
  const sections = sectionsOf(passage);
  const several = passage.verses.length > 1 || passage.omitted !== undefined;
  const number = numberOf ?? ((item: PassageItem) => several && <PlainNumber verse={item.verse} />);
  return (
    <div className={style.passage}>
      {sections.map(({ chapter, paragraphs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a passage never change, and one chapter may come twice
        <Fragment key={index}>
          {sections.length > 1 && <h3 className={style.chapter}>{chapter}</h3>}
          {paragraphs.map((paragraph, at) => (
            <ParagraphText
              key={paragraph.key}
              {...{ paragraph, chosen, number, marked }}
              showsHeading={showsFirstHeading || index + at > 0}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

interface ParagraphTextProps {
  paragraph: Paragraph;
  chosen: string | null;
  number: (item: PassageItem) => ReactNode;
  marked: ReadonlyMap<string, readonly TextRange[]>;
  showsHeading: boolean;
}

function ParagraphText({ paragraph, chosen, number, marked, showsHeading }: ParagraphTextProps): JSX.Element {
  const { heading, items } = paragraph;
  return (
    <div className={style.paragraph}>
      {heading && showsHeading && <p className={style.heading}>{heading}</p>}
      {items.map((item) =>
        item.kind === 'omitted' ? (
          <Omitted key={item.osis} verse={item} />
        ) : (
          <span
            key={item.osis}
            data-verse={item.osis}
            className={`${item.lines ? style.poetry : style.prose} ${item.osis === chosen ? style.chosen : ''}`}
          >
            <VerseText verse={item} number={number(item)} marked={marked.get(item.osis) ?? []} />
            {item.note && <VerseNote note={item.note} />}
          </span>
        ),
      )}
    </div>
  );
}

export const PlainNumber = ({ verse }: { verse: number }): JSX.Element => (
  <sup className={style.number}>{verse}</sup>
);

/** Explains a verse that the translation omits. */
export const Omitted = ({ verse: { verse, note } }: { verse: OmittedVerse }): JSX.Element => (
  <span className={style.omitted} data-omitted>
    <PlainNumber verse={verse} />
    {note}{' '}
  </span>
);

/** A note after a verse on its number or extent in this translation. */
export const VerseNote = ({ note }: { note: string }): JSX.Element => (
  <span className={style.note}>{note} </span>
);
