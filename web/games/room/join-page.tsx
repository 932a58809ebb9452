import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { type FormEvent, type JSX, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { PAGES } from '../../../contract/pages.ts';
import { readRoomCode } from '../../../games/rooms/code.ts';
import { TRANSLATION_IDS, type TranslationId } from '../../../scripture/translations.ts';
import { useAbout } from '../../app/about.ts';
import { newUuid } from '../../app/identifiers.ts';
import { isNotFound, sentenceOf } from '../../app/request.ts';
import { useTranslation } from '../../app/translation.ts';
import { usePage } from '../../app/use-page.ts';
import button from '../../ui/button.module.css';
import { Select } from '../../ui/select.tsx';
import card from '../menu/card.module.css';
import { Frame } from './frame.tsx';
import style from './join-page.module.css';
import { useOwnTranslation } from './own-translation.ts';
import { PlayerScreen } from './player-screen.tsx';
import { findRoom, joinRoom, type OwnSeat, playerSeat } from './room-calls.ts';

/** /join and /join/{code}: takes a seat in a live room, or comes back to it (behaviour 15.7). */
export function JoinPage({ code }: { code: string | null }): JSX.Element {
  usePage(PAGES.join.name);
  const [, navigate] = useLocation();
  const read = readRoomCode(code ?? '');
  const [joined, setJoined] = useState<OwnSeat | null>(null);
  const seat = joined?.code === read ? joined : read === undefined ? null : playerSeat(read);
  // A seat that turns out to be gone is forgotten, and its screen still says so.
  const shown = useRef(seat);
  if (seat && shown.current?.code !== seat.code) shown.current = seat;
  if (read !== undefined && shown.current?.code === read)
    return <PlayerScreen seat={shown.current} isReturning={joined === null} />;
  return (
    <JoinForm
      given={code ?? ''}
      onJoin={async (asked, name, key) => {
        setJoined(await joinRoom(asked, name, key));
        navigate(`/join/${asked}`, { replace: true });
      }}
    />
  );
}

interface JoinFormProps {
  given: string;
  onJoin: (code: string, name: string, key: string) => Promise<void>;
}

function JoinForm({ given, onJoin }: JoinFormProps): JSX.Element {
  const [typed, setTyped] = useState(given);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [, choose] = useTranslation();
  const translation = useOwnTranslation();
  const about = useAbout();
  const key = useRef(newUuid());
  const code = readRoomCode(typed);
  const found = useQuery({
    queryKey: ['/api/game-rooms', code ?? ''],
    queryFn: () => findRoom(code ?? ''),
    enabled: code !== undefined,
  });
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code === undefined) return setProblem('The code has six letters and digits, as on the screen.');
    setBusy(true);
    setProblem(null);
    try {
      await onJoin(code, name, key.current);
    } catch (error) {
      // Another name is another seat.
      key.current = newUuid();
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <Frame
      size="phone"
      foot={<p>If your phone sleeps or loses the network, your seat and score wait for you.</p>}
    >
      <form className={style.form} onSubmit={(event) => void join(event)}>
        <div>
          <h1>Join the room</h1>
          <p className={style.lead}>No account, no app.</p>
        </div>
        <label className={`${card.field} ${style.code}`}>
          Code
          <input
            type="text"
            value={typed}
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            aria-invalid={isNotFound(found.error)}
            aria-describedby="found"
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <p id="found" className={found.data ? style.found : style.help} aria-live="polite">
          {found.data && (
            <>
              <Check aria-hidden="true" />
              {found.data.title}. {found.data.players === 1 ? '1 is' : `${found.data.players} are`} here.
            </>
          )}
          {!found.data && (isNotFound(found.error) ? sentenceOf(found.error) : 'Six letters and digits.')}
        </p>
        <label className={card.field}>
          Your name
          <input
            type="text"
            value={name}
            maxLength={40}
            autoComplete="nickname"
            required
            onChange={({ target }) => setName(target.value)}
          />
          <span className={style.help}>As the others will see it on the screen.</span>
        </label>
        <div className={card.field}>
          <span aria-hidden="true">Your translation</span>
          <Select
            label="Your translation"
            value={translation}
            onChange={(version) => choose(version as TranslationId)}
          >
            {(about?.translations ?? TRANSLATION_IDS.map((id) => ({ id, name: id.toUpperCase() }))).map(
              (one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ),
            )}
          </Select>
        </div>
        {problem !== null && (
          <p role="alert" className={style.problem}>
            {problem}
          </p>
        )}
        <button type="submit" className={`${button.primary} ${style.go}`} disabled={isBusy}>
          Take my seat
        </button>
      </form>
    </Frame>
  );
}
