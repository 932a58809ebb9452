import type { CompiledQuery } from 'kysely';
import { linesFor, regionOf } from '../../care/help-lines.ts';
import { JUDGED_TOGETHER } from '../../care/judge.ts';
import type { CareDetector, CareFinding, CareKind } from '../../care/types.ts';
import type { HelpLine, HelpLines } from '../../content/help-lines.ts';
import type { CareLines, CareReferrals } from '../../contract/care.ts';
import type { Care } from '../../contract/chat.ts';
import { takeTurns } from '../concurrency/take-turns.ts';
import type { Storage } from '../storage/types.ts';
import { rememberSigns } from './remembered-signs.ts';
import { rememberDangers } from './shown-dangers.ts';
import { countReferral, readReferrals } from './store.ts';

/** Sees danger in a visitor's words and says who can help. What it finds is worked out anew each time and never stored. */
export interface CareService {
  /**
   * What each of these messages from the one at `from` on calls for, with those before it known; `said` are one visitor's
   * own words, oldest first. Urgent is also what the rules do not see and the guide answers as danger.
   */
  find(said: readonly string[], from?: number): Promise<(CareFinding | null)[]>;
  /** As messages carry it; `region` is the reader's. */
  answer(finding: Pick<CareFinding, 'level' | 'kind'>, region: string | undefined): Care;
  /** Raises the month's count; for the transaction that stores the message. */
  count(kind: CareKind): CompiledQuery;
  lines(region: string | undefined): CareLines;
  referrals(): Promise<CareReferrals>;
}

/** `now` in milliseconds since 1970. */
export function createCare(parts: {
  storage: Storage;
  lines: HelpLines;
  rules: CareDetector;
  now: () => number;
}): CareService {
  const { storage, lines, rules, now } = parts;
  const detectSigns = rememberSigns(rules.detectSigns);
  const dangersOf = rememberDangers(detectSigns);
  const regions = lines.regions.map(({ region, name }) => ({ id: region, name }));
  return {
    async find(said, from = 0) {
      const turn = takeTurns();
      const heard: ReturnType<CareDetector['detectSigns']>[] = [];
      for (const words of said) {
        await turn();
        heard.push(detectSigns(words));
      }
      const dangerAt = dangersOf(said, turn);
      const found: (CareFinding | null)[] = [];
      for (let index = from; index < said.length; index++) {
        const finding = rules.judge(heard.slice(Math.max(0, index + 1 - JUDGED_TOGETHER), index + 1));
        found.push(finding?.level === 'urgent' ? finding : ((await dangerAt(index)) ?? finding));
      }
      return found;
    },
    answer({ level, kind }, wanted) {
      const region = regionOf(lines, wanted);
      return { level, kind, region: region.region, resources: linesFor(region, kind).map(withoutKinds) };
    },
    count: (kind) => countReferral(storage.db, new Date(now()).toISOString().slice(0, 7), kind),
    lines(wanted) {
      const { region, lines: all } = regionOf(lines, wanted);
      const { checked, note } = lines;
      const resources = all.map((line) => ({ ...line, kinds: [...line.kinds] }));
      return { region, regions, checked, ...(note && { note }), resources };
    },
    async referrals() {
      const months = new Map<string, Record<CareKind, number>>();
      for (const { month, kind, count } of await readReferrals(storage.db)) {
        const counts = months.get(month) ?? { crisis: 0, abuse: 0, child: 0, medical: 0, danger: 0 };
        counts[kind] = count;
        months.set(month, counts);
      }
      return { months: [...months].map(([month, counts]) => ({ month, counts })) };
    },
  };
}

function withoutKinds({ kinds: _, ...line }: HelpLine): Care['resources'][number] {
  return line;
}
