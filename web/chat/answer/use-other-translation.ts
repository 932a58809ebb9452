import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { lookupProblem, passageQuery } from '../../passages/passage-query.ts';
import { type OtherWords, ShownPassagesContext } from './shown-passages.ts';

interface OtherTranslation {
  /** In lower case; the one that was asked for, or the one that the reply quoted. */
  readonly version: string;
  readonly loading: boolean;
  readonly problem: string | null;
  readonly show: (version: string) => void;
}

/** Shows a passage in another translation at its place. Nothing of it is remembered; a failure leaves the quoted words. */
export function useOtherTranslation(
  { id, reference, version }: ScriptureReference,
  other: OtherWords | null,
  setOther: (other: OtherWords | null) => void,
): OtherTranslation {
  const quoted = version.toLowerCase();
  const client = useQueryClient();
  const shown = useContext(ShownPassagesContext);
  const [asked, setAsked] = useState(quoted);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(quoted);

  useEffect(() => {
    if (!other) return;
    shown?.set(id, other);
    return () => {
      shown?.delete(id);
    };
  }, [id, other, shown]);

  const show = async (next: string): Promise<void> => {
    latest.current = next;
    setAsked(next);
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
      if (latest.current === next) setOther({ passage, Text: PassageText });
    } catch (error) {
      if (latest.current !== next) return;
      const before = other?.passage.version ?? version;
      latest.current = before.toLowerCase();
      setAsked(before.toLowerCase());
      setProblem(`Still in the ${before}. ${lookupProblem(error).sentence}`);
    }
  };
  const loading = asked !== (other?.passage.version ?? version).toLowerCase();
  return { version: asked, loading, problem, show: (next) => void show(next) };
}
