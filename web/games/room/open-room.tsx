import { type FormEvent, type JSX, useState } from 'react';
import {
  GAME_CATEGORIES,
  GAME_DIFFICULTIES,
  ROOM_COUNTS,
  ROOM_TITLE_MAX_LENGTH,
} from '../../../contract/limits.ts';
import type { OpenRoomBody } from '../../../contract/rooms.ts';
import { sentenceOf } from '../../app/request.ts';
import { Shell } from '../../app/shell.tsx';
import { useTranslation } from '../../app/translation.ts';
import button from '../../ui/button.module.css';
import { CATEGORY_NAMES, DIFFICULTY_NAMES } from '../labels.ts';
import card from '../menu/card.module.css';
import { Choice } from '../menu/choice.tsx';
import { Segments } from '../menu/segments.tsx';
import { ReferenceField } from '../reference-field.tsx';
import { BackToRoom } from './back-to-room.tsx';
import style from './open-room.module.css';
import { type OwnSeat, openRoom } from './room-calls.ts';

type Count = (typeof ROOM_COUNTS)[number];
const SECONDS = [0, 20, 30, 45, 60, 90, 120, 180] as const;
const TEAMS = [0, 2, 3, 4, 5, 6] as const;

interface Chosen {
  readonly kind: 'bank' | 'passage';
  readonly reference: string;
  readonly category: (typeof GAME_CATEGORIES)[number] | 'all';
  readonly difficulty: (typeof GAME_DIFFICULTIES)[number] | 'all';
  readonly count: Count;
  readonly seconds: (typeof SECONDS)[number];
  readonly scoring: 'right' | 'speed';
  readonly teams: (typeof TEAMS)[number];
  readonly title: string;
}

const AT_FIRST: Chosen = {
  kind: 'bank',
  reference: '',
  category: 'all',
  difficulty: 'all',
  count: 10,
  seconds: 45,
  scoring: 'right',
  teams: 0,
  title: '',
};

const CATEGORIES = [
  ['all', 'All'],
  ...GAME_CATEGORIES.map((id) => [id, CATEGORY_NAMES[id]] as const),
] as const;
const DIFFICULTIES = [
  ['all', 'All'],
  ...GAME_DIFFICULTIES.map((id) => [id, DIFFICULTY_NAMES[id]] as const),
] as const;
const SOURCES = [
  ['bank', 'Berea'],
  ['passage', 'A passage'],
] as const;

/** What the leader chooses before a live room is opened. */
export function OpenRoom({ onOpened }: { onOpened: (seat: OwnSeat) => void }): JSX.Element {
  const [chosen, setChosen] = useState(AT_FIRST);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [version] = useTranslation();
  const change = (changed: Partial<Chosen>): void => {
    setChosen({ ...chosen, ...changed });
    setProblem(null);
  };
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      onOpened(await openRoom(bodyOf(chosen, version)));
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <Shell>
      <form className={style.page} onSubmit={(event) => void open(event)}>
        <div>
          <h1>Play live in a room</h1>
          <p className={style.lead}>
            Up to forty people answer on their own phones; you lead. Nobody needs an account or an app.
          </p>
          <BackToRoom />
        </div>
        <div className={style.fields}>
          <Choice
            label="Questions from"
            value={chosen.kind}
            options={SOURCES}
            onChange={(kind) => change({ kind: kind as Chosen['kind'] })}
          />
          {chosen.kind === 'passage' ? (
            <ReferenceField
              label="Passage"
              placeholder="Acts 12"
              value={chosen.reference}
              isWrong={problem !== null}
              onChange={(reference) => change({ reference })}
            />
          ) : (
            <>
              <Choice
                label="Category"
                value={chosen.category}
                options={CATEGORIES}
                onChange={(category) => change({ category: category as Chosen['category'] })}
              />
              <Choice
                label="Difficulty"
                value={chosen.difficulty}
                options={DIFFICULTIES}
                onChange={(difficulty) => change({ difficulty: difficulty as Chosen['difficulty'] })}
              />
            </>
          )}
        </div>
        <Segments
          legend="Questions"
          values={ROOM_COUNTS}
          value={chosen.count}
          onChange={(count) => change({ count })}
        />
        <div className={style.fields}>
          <Choice
            label="Time for each"
            value={String(chosen.seconds)}
            options={SECONDS.map((one) => [String(one), one === 0 ? 'No clock' : `${one} seconds`] as const)}
            onChange={(seconds) => change({ seconds: Number(seconds) as Chosen['seconds'] })}
          />
          <Choice
            label="What counts"
            value={chosen.scoring}
            options={[
              ['right', 'The answer'],
              ['speed', 'Speed too'],
            ]}
            onChange={(scoring) => change({ scoring: scoring as Chosen['scoring'] })}
          />
          <Choice
            label="Teams"
            value={String(chosen.teams)}
            options={TEAMS.map((one) => [String(one), one === 0 ? 'None' : String(one)] as const)}
            onChange={(teams) => change({ teams: Number(teams) as Chosen['teams'] })}
          />
        </div>
        <label className={card.field}>
          Name of the evening (optional)
          <input
            type="text"
            value={chosen.title}
            maxLength={ROOM_TITLE_MAX_LENGTH}
            autoComplete="off"
            placeholder="Tuesday evening"
            onChange={({ target }) => change({ title: target.value })}
          />
        </label>
        {problem !== null && (
          <p role="alert" className={style.problem}>
            {problem}
          </p>
        )}
        <p className={style.go}>
          <button
            type="submit"
            className={button.primary}
            disabled={isBusy || (chosen.kind === 'passage' && chosen.reference.trim() === '')}
          >
            Open the room
          </button>
        </p>
        <p className={style.lead}>
          A room keeps names, answers and scores only while it is open: an hour after the game, twelve hours
          at the most.
        </p>
      </form>
    </Shell>
  );
}

function bodyOf(chosen: Chosen, version: string | null): OpenRoomBody {
  const { kind, reference, category, difficulty, count, seconds, scoring, teams, title } = chosen;
  const wording = version === null ? {} : { version };
  return {
    source:
      kind === 'passage'
        ? { kind, reference: reference.trim(), ...wording }
        : { kind, category, difficulty, ...wording },
    count,
    secondsPerQuestion: seconds,
    scoring,
    teams,
    ...(title.trim() !== '' && { title: title.trim() }),
  };
}
