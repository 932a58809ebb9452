import { type JSX, useState } from 'react';
import type { TeamChallenge } from '../../../content/en/games/types.ts';
import { sentenceOf } from '../../app/request.ts';
import button from '../../ui/button.module.css';
import card from '../menu/card.module.css';
import { Segments } from '../menu/segments.tsx';
import { readTeamChallenge } from '../queries.ts';
import { useKeptState } from '../use-kept-state.ts';
import style from './group.module.css';
import { groupsOf, namesIn } from './groups-of.ts';
import { NamesField } from './names-field.tsx';
import type { RunningChallenge } from './running.ts';
import { TeamStage } from './team-stage.tsx';

const TEAMS = [2, 3, 4, 5] as const;
const TRIES = 3;

/** One that is not the current one, where chance allows. */
async function anotherChallenge(currentId: string | undefined): Promise<TeamChallenge> {
  for (let left = TRIES; left > 0; left -= 1) {
    const challenge = await readTeamChallenge();
    if (challenge.id !== currentId) return challenge;
  }
  return readTeamChallenge();
}

/** Draws lots: the names in teams as equal as they can be. */
const teamsOf = (names: readonly string[], teams: number): string[][] =>
  groupsOf(names, Array<number>(teams).fill(Math.ceil(names.length / teams)), Math.random);

/** Team Building: how many teams; then a challenge with its rounds, answers and scores. */
export function TeamMode(): JSX.Element {
  const [running, setRunning] = useKeptState<RunningChallenge | null>('team-challenge', null);
  const [names, setNames] = useState('');
  const [teams, setTeams] = useState<(typeof TEAMS)[number]>(2);
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const draw = async (): Promise<void> => {
    setLoading(true);
    setProblem(null);
    try {
      const challenge = await anotherChallenge(running?.challenge.id);
      const members = running?.members ?? teamsOf(namesIn(names), teams);
      const scores = members.map(() => 0);
      setRunning({ challenge, members, scores, round: 0, clock: null, revealed: [] });
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setLoading(false);
    }
  };

  if (running)
    return (
      <TeamStage running={running} problem={problem} onChange={setRunning} onAnother={() => void draw()} />
    );
  return (
    <section className={`${card.start} ${style.setup}`} aria-label="Team Building">
      <p>A challenge for 3 to 15 people in teams, with things to do, questions to answer and time to talk.</p>
      <Segments legend="Teams" values={TEAMS} value={teams} onChange={setTeams} />
      <NamesField label="Names, to draw teams (not needed, and not sent)" value={names} onChange={setNames} />
      <div className={card.go}>
        <button type="button" className={button.primary} disabled={isLoading} onClick={() => void draw()}>
          Get a Challenge
        </button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
