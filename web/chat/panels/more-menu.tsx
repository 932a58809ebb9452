import ALargeSmall from 'lucide-react/icons/a-large-small';
import BookOpen from 'lucide-react/icons/book-open';
import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/history';
import Info from 'lucide-react/icons/info';
import Languages from 'lucide-react/icons/languages';
import LibraryBig from 'lucide-react/icons/library-big';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Moon from 'lucide-react/icons/moon';
import Trash from 'lucide-react/icons/trash-2';
import type { JSX, ReactNode } from 'react';
import { Link } from 'wouter';
import { HELP_NOW } from '../../../content/care/panel.ts';
import { PAGES } from '../../../contract/pages.ts';
import { isTranslationId } from '../../../scripture/translations.ts';
import { useAbout } from '../../app/about.ts';
import { TextSizeButtons } from '../../app/text-size-buttons.tsx';
import { type Theme, useTheme } from '../../app/theme.ts';
import { useTranslation } from '../../app/translation.ts';
import { BibleLink } from '../../passages/bible-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useListedSessions } from '../device/sessions.ts';
import style from './more-menu.module.css';
import type { Panel } from './open-panel.ts';

interface MoreMenuProps {
  open: boolean;
  /** A conversation is on screen, so that it can be written in and cleared. */
  hasConversation: boolean;
  /** It can be saved and printed. */
  hasMessages: boolean;
  onClose: () => void;
  onOpen: (panel: Panel) => void;
}

/** Everything of the chat that has no place of its own on a small screen, in words. */
export function MoreMenu({
  open,
  hasConversation,
  hasMessages,
  onClose,
  onOpen,
}: MoreMenuProps): JSX.Element {
  const count = useListedSessions().length;
  const item = (panel: Panel, Icon: typeof Moon, name: string, value?: string): JSX.Element => (
    <li>
      <button type="button" className={style.item} onClick={() => onOpen(panel)}>
        <Icon aria-hidden="true" />
        {name}
        {value && <span className={style.value}>{value}</span>}
      </button>
    </li>
  );
  return (
    <Dialog title="More" open={open} onClose={onClose}>
      <ul className={style.menu}>
        {item('conversations', History, 'Conversations', count > 0 ? `${count} here` : undefined)}
        <li>
          <BibleLink href={PAGES.bible.path} className={style.item} onFollow={onClose}>
            <BookOpen aria-hidden="true" />
            Open the Bible
          </BibleLink>
        </li>
        {hasConversation && item('prompts', LibraryBig, 'Prompt library')}
        <TranslationItem />
        {hasMessages && item('save', Download, 'Save or print')}
        <li className={style.buttons}>
          <ALargeSmall aria-hidden="true" />
          <b aria-hidden="true">Text size</b>
          <TextSizeButtons />
        </li>
        <ThemeItem />
        {item('who', Info, 'Who answers, what is kept')}
      </ul>
      <p className={style.apart}>
        <Link href={PAGES.safety.path}>
          <LifeBuoy aria-hidden="true" />
          {HELP_NOW.question}
        </Link>
        {hasConversation && (
          <button type="button" onClick={() => onOpen('clear')}>
            <Trash aria-hidden="true" />
            Clear Chat
          </button>
        )}
      </p>
    </Dialog>
  );
}

interface ChoiceProps {
  Icon: typeof Moon;
  name: string;
  value: string;
  /** The short form of the value. */
  shown: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A line of the menu that holds a choice: the invisible select lies over all of it. */
function Choice({ Icon, name, value, shown, onChange, children }: ChoiceProps): JSX.Element {
  return (
    <li className={style.choice}>
      <Icon aria-hidden="true" />
      <b aria-hidden="true">{name}</b>
      <span aria-hidden="true" className={style.value}>
        {shown}
      </span>
      <select aria-label={name} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </li>
  );
}

function TranslationItem(): JSX.Element | null {
  const about = useAbout();
  const [chosen, choose] = useTranslation();
  if (!about) return null;
  const value = chosen ?? about.defaultTranslation;
  return (
    <Choice
      Icon={Languages}
      name="Translation"
      value={value}
      shown={value.toUpperCase()}
      onChange={(id) => isTranslationId(id) && choose(id)}
    >
      {about.translations.map(({ id, name }) => (
        <option key={id} value={id}>
          {id.toUpperCase()} · {name}
        </option>
      ))}
    </Choice>
  );
}

const THEMES: readonly { theme: Theme; name: string; shown: string }[] = [
  { theme: 'system', name: 'Same as device', shown: 'as the device' },
  { theme: 'light', name: 'Light', shown: 'light' },
  { theme: 'dark', name: 'Dark', shown: 'dark' },
];

function ThemeItem(): JSX.Element {
  const [current, choose] = useTheme();
  return (
    <Choice
      Icon={Moon}
      name="Light or dark"
      value={current}
      shown={THEMES.find(({ theme }) => theme === current)?.shown ?? ''}
      onChange={(value) => choose(THEMES.find(({ theme }) => theme === value)?.theme ?? 'system')}
    >
      {THEMES.map(({ theme, name }) => (
        <option key={theme} value={theme}>
          {name}
        </option>
      ))}
    </Choice>
  );
}
