import Coffee from 'lucide-react/icons/coffee';
import Tent from 'lucide-react/icons/tent';
import Timer from 'lucide-react/icons/timer';
import User from 'lucide-react/icons/user';
import { type JSX, useId } from 'react';
import input from '../covering-input.module.css';
import style from './mode-picker.module.css';

export type Mode = 'individual' | 'icebreaker' | 'quickfire' | 'team-building';

const MODES = [
  { id: 'individual', Icon: User, name: 'Individual Play', line: 'At your own pace' },
  {
    id: 'icebreaker',
    Icon: Coffee,
    name: 'Bible Study Icebreaker',
    line: '3 to 15 people, 10 to 30 minutes',
  },
  { id: 'quickfire', Icon: Timer, name: 'Quick Fire', line: '10, 15 or 20, against the clock' },
  { id: 'team-building', Icon: Tent, name: 'Team Building', line: 'Like Nehemiah’s wall, but shorter' },
] as const satisfies readonly { id: Mode; Icon: unknown; name: string; line: string }[];

/** The four modes as large radio buttons. */
export function ModePicker({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }): JSX.Element {
  const name = useId();
  return (
    <fieldset className={style.modes}>
      <legend className="unseen">How to play</legend>
      {MODES.map(({ id, Icon, name: title, line }) => (
        <label key={id} className={style.mode}>
          <input
            type="radio"
            className={input.covering}
            name={name}
            value={id}
            checked={id === mode}
            onChange={() => onChange(id)}
          />
          <span className={style.face}>
            <Icon aria-hidden="true" />
            <b>{title}</b>
            <span className={style.line}>{line}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
