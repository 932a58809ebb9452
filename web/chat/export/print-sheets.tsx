import type { JSX, ReactNode } from 'react';
import { endingOf } from '../../../content/reply-endings.ts';
import type { ChatMessage } from '../../../contract/chat.ts';
import { AnswerText } from '../answer/answer-text.tsx';
import { PrintedPassagesContext, type ShownPassages } from '../answer/shown-passages.ts';
import { CATEGORIES } from '../highlights/categories.ts';
import type { Highlight } from '../highlights/highlight.ts';
import { highlightsOf } from '../highlights/highlight-store.ts';
import { HighlightedText } from '../highlights/highlighted-text.tsx';
import { ownWords } from '../messages.ts';
import style from './print-sheets.module.css';

const EXPLANATION =
  'Passages marked “Checked word for word” were compared with the text of the translation named beside them. Everything else is the words of a computer program: please weigh it by Scripture.';

function Sheet({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle: string;
  children: ReactNode;
}): JSX.Element {
  return (
    <>
      <header className={style.head}>
        <h1>{title}</h1>
        <p>{subtitle}</p>
      </header>
      {children}
    </>
  );
}

/** Messages for the printer. A document that was sent with a message is named, not printed. */
export function MessagesSheet({
  title,
  messages,
  shown = null,
}: {
  title: string;
  messages: readonly ChatMessage[];
  /** Passages that the reader sees in another translation than the quoted one. */
  shown?: ShownPassages | null;
}): JSX.Element {
  const first = messages[0];
  return (
    <Sheet title={title} subtitle={`Berea · ${first ? dayOf(first.timestamp) : ''}`}>
      {messages.map((message) =>
        message.role === 'user' ? (
          <section key={message.id} className={style.question}>
            <h2>You</h2>
            {message.attachment && (
              <p className={style.document}>
                Attached: {message.attachment.fileName} ({message.attachment.wordCount.toLocaleString('en')}{' '}
                words)
              </p>
            )}
            <p>
              <HighlightedText
                text={ownWords(message)}
                highlights={highlightsOf(message.sessionId, message.id)}
              />
            </p>
          </section>
        ) : (
          message.content && (
            <section key={message.id} className={style.reply}>
              <h2>Berea</h2>
              <PrintedPassagesContext.Provider value={shown}>
                <AnswerText
                  text={message.content}
                  references={message.scriptureReferences}
                  highlights={highlightsOf(message.sessionId, message.id)}
                />
              </PrintedPassagesContext.Provider>
              {endingOf(message) && <p className={style.ending}>{endingOf(message)}</p>}
            </section>
          )
        ),
      )}
      <p className={style.footer}>{EXPLANATION}</p>
    </Sheet>
  );
}

/** Highlights for the printer, by category. */
export function HighlightsSheet({ highlights }: { highlights: readonly Highlight[] }): JSX.Element {
  return (
    <Sheet title="Bible Study Notes" subtitle={`Berea · ${dayOf(new Date().toISOString())}`}>
      {CATEGORIES.map(({ name, sign }) => {
        const list = highlights.filter(({ category }) => category === name);
        return (
          list.length > 0 && (
            <section key={name} className={style.category}>
              <h2>
                {sign} {name}
              </h2>
              {list.map(({ id, text }) => (
                <blockquote key={id}>{text}</blockquote>
              ))}
            </section>
          )
        );
      })}
    </Sheet>
  );
}

const dayOf = (timestamp: string): string =>
  new Date(timestamp).toLocaleDateString('en', { dateStyle: 'long' });
