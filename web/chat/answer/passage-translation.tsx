import type { JSX } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { useAbout } from '../../app/about.ts';
import { Select } from '../../ui/select.tsx';
import style from './passage.module.css';
import { FindingStatus } from './passage-footer.tsx';
import type { OtherTranslation } from './shown-passages.ts';
import { useOtherTranslation } from './use-other-translation.ts';

interface PassageTranslationProps {
  finding: ScriptureReference;
  /** The translation that is shown in place of the quoted one; null where the quoted one is shown. */
  other: OtherTranslation | null;
  onChange: (other: OtherTranslation | null) => void;
}

/** In a passage's foot: a choice of the translation to see it in, and the result of its check. */
export function PassageTranslation({ finding, other, onChange }: PassageTranslationProps): JSX.Element {
  const about = useAbout();
  const { version, loading, problem, show } = useOtherTranslation(finding, other, onChange);
  const choices = about?.translations ?? [];
  const canChoose = choices.some(({ id }) => id === finding.version.toLowerCase());
  return (
    <>
      {canChoose ? (
        <Select
          className={style.choice}
          label={`Translation of ${finding.reference}`}
          value={version}
          onChange={show}
          shown={version.toUpperCase()}
        >
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {id.toUpperCase()} · {id === finding.version.toLowerCase() ? 'as the reply quoted it' : name}
            </option>
          ))}
        </Select>
      ) : (
        <span className={style.version}>{finding.version}</span>
      )}
      <span role="status" className={style.state} aria-busy={loading}>
        {other ? (
          <span className={style.version}>The reply quoted the {finding.version}</span>
        ) : (
          <FindingStatus finding={finding} />
        )}
      </span>
      {problem && (
        <p className={style.note} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
