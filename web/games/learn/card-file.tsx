import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { type JSX, useRef, useState } from 'react';
import { saveText, today } from '../../app/save-file.ts';
import button from '../../ui/button.module.css';
import { exportDeck, importDeck } from './deck.ts';
import style from './learn.module.css';

/** Saves all cards to a file, and brings those of a file: progress is kept in this browser only. */
export function CardFile({ hasCards }: { hasCards: boolean }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');
  const save = (): void => {
    saveText(`berea-cards-${today()}.json`, exportDeck(), 'application/json');
  };
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const count = importDeck(await file.text().catch(() => ''));
    setOutcome(
      count === null
        ? 'This file holds no cards of Berea. Nothing was changed.'
        : `${count} ${count === 1 ? 'card was' : 'cards were'} read from the file.`,
    );
  };
  return (
    <section className={style.file} aria-label="Keep or bring your progress">
      <p>Your verses and missed questions are kept in this browser only.</p>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        onChange={({ target }) => {
          void load(target.files?.[0]);
          target.value = '';
        }}
      />
      <div className={style.buttons}>
        <button type="button" className={button.text} disabled={!hasCards} onClick={save}>
          <Download aria-hidden="true" />
          Export
        </button>
        <button type="button" className={button.text} onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          Import
        </button>
      </div>
      <p role="status">{outcome}</p>
    </section>
  );
}
