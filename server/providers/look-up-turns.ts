import type { TryEnd } from './service.ts';
import type { LookUps, LookUpTool } from './types.ts';

/** Turns of looking up before the answer must be written. */
export const MAX_LOOK_UP_TURNS = 4;
/** Of one turn; what is asked beyond that is refused. */
const MAX_CALLS_PER_TURN = 4;
const REFUSED = 'Error: too many look-ups at once. Answer with what you have.';

/** One thing that the model asked for, as it wrote it. */
export interface LookUpCall {
  readonly id: string;
  readonly name: string;
  /** JSON, if the model wrote it well. */
  readonly args: string;
}

/** One turn in which the model looked things up. `own` is what its service wants to be shown of it again. */
export interface LookUpTurn<Own> {
  readonly text: string;
  readonly calls: readonly LookUpCall[];
  readonly results: readonly string[];
  readonly native: Own | undefined;
}

/** What one turn of the model came to; the service's adapter fills it in while it reads. */
export interface TurnState<Own> {
  readonly calls: LookUpCall[];
  readonly end: TryEnd;
  native: Own | undefined;
}

/**
 * Asks the model turn by turn: what it looks up is answered and shown to it, until it writes its answer. After
 * `LOOK_UP_STEPS` such turns, or where a turn brought nothing at all, it is asked without look-ups. Yields the text of
 * all turns; `end` says how the last one ended, and counts what was written in all.
 */
export async function* streamWithLookUps<Own>(
  lookUps: LookUps | undefined,
  end: TryEnd,
  ask: (done: readonly LookUpTurn<Own>[], allowed: boolean, step: TurnState<Own>) => AsyncIterable<string>,
): AsyncGenerator<string, void> {
  const done: LookUpTurn<Own>[] = [];
  let allowed = lookUps !== undefined;
  /** Something was written before the turn that is read. */
  let hasBefore = false;
  let tokens: number | undefined;
  for (;;) {
    const step: TurnState<Own> = { calls: [], end: { finished: false }, native: undefined };
    let text = '';
    let hasText = false;
    const isLast = () => !allowed || (step.calls.length === 0 && (hasText || hasBefore));
    const updateEnd = () => {
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
        updateEnd();
        yield gap + piece;
      }
    } finally {
      updateEnd();
    }
    if (isLast() || !step.end.finished || lookUps === undefined) return;
    tokens = end.outputTokens;
    hasBefore ||= hasText;
    if (step.calls.length > 0) done.push(answerCalls(lookUps, text, step));
    allowed = step.calls.length > 0 && done.length < MAX_LOOK_UP_TURNS;
    // A sign of life: the model is asked again.
    yield '';
  }
}

function answerCalls<Own>(
  lookUps: LookUps,
  text: string,
  { calls, native }: TurnState<Own>,
): LookUpTurn<Own> {
  const results = calls.map(({ name, args }, place) =>
    place < MAX_CALLS_PER_TURN ? lookUps.answer(name, args) : REFUSED,
  );
  return { text, calls, results, native };
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
