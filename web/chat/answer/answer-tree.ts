import type { ScriptureReference } from '../../../contract/chat.ts';
import type { Highlight } from '../highlights/highlight.ts';

/** A block of an answer as it is drawn. There is no kind for HTML or pictures: what has no kind here cannot reach the page. */
export type Block =
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'heading'; level: 3 | 4 | 5 | 6; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  /** A block quote that the Berea check has decided on. */
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
  /** The end of a quotation or reference inside a sentence, with what the check says of it. */
  | { kind: 'finding'; text: string; finding: ScriptureReference; inlines?: Inline[] }
  /** Words under highlights, the oldest first. */
  | { kind: 'marked'; highlights: readonly Highlight[]; inlines: Inline[] }
  /** Stands behind the last word of a highlight. */
  | { kind: 'highlight-end'; highlight: Highlight };

/** A finding of the check that lies in the block, with the very text it stands for. */
export interface FindingSource {
  readonly finding: ScriptureReference;
  readonly source: string;
}
