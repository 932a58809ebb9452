import type { MindShown } from '../../../care/ill-mind-in-talk.ts';
import type { Danger } from '../../../content/guide/danger/types.ts';

/** The danger that one message shows by itself. */
export interface ShownDanger {
  readonly danger: Danger;
  /** Not said surely enough: it is asked about directly. */
  readonly isVeiled: boolean;
  /** Named by its own words, and not only by its kind. */
  readonly isNamed: boolean;
}

/** What is known of a visitor before a message. */
export interface Known {
  /** Whether they are under age. */
  readonly isYoung: boolean;
  /** What they said, in plain words. */
  readonly before: string;
  /** What their messages showed of a mind that is ill. */
  readonly mind: Pick<MindShown, 'hears' | 'isIll'>;
}
