import BookOpen from 'lucide-react/icons/book-open';
import type { JSX, ReactNode } from 'react';
import { Link } from 'wouter';
import { PAGES } from '../../contract/pages.ts';
import { SkipLink } from '../app/skip-link.tsx';
import { TextSizeButtons } from '../app/text-size-buttons.tsx';
import { ThemeChoice } from '../app/theme-choice.tsx';
import { BibleLink } from '../passages/bible-link.tsx';
import { Mark } from '../ui/mark.tsx';
import style from './chat-frame.module.css';
import { DeviceList, type DeviceListProps } from './device/device-list.tsx';
import { useSlots } from './slots.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useWideLayout } from './use-wide-layout.ts';

interface ChatFrameProps {
  header: ReactNode;
  children: ReactNode;
  composer?: ReactNode;
  /** Shown beside the conversation on wide screens; on others the thread shows it below. */
  side?: ReactNode;
  /** The conversation on screen, for the list of conversations. */
  device?: Pick<DeviceListProps, 'current' | 'onErased'>;
}

const NO_CONVERSATION = { current: null, onErased: () => undefined };

/** The frame of every chat screen: list of conversations (on wide screens), header, one reading column, composer. */
export function ChatFrame(props: ChatFrameProps): JSX.Element {
  const { header, children, composer, side, device = NO_CONVERSATION } = props;
  useKeyboardInset();
  const isWide = useWideLayout();
  const { Side } = useSlots();
  return (
    <div className={style.frame}>
      <SkipLink to="words">Skip to the message field</SkipLink>
      <aside className={style.sessions} aria-label="Your conversations" data-print="no">
        <Link href="/" className={style.brand}>
          <Mark />
          Berea
        </Link>
        <DeviceList {...device} />
        <div className={style.footer}>
          <BibleLink href={PAGES.bible.path} className={style.bible}>
            <BookOpen aria-hidden="true" />
            Open the Bible
          </BibleLink>
          <div className={style.choices}>
            <ThemeChoice />
            <TextSizeButtons />
          </div>
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={style.main}>
        {header}
        {children}
        <div>
          <div data-player-slot />
          {composer}
        </div>
      </main>
      {isWide && (
        <aside className={style.side} aria-label="Beside the conversation" data-print="no">
          {side ?? <Side withAd={false} />}
        </aside>
      )}
    </div>
  );
}
