import Inbox from 'lucide-react/icons/inbox';
import { type JSX, useEffect, useRef, useState } from 'react';
import type { ContactMessage } from '../../../contract/contact.ts';
import { useAdminQuery } from '../admin-request.ts';
import { Loaded } from '../loaded.tsx';
import { Empty } from '../parts/empty.tsx';
import head from '../parts/parts.module.css';
import { Range } from '../parts/range.tsx';
import style from './inbox.module.css';
import { Letter } from './letter.tsx';
import { MailList } from './mail-list.tsx';

const CONTACT_PATH = '/api/contact';

type Box = 'messages' | 'prayer' | 'handled';

const boxOf = ({ handledAt, type }: ContactMessage): Box =>
  handledAt !== null ? 'handled' : type === 'prayer' ? 'prayer' : 'messages';
const EMPTY: Readonly<Record<Box, string>> = {
  messages: 'No new messages',
  prayer: 'No prayer requests',
  handled: 'Nothing is handled yet',
};

/** Inbox: what people sent through Contact, prayer requests apart. */
export function InboxTab(): JSX.Element {
  const [box, setBox] = useState<Box>('messages');
  const query = useAdminQuery<{ messages: ContactMessage[] }>(CONTACT_PATH);
  const all = query.data?.messages ?? [];
  const options = (['messages', 'prayer', 'handled'] as const).map((value) => {
    const count = all.filter((message) => boxOf(message) === value).length;
    const name = { messages: 'Messages', prayer: 'Prayer', handled: 'Handled' }[value];
    return { value, name: count > 0 && value !== 'handled' ? `${name} ${count}` : name };
  });
  return (
    <>
      <div className={head.head}>
        <h1>Inbox</h1>
        <Range<Box> label="Which messages" value={box} options={options} onChange={setBox} />
        <p>What people sent through Contact. Sealed on the server and deleted by itself after 180 days.</p>
      </div>
      <Loaded query={query}>
        {({ messages }) => {
          const shown = messages.filter((message) => boxOf(message) === box);
          if (shown.length === 0) return <Empty Icon={Inbox} title={EMPTY[box]} />;
          return <Messages key={box} messages={shown} />;
        }}
      </Loaded>
    </>
  );
}

function Messages({ messages }: { messages: readonly ContactMessage[] }): JSX.Element {
  const [chosen, setChosen] = useState<string | null>(null);
  const open = messages.find(({ id }) => id === chosen) ?? messages[0];
  const letter = useRef<HTMLDivElement>(null);
  // On a phone it is below the list, perhaps below the screen.
  useEffect(() => {
    if (chosen !== null) letter.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div className={style.inbox}>
      <MailList messages={messages} openId={open?.id} onOpen={setChosen} />
      <div ref={letter}>{open && <Letter key={open.id} message={open} />}</div>
    </div>
  );
}
