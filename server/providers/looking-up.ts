import type { TryEnd } from './service.ts';
import type { LookUps, LookUpTool } from './types.ts';

/** Turns of looking up before the answer must be written. */
export const LOOK_UP_STEPS = 4;
/** Of one turn; what is asked beyond that is refused. */
const CALLS_A_STEP = 4;
const REFUSED = 'Error: too many look-ups at once. Answer with what you have.';

/** One thing that the model asked for, as it wrote it. */
export interface LookUpCall {
  readonly id: string;
  readonly name: string;
  /** JSON, if the model wrote it well. */
  readonly given: string;
}

/** One turn in which the model looked things up. `own` is what its service wants to be shown of it again. */
export interface Exchange<Own> {
  readonly text: string;
  readonly calls: readonly LookUpCall[];
  readonly results: readonly string[];
  readonly own: Own | undefined;
}

/** What one turn of the model came to; the service's adapter fills it in while it reads. */
export interface Step<Own> {
  readonly calls: LookUpCall[];
  readonly end: TryEnd;
  own: Own | undefined;
}

/**
 * Asks the model turn by turn: what it looks up is answered and shown to it, until it writes its answer. After
 * `LOOK_UP_STEPS` such turns, or where a turn brought nothing at all, it is asked without look-ups. Yields the text of
 * all turns; `end` says how the last one ended, and counts what was written in all.
 */
export async function* lookingUp<Own>(
  lookUps: LookUps | undefined,
  end: TryEnd,
  ask: (done: readonly Exchange<Own>[], allowed: boolean, step: Step<Own>) => AsyncIterable<string>,
): AsyncGenerator<string, void> {
  const done: Exchange<Own>[] = [];
  let allowed = lookUps !== undefined;
  /** Something was written before the turn that is read. */
  let hasBefore = false;
  let tokens: number | undefined;
  for (;;) {
    const step: Step<Own> = { calls: [], end: { finished: false }, own: undefined };
    let text = '';
    let hasText = false;
    const isLast = () => !allowed || (step.calls.length === 0 && (hasText || hasBefore));
    const tellEnd = () => {
      if (step.end.outputTokens !== undefined) end.outputTokens = (tokens ?? 0) + step.end.outputTokens;
      end.finished = step.end.finished && isLast();
    };
    try {
      for await (const piece of ask(done, allowed, step)) {
        // What was written before a look-up and what is written after it are paragraphs of their own.
        const begins: boolean = !hasText && piece.trim() !== '';
        const gap = begins && hasBefore ? '\n\n' : '';
        hasText ||= begins;
        text += piece;
        tellEnd();
        yield gap + piece;
      }
    } finally {
      tellEnd();
    }
    if (isLast() || !step.end.finished || lookUps === undefined) return;
    tokens = end.outputTokens;
    hasBefore ||= hasText;
    if (step.calls.length > 0) done.push(answered(lookUps, text, step));
    allowed = step.calls.length > 0 && done.length < LOOK_UP_STEPS;
    // A sign of life: the model is asked again.
    yield '';
  }
}

function answered<Own>(lookUps: LookUps, text: string, { calls, own }: Step<Own>): Exchange<Own> {
  const results = calls.map(({ name, given }, place) =>
    place < CALLS_A_STEP ? lookUps.answer(name, given) : REFUSED,
  );
  return { text, calls, results, own };
}

/** The parameters as JSON Schema, which all services understand. */
export function schemaOf({ parameters, required }: LookUpTool) {
  return {
    type: 'object' as const,
    properties: Object.fromEntries(
      Object.entries(parameters).map(([name, description]) => [name, { type: 'string', description }]),
    ),
    required: [...required],
  };
}
