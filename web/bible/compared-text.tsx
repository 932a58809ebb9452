import type { JSX, ReactNode } from 'react';
import type { BiblePassage } from '../../contract/bible.ts';
import { type ComparedVerse, compare } from '../passages/comparison.ts';
import type { PassageItem } from '../passages/passage-sections.ts';
import { Omitted, PlainNumber, VerseNote } from '../passages/passage-text.tsx';
import { VerseText } from '../passages/verse-text.tsx';
import style from './compared-text.module.css';

interface ComparedTextProps {
  first: BiblePassage;
  second: BiblePassage;
  firstName: string;
  secondName: string;
  chosen: string | null;
  numberOf: (verse: PassageItem) => ReactNode;
}

/** Two translations side by side, verse by verse; one above the other on a narrow screen. */
export function ComparedText(props: ComparedTextProps): JSX.Element {
  const { first, second, firstName, secondName, chosen, numberOf } = props;
  return (
    <div className={style.compared}>
      <div className={style.names}>
        <p>{firstName}</p>
        <p>{secondName}</p>
        <p className={style.legend}>Underlined words are those that differ.</p>
      </div>
      {compare(first, second).map((row) => (
        <div key={row.osis} className={style.row} data-compared>
          <p className={style.label} aria-hidden="true">
            {first.version}
          </p>
          <div data-verse={row.osis} className={`${style.first} ${row.osis === chosen ? style.chosen : ''}`}>
            {row.first && <ItemText item={row.first} number={numberOf(row.first)} />}
          </div>
          <div className={style.second}>
            <p className={style.label}>{second.version}</p>
            <SecondText row={row} />
          </div>
        </div>
      ))}
    </div>
  );
}

function SecondText({ row: { second, differs } }: { row: ComparedVerse }): JSX.Element {
  if (!second) return <span className={style.none}>This verse is not in this translation.</span>;
  return <ItemText item={second} number={<PlainNumber verse={second.verse} />} marked={differs} />;
}

interface ItemTextProps {
  item: PassageItem;
  number: ReactNode;
  marked?: ComparedVerse['differs'];
}

function ItemText({ item, number, marked = [] }: ItemTextProps): JSX.Element {
  if (item.kind === 'omitted') return <Omitted verse={item} />;
  return (
    <>
      {item.heading && <p className={style.heading}>{item.heading}</p>}
      <VerseText verse={item} number={number} marked={marked} />
      {item.note && <VerseNote note={item.note} />}
    </>
  );
}
