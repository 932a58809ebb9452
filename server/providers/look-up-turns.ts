import { createGrowingText } from './growing-text.ts';
import type { TryEnd } from './service.ts';
import type { LookUps, LookUpTool } from './types.ts';

/** How many turns the model may look things up before it must write its answer. */
export const MAX_LOOK_UP_TURNS = 4;
/** More look-ups in one turn are refused. */
const MAX_CALLS_PER_TURN = 4;
const REFUSED = 'Error: too many look-ups at once. Answer with what you have.';

/** One look-up as the model wrote it. */
export interface LookUpCall {
  readonly id: string;
  readonly name: string;
  /** JSON, if the model wrote it well. */
  readonly args: string;
}

/** A finished turn in which the model looked things up. `native` is the turn in the form in which its service wants it back. */
export interface LookUpTurn<Native> {
  readonly text: string;
  readonly calls: readonly LookUpCall[];
  readonly results: readonly string[];
  readonly native: Native | undefined;
}

/** What one turn of the model contains; the service's adapter fills it in while it reads. */
export interface TurnState<Native> {
  readonly calls: LookUpCall[];
  readonly end: TryEnd;
  native: Native | undefined;
}

/** One turn that the service's adapter asks the model for. */
export interface ModelTurn<Native> {
  /** The turns of this reply in which the model looked things up. */
  readonly earlier: readonly LookUpTurn<Native>[];
  /** Whether the model may look things up in this turn. */
  readonly toolsAllowed: boolean;
  readonly state: TurnState<Native>;
}

/**
 * Asks the model turn by turn: its look-ups are answered and sent back to it, until it writes its answer. After
 * `MAX_LOOK_UP_TURNS` such turns, or an empty one, it is asked without look-ups. Yields the text of all turns; `end` says
 * how the last one ended and counts the tokens of all.
 */
export async function* streamWithLookUps<Native>(
  lookUps: LookUps | undefined,
  end: TryEnd,
  ask: (turn: ModelTurn<Native>) => AsyncIterable<string>,
): AsyncGenerator<string, void> {
  const earlier: LookUpTurn<Native>[] = [];
  let toolsAllowed = lookUps !== undefined;
  /** An earlier turn has text. */
  let hasEarlierText = false;
  let tokens: number | undefined;
  for (;;) {
    const state: TurnState<Native> = { calls: [], end: { finished: false }, native: undefined };
    const text = createGrowingText();
    let hasText = false;
    const isLast = () => !toolsAllowed || (state.calls.length === 0 && (hasText || hasEarlierText));
    const updateEnd = () => {
      if (state.end.outputTokens !== undefined) end.outputTokens = (tokens ?? 0) + state.end.outputTokens;
      end.finished = state.end.finished && isLast();
      end.cutOff = state.end.cutOff;
    };
    try {
      for await (const piece of ask({ earlier, toolsAllowed, state })) {
        // Text before a look-up and text after it are separate paragraphs.
        const begins: boolean = !hasText && piece.trim() !== '';
        const gap = begins && hasEarlierText ? '\n\n' : '';
        hasText ||= begins;
        if (lookUps) text.append(piece);
        updateEnd();
        yield gap + piece;
      }
    } finally {
      updateEnd();
    }
    if (isLast() || !state.end.finished || lookUps === undefined) return;
    tokens = end.outputTokens;
    hasEarlierText ||= hasText;
    if (state.calls.length > 0) earlier.push(answerCalls(lookUps, text.from(0), state));
    toolsAllowed = state.calls.length > 0 && earlier.length < MAX_LOOK_UP_TURNS;
    lookUps.onAskedAgain?.();
    // A sign of life, since the model is now asked again.
    yield '';
  }
}

function answerCalls<Native>(
  lookUps: LookUps,
  text: string,
  { calls, native }: TurnState<Native>,
): LookUpTurn<Native> {
  const results = calls.map(({ name, args }, index) =>
    index < MAX_CALLS_PER_TURN ? lookUps.answer(name, args) : REFUSED,
  );
  return { text, calls, results, native };
}

/** A tool's parameters as JSON Schema, which all services understand. */
export function schemaOf({ parameters, required }: LookUpTool) {
  return {
    type: 'object' as const,
    properties: Object.fromEntries(
      Object.entries(parameters).map(([name, description]) => [name, { type: 'string', description }]),
    ),
    required: [...required],
  };
}
