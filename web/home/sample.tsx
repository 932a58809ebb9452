import ArrowRight from 'lucide-react/icons/arrow-right';
import { type FormEvent, type JSX, useState } from 'react';
import { useLocation } from 'wouter';
import { HOME_SAMPLE } from '../../content/home.ts';
import { handDraft } from '../app/handed-draft.ts';
import { QuotedPassage } from '../passages/quoted-passage.tsx';
import style from './sample.module.css';

/** A sample conversation, its passage read from the Bible. What is written in its field goes along to the chat. */
export function Sample(): JSX.Element {
  const { question, answer, passage, guidance, practices, encouragement } = HOME_SAMPLE;
  const [words, setWords] = useState('');
  const [, navigate] = useLocation();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    handDraft(words);
    navigate('/chat');
  };
  return (
    <section className={style.sample} aria-label="Sample conversation">
      <p className={style.question}>{question}</p>
      <p className={style.answer}>{answer}</p>
      <QuotedPassage mark={passage} saysChecked className={style.passage} />
      <p className={style.answer}>{guidance}</p>
      <ul className={style.practices}>
        {practices.map((practice) => (
          <li key={practice}>{practice}</li>
        ))}
      </ul>
      <p className={style.encouragement}>{encouragement}</p>
      <form action="/chat" className={style.ask} onSubmit={send} data-print="no">
        <input
          aria-label="Ask your own question"
          placeholder="Ask your own question"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          autoComplete="off"
        />
        <button type="submit" aria-label="Continue in the chat">
          <ArrowRight aria-hidden="true" />
        </button>
      </form>
    </section>
  );
}
