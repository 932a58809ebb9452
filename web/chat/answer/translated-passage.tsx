import type { JSX, ReactNode } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { useAbout } from '../../app/about.ts';
import { Select } from '../../ui/select.tsx';
import style from './passage.module.css';
import { PassageFoot, Status } from './passage-foot.tsx';
import { useOtherTranslation } from './use-other-translation.ts';

/**
 * Scripture that the reader can see in another translation, at its place. The quoted words stay in the page, hidden,
 * so that highlights of the reply keep their places.
 */
export function TranslatedPassage({
  finding,
  children,
}: {
  finding: ScriptureReference;
  children: ReactNode;
}): JSX.Element {
  const about = useAbout();
  const { version, other, loading, problem, show } = useOtherTranslation(finding);
  const choices = about?.translations ?? [];
  const canChoose = choices.some(({ id }) => id === finding.version.toLowerCase());
  return (
    <>
      <blockquote className={style.words} hidden={other !== null} aria-busy={loading}>
        {children}
      </blockquote>
      {other && (
        <blockquote className={style.words} data-sign aria-busy={loading}>
          <other.Text passage={other.passage} />
        </blockquote>
      )}
      <PassageFoot finding={finding}>
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
        <span role="status" className={style.state}>
          {other ? (
            <span className={style.version}>The reply quoted the {finding.version}</span>
          ) : (
            <Status finding={finding} />
          )}
        </span>
      </PassageFoot>
      {problem && (
        <p className={style.note} role="alert" data-sign>
          {problem}
        </p>
      )}
    </>
  );
}
