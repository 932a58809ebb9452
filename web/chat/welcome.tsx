import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/history';
import MessageSquare from 'lucide-react/icons/message-square';
import Moon from 'lucide-react/icons/moon';
import Sprout from 'lucide-react/icons/sprout';
import Users from 'lucide-react/icons/users';
import { type JSX, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { HELP_NOW } from '../../content/care/panel.ts';
import { QUICK_STARTS, type QuickStart } from '../../content/quick-starts.ts';
import { PAGES } from '../../contract/pages.ts';
import { Mark } from '../ui/mark.tsx';
import { formatLastUsed } from './device/last-used.ts';
import { useListedSessions } from './device/sessions.ts';
import { GroupNameDialog } from './group-name-dialog.tsx';
import { fillQuickStart } from './quick-start-prompt.ts';
import style from './welcome.module.css';

const ICONS: Record<(typeof QUICK_STARTS)[number]['id'], typeof Heart> = {
  anxiety: Moon,
  growth: Sprout,
  prayer: Heart,
  responses: MessageSquare,
  men: Users,
  women: Users,
};

interface WelcomeProps {
  onChoose: (prompt: string) => void;
  /** Whether the visitor is being asked for a group's name. */
  onNaming?: (isNaming: boolean) => void;
}

/** Six ways to begin, and one to help. Each of the six puts a prompt into the message field; the visitor decides to send it. */
export function Welcome({ onChoose, onNaming }: WelcomeProps): JSX.Element {
  const [chosenStudy, setChosenStudy] = useState<QuickStart | null>(null);
  const isNaming = chosenStudy !== null;
  useEffect(() => {
    if (!isNaming) return;
    onNaming?.(true);
    return () => onNaming?.(false);
  }, [isNaming, onNaming]);
  const choose = (start: QuickStart): void => {
    if (start.groupName) setChosenStudy(start);
    else onChoose(start.prompt);
  };
  return (
    <div className={style.welcome}>
      <Mark className={style.mark} />
      <h2>What is on your heart?</h2>
      <p>
        Ask anything of faith and life. Every verse you are shown is the real text, checked word for word.
      </p>
      <LastConversation />
      <ul className={style.starts}>
        {QUICK_STARTS.map((start) => {
          const Icon = ICONS[start.id];
          return (
            <li key={start.id}>
              <button type="button" onClick={() => choose(start)} aria-describedby={`start-${start.id}`}>
                <Icon aria-hidden="true" />
                <b>{start.title}</b>
              </button>
              <span id={`start-${start.id}`}>{start.hint}</span>
            </li>
          );
        })}
      </ul>
      <p className={style.help}>
        {HELP_NOW.question} <Link href={PAGES.safety.path}>{HELP_NOW.link}</Link>
      </p>
      <GroupNameDialog
        quickStart={chosenStudy}
        onClose={() => setChosenStudy(null)}
        onName={(start, name) => {
          setChosenStudy(null);
          onChoose(fillQuickStart(start, name));
        }}
      />
    </div>
  );
}

/** Leads to the conversation that was used last. Its title stays in the list: others may see this page. */
function LastConversation(): JSX.Element | null {
  const last = useListedSessions().find(({ deleting }) => !deleting);
  if (!last) return null;
  return (
    <Link href={`/chat/${last.id}`} className={style.last}>
      <History aria-hidden="true" />
      <span>
        Go on with your last conversation <small>{formatLastUsed(last.lastUsed, new Date())}</small>
      </span>
    </Link>
  );
}
