import type { JSX } from 'react';
import type { ChatMessage, ScriptureReference } from '../../contract/chat.ts';
import { chosenTranslation } from '../app/translation.ts';
import { bibleHref } from '../passages/address.ts';
import { BibleLink } from '../passages/bible-link.tsx';
import button from '../ui/button.module.css';
import style from './next-steps.module.css';

interface NextStepsProps {
  reply: ChatMessage;
  /** Sends a step in the visitor's name. */
  onSend: (words: string) => void;
}

/** Below the last reply: its first passage's chapter, and what may be sent next with one tap. */
export function NextSteps({ reply, onSend }: NextStepsProps): JSX.Element | null {
  const steps = reply.next ?? [];
  // After a greeting, or where nothing was understood, no passage is worth a chapter either.
  if (steps.length === 0) return null;
  const chapter = chapterOf(reply.scriptureReferences);
  return (
    // Not announced: it would be read before the reply.
    <ul className={style.steps} aria-label="Go on" aria-live="off" data-print="no">
      {chapter && (
        <li>
          <BibleLink href={hrefOf(chapter)} className={button.quiet}>
            Read {chapter.reference}
          </BibleLink>
        </li>
      )}
      {steps.map((words) => (
        <li key={words}>
          <button type="button" className={button.quiet} onClick={() => onSend(words)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A chapter to read, and the verse that it is opened at; null for its beginning. */
interface ChapterToRead {
  readonly reference: string;
  /** OSIS name. */
  readonly verse: string | null;
}

const hrefOf = ({ reference, verse }: ChapterToRead): string =>
  `${bibleHref(reference, chosenTranslation())}${verse ? `#${verse}` : ''}`;

/** The chapter of the first passage whose words were shown, else of the first that is named: "Psalm 56". */
export function chapterOf(references: readonly ScriptureReference[]): ChapterToRead | null {
  const inOrder = [...references].sort((one, other) => one.start - other.start);
  const isShown = ({ status }: ScriptureReference): boolean =>
    status === 'verified' || status === 'corrected';
  const first =
    inOrder.find((finding) => isShown(finding) && finding.osis) ??
    inOrder.find(({ status, osis }) => osis && status === 'mentioned');
  if (!first) return null;
  const { reference, osis } = first;
  return {
    // A book of one chapter has no colon in its references: "Jude 3".
    reference: /^(.+?):/.exec(reference)?.[1] ?? reference,
    verse: /^\w+\.\d+\.\d+/.exec(osis)?.[0] ?? null,
  };
}
