import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type JSX, useState } from 'react';
import { chosenTranslation } from '../../app/translation.ts';
import { lookupProblem, passageQuery } from '../../passages/passage-query.ts';
import button from '../../ui/button.module.css';
import { ReferenceField } from '../reference-field.tsx';
import { addVerse } from './deck.ts';
import style from './learn.module.css';

/** Longer passages are learned in parts. */
const MAX_VERSES = 8;

/** Adds a passage of a few verses, once it is found. */
export function AddVerse(): JSX.Element {
  const queries = useQueryClient();
  const [reference, setReference] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = reference.trim();
    if (typed === '') return;
    try {
      const passage = await queries.fetchQuery(passageQuery(typed, chosenTranslation()));
      if (passage.verses.length > MAX_VERSES) {
        setProblem(`Please choose at most ${MAX_VERSES} verses at a time.`);
        return;
      }
      addVerse(passage.reference, Date.now());
      // The button is off now; where it was pressed by keyboard, the focus goes back to the field.
      if (form.querySelector('button:focus-visible')) form.querySelector('input')?.focus();
      setReference('');
      setProblem(null);
    } catch (error) {
      setProblem(lookupProblem(error).sentence);
    }
  };
  return (
    <form className={style.add} onSubmit={(event) => void add(event)}>
      <ReferenceField
        label="Add a verse"
        placeholder="Psalm 46:10"
        value={reference}
        isWrong={problem !== null}
        onChange={(value) => {
          setReference(value);
          setProblem(null);
        }}
      />
      <button type="submit" className={button.quiet} disabled={reference.trim() === ''}>
        Add
      </button>
      {problem && (
        <p role="alert" className={style.problem}>
          {problem}
        </p>
      )}
    </form>
  );
}
