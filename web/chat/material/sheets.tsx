import type { JSX, ReactNode } from 'react';
import type { ChatMessage } from '../../../contract/chat.ts';
import { AnswerText } from '../answer/answer-text.tsx';
import { PrintedPassagesContext, type ShownPassages } from '../answer/shown-passages.ts';
import { CATEGORIES } from '../highlights/categories.ts';
import type { Highlight } from '../highlights/highlight.ts';
import { MarkedText } from '../highlights/marked-text.tsx';
import { highlightsOf } from '../highlights/store.ts';
import { ownWords } from '../messages.ts';
import style from './sheet.module.css';

const CHECKED =
  'Passages marked “Checked word for word” were compared with the text of the translation named beside them. Everything else is the words of a computer program: please weigh it by Scripture.';

function Sheet({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}): JSX.Element {
  return (
    <>
      <header className={style.head}>
        <h1>{title}</h1>
        <p>{about}</p>
      </header>
      {children}
    </>
  );
}

/** A conversation, or some of it, for the printer. A document that was sent along is named, not printed. */
export function MessagesSheet({
  title,
  messages,
  shown = null,
}: {
  title: string;
  messages: readonly ChatMessage[];
  /** Passages in the words that the reader sees, where those are not the quoted ones. */
  shown?: ShownPassages | null;
}): JSX.Element {
  const first = messages[0];
  return (
    <Sheet title={title} about={`Berea · ${first ? dayOf(first.timestamp) : ''}`}>
      {messages.map((message) =>
        message.role === 'user' ? (
          <section key={message.id} className={style.asked}>
            <h2>You</h2>
            {message.attachment && (
              <p className={style.document}>
                Attached: {message.attachment.fileName} ({message.attachment.wordCount.toLocaleString('en')}{' '}
                words)
              </p>
            )}
            <p>
              <MarkedText text={ownWords(message)} highlights={highlightsOf(message.sessionId, message.id)} />
            </p>
          </section>
        ) : (
          message.content && (
            <section key={message.id} className={style.answered}>
              <h2>Berea</h2>
              <PrintedPassagesContext.Provider value={shown}>
                <AnswerText
                  text={message.content}
                  references={message.scriptureReferences}
                  highlights={highlightsOf(message.sessionId, message.id)}
                />
              </PrintedPassagesContext.Provider>
            </section>
          )
        ),
      )}
      <p className={style.foot}>{CHECKED}</p>
    </Sheet>
  );
}

/** Highlights for the printer, by their kind. */
export function HighlightsSheet({ highlights }: { highlights: readonly Highlight[] }): JSX.Element {
  return (
    <Sheet title="Bible Study Notes" about={`Berea · ${dayOf(new Date().toISOString())}`}>
      {CATEGORIES.map(({ name, sign }) => {
        const own = highlights.filter(({ category }) => category === name);
        return (
          own.length > 0 && (
            <section key={name} className={style.kind}>
              <h2>
                {sign} {name}
              </h2>
              {own.map(({ id, text }) => (
                <blockquote key={id}>{text}</blockquote>
              ))}
            </section>
          )
        );
      })}
    </Sheet>
  );
}

const dayOf = (time: string): string => new Date(time).toLocaleDateString('en', { dateStyle: 'long' });
