import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { type FormEvent, type JSX, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { PAGES } from '../../../contract/pages.ts';
import type { RoomSummary } from '../../../contract/rooms.ts';
import { codeProblem, ROOM_CODE_LENGTH, readRoomCode } from '../../../games/rooms/code.ts';
import {
  firstCharacters,
  NAME_PROBLEMS,
  PLAYER_NAME_MAX,
  readPlayerName,
} from '../../../games/rooms/player-name.ts';
import { TRANSLATION_IDS, type TranslationId } from '../../../scripture/translations.ts';
import { useAbout } from '../../app/about.ts';
import { newUuid } from '../../app/identifiers.ts';
import { isNotFound, RequestError, sentenceOf } from '../../app/request.ts';
import { useTranslation } from '../../app/translation.ts';
import { usePage } from '../../app/use-page.ts';
import button from '../../ui/button.module.css';
import { Select } from '../../ui/select.tsx';
import card from '../menu/card.module.css';
import { BackToRoom } from './back-to-room.tsx';
import { Frame } from './frame.tsx';
import { hereInWords } from './here-in-words.ts';
import style from './join-page.module.css';
import { useOwnTranslation } from './own-translation.ts';
import { PlayerScreen } from './player-screen.tsx';
import { findRoom, joinRoom, type OwnSeat, playerSeat } from './room-calls.ts';
import { useStepFocus } from './use-step-focus.ts';

/** /join and /join/{code}: takes a seat in a live room, or comes back to it (behaviour 15.7). */
export function JoinPage({ code }: { code: string | null }): JSX.Element {
  usePage(PAGES.join.name);
  const [, navigate] = useLocation();
  const read = readRoomCode(code ?? '');
  const [joined, setJoined] = useState<OwnSeat | null>(null);
  // Read once: a seat that turns out to be gone is forgotten, and its screen still says so.
  const stored = useMemo(() => (read === undefined ? null : playerSeat(read)), [read]);
  const seat = joined?.code === read ? joined : stored;
  if (seat) return <PlayerScreen key={seat.secret} seat={seat} isReturning={seat !== joined} />;
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
  const [isTried, setTried] = useState(false);
  const [nameProblem, setNameProblem] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const [, choose] = useTranslation();
  const translation = useOwnTranslation();
  const about = useAbout();
  const key = useRef(newUuid());
  const code = readRoomCode(typed);
  const found = useQuery({
    queryKey: ['/api/game-rooms', code ?? ''],
    queryFn: () => findRoom(code ?? ''),
    enabled: code !== undefined,
    // Others join, and the game ends.
    staleTime: 0,
  });
  useStepFocus('form');
  const wrongCode = codeInWords(typed, isTried) ?? foundProblem(found);
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    setNameProblem(null);
    setProblem(null);
    if (code === undefined) return codeField.current?.focus();
    const read = readPlayerName(name);
    if ('problem' in read) return refuseName(NAME_PROBLEMS[read.problem]);
    setBusy(true);
    try {
      await onJoin(code, name, key.current);
    } catch (error) {
      setBusy(false);
      const why = error instanceof RequestError ? error.code : null;
      if (why === 'NAME_UNFIT') return refuseName(sentenceOf(error));
      if (why !== 'ROOM_NOT_FOUND' && why !== 'ROOM_ENDED') return setProblem(sentenceOf(error));
      // Said below the code, once.
      await found.refetch();
      codeField.current?.focus();
    }
  };
  const refuseName = (why: string): void => {
    setNameProblem(why);
    nameField.current?.focus();
  };
  return (
    <Frame
      size="phone"
      foot={<p>If your phone sleeps or loses the network, your seat and score wait for you.</p>}
    >
      <form className={style.form} noValidate onSubmit={(event) => void join(event)}>
        <div>
          <h1 tabIndex={-1}>Join the room</h1>
          <p className={style.lead}>No account, no app.</p>
          <BackToRoom />
        </div>
        <label className={`${card.field} ${style.code}`}>
          Code
          <input
            ref={codeField}
            type="text"
            value={typed}
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            aria-invalid={wrongCode !== undefined}
            aria-describedby="found"
            onChange={({ target }) => {
              setTyped(target.value);
              setTried(false);
            }}
          />
        </label>
        <p
          id="found"
          className={wrongCode !== undefined ? style.wrong : found.data ? style.found : style.help}
          aria-live="polite"
        >
          {wrongCode ??
            (found.data ? (
              <>
                <Check aria-hidden="true" />
                <span>
                  {found.data.title}. {hereInWords(found.data.players)}
                </span>
              </>
            ) : (
              'Six letters and digits.'
            ))}
        </p>
        <div className={style.name}>
          <label className={card.field}>
            Your name
            <input
              ref={nameField}
              type="text"
              value={name}
              autoComplete="nickname"
              required
              aria-invalid={nameProblem !== null}
              aria-describedby="name-help"
              onChange={({ target, nativeEvent }) => {
                // What is being composed, as Chinese is typed, must not be cut.
                const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
                setName(isComposing ? target.value : firstCharacters(target.value, PLAYER_NAME_MAX));
                setNameProblem(null);
                // Another name is another seat.
                key.current = newUuid();
              }}
            />
          </label>
          <p id="name-help" className={nameProblem === null ? style.help : style.wrong} aria-live="polite">
            {nameProblem ?? 'As the others will see it on the screen.'}
          </p>
        </div>
        <div className={`${card.field} ${style.translation}`}>
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
        <button type="submit" className={`${button.primary} ${style.go}`} aria-disabled={isBusy}>
          Take my seat
        </button>
      </form>
    </Frame>
  );
}

/** What is wrong with a code as it was typed. Its length is, once somebody has tried to join with it. */
function codeInWords(typed: string, isTried: boolean): string | undefined {
  const problem = codeProblem(typed);
  if (problem?.kind === 'unused') {
    const characters = new Intl.ListFormat('en', { type: 'disjunction' }).format(problem.characters);
    return `No code has ${characters} in it. Please look at the screen again.`;
  }
  if (!isTried || problem === undefined) return undefined;
  return problem.length === 0
    ? 'Please type the code that is on the screen.'
    : `A code has ${ROOM_CODE_LENGTH} letters and digits. This one has ${problem.length}.`;
}

/** Why nobody can join the room of a possible code. */
function foundProblem({
  data,
  error,
}: {
  data: RoomSummary | undefined;
  error: unknown;
}): string | undefined {
  if (isNotFound(error)) return sentenceOf(error);
  return data?.state === 'ended' ? 'The game in this room is over.' : undefined;
}
