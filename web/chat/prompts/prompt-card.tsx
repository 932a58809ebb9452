import { type FormEvent, type JSX, useEffect, useId, useRef, useState } from 'react';
import type { Prompt } from '../../../content/prompts/types.ts';
import button from '../../ui/button.module.css';
import { filledPrompt, firstFilling, missingPlaces, partsOf } from './fill-prompt.ts';
import style from './prompt-card.module.css';
import { PromptField } from './prompt-field.tsx';

interface PromptCardProps {
  prompt: Prompt;
  open: boolean;
  /** Fills the whole row, so that an open card in the next row leaves no gap. */
  wide: boolean;
  onOpen: () => void;
  onUse: (text: string) => void;
}

/** A prompt in the list. When open, it shows its whole text and its fields. */
export function PromptCard({ prompt, open, wide, onOpen, onUse }: PromptCardProps): JSX.Element {
  const card = useRef<HTMLLIElement>(null);
  const details = useId();
  useEffect(() => {
    if (!open || !card.current) return;
    // A tall card is scrolled to its title.
    const isTall = card.current.offsetHeight > innerHeight * 0.6;
    card.current.scrollIntoView?.({ block: isTall ? 'start' : 'nearest' });
  }, [open]);
  return (
    <li ref={card} className={style.card} data-open={open || undefined} data-wide={wide || undefined}>
      <button
        type="button"
        className={style.title}
        aria-expanded={open}
        aria-controls={open ? details : undefined}
        onClick={onOpen}
      >
        {prompt.title}
      </button>
      {open ? (
        <div id={details}>
          <PromptForm prompt={prompt} onUse={onUse} />
        </div>
      ) : (
        <p className={style.summary}>{prompt.summary}</p>
      )}
      <ul className={style.tags} aria-label="Tags">
        {prompt.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </li>
  );
}

function PromptForm({ prompt, onUse }: { prompt: Prompt; onUse: (text: string) => void }): JSX.Element {
  const [filling, setFilling] = useState(() => firstFilling(prompt));
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = missingPlaces(prompt, filling);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [first] = missing;
    if (!first) {
      onUse(filledPrompt(prompt, filling));
      return;
    }
    setAsked(true);
    form.current?.querySelector<HTMLElement>(`[name="${first.id}"]`)?.focus();
  };

  return (
    <form ref={form} className={style.form} onSubmit={submit} noValidate>
      <p className={style.text}>
        {partsOf(prompt, filling).map((part, index) =>
          part.kind === 'words' ? (
            part.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place may stand in a text more than once
            <mark key={index} className={style.place} data-empty={part.text === '' || undefined}>
              {part.text || part.place.label.toLowerCase()}
            </mark>
          ),
        )}
      </p>
      {prompt.places.length > 0 && (
        <div className={style.fields}>
          {prompt.places.map((place) => (
            <PromptField
              key={place.id}
              place={place}
              value={filling[place.id] ?? ''}
              missing={asked && missing.includes(place)}
              onValue={(value) => setFilling({ ...filling, [place.id]: value })}
            />
          ))}
        </div>
      )}
      <button type="submit" className={button.primary}>
        Use this prompt
      </button>
    </form>
  );
}
