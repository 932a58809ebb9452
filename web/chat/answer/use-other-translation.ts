import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { lookupProblem, passageQuery } from '../../passages/passage-query.ts';
import { type OtherTranslation, ShownPassagesContext } from './shown-passages.ts';

interface ShownTranslation {
  /** In lower case: the translation that was chosen, or the one that the reply quoted. */
  readonly version: string;
  readonly loading: boolean;
  readonly problem: string | null;
  readonly show: (version: string) => void;
}

/** Shows a quoted passage in another translation. The choice is not stored; after a failure the passage stays as it was. */
export function useOtherTranslation(
  { id, reference, version }: ScriptureReference,
  other: OtherTranslation | null,
  setOther: (other: OtherTranslation | null) => void,
): ShownTranslation {
  const quoted = version.toLowerCase();
  const client = useQueryClient();
  const shown = useContext(ShownPassagesContext);
  const [chosen, setChosen] = useState(quoted);
  const [problem, setProblem] = useState<string | null>(null);
  const latestChoice = useRef(quoted);

  useEffect(() => {
    if (!other) return;
    shown?.set(id, other);
    return () => {
      shown?.delete(id);
    };
  }, [id, other, shown]);

  const show = async (next: string): Promise<void> => {
    latestChoice.current = next;
    setChosen(next);
    setProblem(null);
    if (next === quoted) {
      setOther(null);
      return;
    }
    try {
      const [passage, { PassageText }] = await Promise.all([
        client.fetchQuery(passageQuery(reference, next)),
        import('../../passages/passage-text.tsx'),
      ]);
      if (latestChoice.current === next) setOther({ passage, PassageText });
    } catch (error) {
      if (latestChoice.current !== next) return;
      const before = other?.passage.version ?? version;
      latestChoice.current = before.toLowerCase();
      setChosen(before.toLowerCase());
      setProblem(`Still in the ${before}. ${lookupProblem(error).sentence}`);
    }
  };
  const loading = chosen !== (other?.passage.version ?? version).toLowerCase();
  return { version: chosen, loading, problem, show: (next) => void show(next) };
}
