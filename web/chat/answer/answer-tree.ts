import type { ScriptureReference } from '../../../contract/chat.ts';
import type { Highlight } from '../highlights/highlight.ts';

/** A block of a reply as it is drawn. There is no kind for HTML or pictures, so that neither can reach the page. */
export type Block =
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'heading'; level: 3 | 4 | 5 | 6; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  /** A block quote with a finding of the Berea check. */
  | { kind: 'passage'; blocks: Block[]; finding: ScriptureReference }
  /** `inlines`: the same text with its highlights. */
  | { kind: 'code'; text: string; inlines?: Inline[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' };

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em' | 'del'; inlines: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; inlines: Inline[] }
  | { kind: 'break' }
  /** A quotation or reference inside a sentence, with its finding. */
  | { kind: 'finding'; text: string; finding: ScriptureReference; inlines?: Inline[] }
  /** Highlighted text; the oldest highlight comes first. */
  | { kind: 'highlighted'; highlights: readonly Highlight[]; inlines: Inline[] }
  /** Comes after the last word of a highlight. */
  | { kind: 'highlight-end'; highlight: Highlight };

/** A finding that lies in a block, with the Markdown that it covers. */
export interface FindingSource {
  readonly finding: ScriptureReference;
  readonly source: string;
}
