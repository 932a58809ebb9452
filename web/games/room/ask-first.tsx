import { type JSX, useEffect, useRef, useState } from 'react';
import button from '../../ui/button.module.css';
import style from './ask-first.module.css';

interface AskFirstProps {
  /** The button that asks: "Remove". */
  label: string;
  /** Said behind it, for a screen reader: " Ruth". */
  about?: string;
  question: string;
  yes: string;
  onYes: () => void;
}

/** A button for what cannot be undone. The way back takes its place and the focus, so that a double click does nothing. */
export function AskFirst({ label, about, question, yes, onYes }: AskFirstProps): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) back.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <button ref={first} type="button" className={button.quiet} onClick={() => setAsking(true)}>
        {label}
        {about !== undefined && <span className="unseen">{about}</span>}
      </button>
    );
  return (
    <fieldset className={style.ask}>
      <legend>{question}</legend>
      <button ref={back} type="button" className={button.quiet} onClick={() => setAsking(false)}>
        Cancel
      </button>
      <button type="button" className={button.primary} onClick={onYes}>
        {yes}
      </button>
    </fieldset>
  );
}
