import Check from 'lucide-react/icons/check';
import { Fragment, type JSX, type ReactNode, useContext } from 'react';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { Reference } from '../../passages/reference.tsx';
import { HighlightEnd, HighlightMark } from '../highlights/highlight-mark.tsx';
import style from './answer.module.css';
import type { Block, Inline } from './answer-tree.ts';
import { WithDivineName } from './divine-name.tsx';
import { OpenFindingContext } from './finding-dialog-provider.tsx';
import { Passage } from './passage.tsx';
import { referenceIn } from './reference-in.ts';

/** Draws blocks of a reply. Their positions serve as keys: a reply only grows at its end. */
export function Blocks({
  blocks,
  scripture = false,
}: {
  blocks: readonly Block[];
  scripture?: boolean;
}): JSX.Element {
  return (
    <>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a block only grow at the end
        <BlockView key={index} block={block} scripture={scripture} />
      ))}
    </>
  );
}

function BlockView({ block, scripture }: { block: Block; scripture: boolean }): JSX.Element {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} scripture={scripture} />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <Inlines inlines={block.inlines} />
        </Heading>
      );
    }
    case 'list':
      return block.ordered ? (
        <ol start={block.start}>
          <Items items={block.items} />
        </ol>
      ) : (
        <ul>
          <Items items={block.items} />
        </ul>
      );
    case 'quote':
      return (
        <blockquote className={style.quote}>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'passage':
      return (
        <Passage finding={block.finding}>
          <Blocks blocks={block.blocks} scripture={block.finding.status !== 'not-found'} />
        </Passage>
      );
    case 'code':
      return (
        <pre className={style.code}>
          <code>{block.inlines ? <Inlines inlines={block.inlines} /> : block.text}</code>
        </pre>
      );
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
    case 'rule':
      return <hr />;
  }
}

const Items = ({ items }: { items: readonly Block[][] }): JSX.Element => (
  <>
    {items.map((blocks, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items only grow at the end
      <li key={index}>
        {blocks.length === 1 && blocks[0]?.kind === 'paragraph' ? (
          <Inlines inlines={blocks[0].inlines} />
        ) : (
          <Blocks blocks={blocks} />
        )}
      </li>
    ))}
  </>
);

function Table({ head, rows }: { head: Inline[][]; rows: Inline[][][] }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className={style.table} tabIndex={0} aria-label="Table">
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
              <th key={index} scope="col">
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows only grow at the end
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                <td key={column}>
                  <Inlines inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Inlines({
  inlines,
  scripture = false,
}: {
  inlines: readonly Inline[];
  scripture?: boolean;
}): JSX.Element {
  return (
    <>
      {inlines.map((inline, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence only grow at the end
        <Fragment key={index}>{drawInline(inline, scripture)}</Fragment>
      ))}
    </>
  );
}

function drawInline(inline: Inline, scripture: boolean): JSX.Element | string {
  switch (inline.kind) {
    case 'text':
      return scripture ? <WithDivineName text={inline.text} /> : inline.text;
    case 'strong':
    case 'em':
    case 'del': {
      const Tag = inline.kind;
      return (
        <Tag>
          <Inlines inlines={inline.inlines} scripture={scripture} />
        </Tag>
      );
    }
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return (
        <a
          href={inline.href}
          // A number opens the telephone, and no tab.
          {...(/^https?:/.test(inline.href) && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          <Inlines inlines={inline.inlines} />
        </a>
      );
    case 'finding':
      return (
        <InlineFinding finding={inline.finding}>
          {inline.inlines ? (
            <Inlines inlines={inline.inlines} />
          ) : (
            <FindingText text={inline.text} finding={inline.finding} />
          )}
        </InlineFinding>
      );
    case 'highlighted':
      return (
        <HighlightMark highlights={inline.highlights}>
          <Inlines inlines={inline.inlines} scripture={scripture} />
        </HighlightMark>
      );
    case 'highlight-end':
      return <HighlightEnd highlight={inline.highlight} />;
  }
}

/** The text of a finding; where it quotes, the reference in it is the link to its passage. */
function FindingText({ text, finding }: { text: string; finding: ScriptureReference }): JSX.Element {
  const { status, osis, reference } = finding;
  const isQuotation = status !== 'mentioned' && status !== 'not-found';
  const range = isQuotation && osis ? referenceIn(text, reference) : null;
  if (!range) return <>{text}</>;
  return (
    <>
      {text.slice(0, range.start)}
      <Reference reference={reference}>{text.slice(range.start, range.end)}</Reference>
      {text.slice(range.end)}
    </>
  );
}

/** A quotation or reference inside a sentence, with a small mark for the result of its check. */
function InlineFinding({
  finding,
  children,
}: {
  finding: ScriptureReference;
  children: ReactNode;
}): JSX.Element {
  const { status, version } = finding;
  switch (status) {
    case 'not-found':
      return (
        <>
          <span className={style.missing}>{children}</span>
          <FindingMark finding={finding} className={style.missingLabel} label="(not found in the Bible)" />
        </>
      );
    case 'unverified':
      return (
        <>
          {children}
          <FindingMark
            finding={finding}
            className={style.label}
            label={`(${version ? `${version}, not checked` : 'not checked'})`}
          />
        </>
      );
    case 'paraphrased':
      return (
        <>
          {children}
          <FindingMark
            finding={finding}
            className={style.tickPlain}
            spoken="In the AI’s own words, not a quotation"
          >
            <span aria-hidden="true">≈</span>
          </FindingMark>
        </>
      );
    case 'verified':
    case 'corrected': {
      const words = status === 'verified' ? 'Checked word for word' : `Set in the words of the ${version}`;
      return (
        <>
          {children}
          <FindingMark
            finding={finding}
            className={status === 'verified' ? style.tick : style.tickGold}
            spoken={words}
          >
            <Check aria-hidden="true" />
          </FindingMark>
        </>
      );
    }
    case 'mentioned':
      if (finding.osis) return <Reference reference={finding.reference}>{children}</Reference>;
  }
  return <>{children}</>;
}

interface FindingMarkProps {
  finding: ScriptureReference;
  className: string | undefined;
  /** `label` is visible text; `spoken` is for screen readers only. */
  label?: string;
  spoken?: string;
  children?: ReactNode;
}

/** The result of the check after a quotation; it opens the details where there are any. */
function FindingMark({ finding, className, label, spoken, children }: FindingMarkProps): JSX.Element {
  const open = useContext(OpenFindingContext);
  const { quoted, text, note } = finding;
  const sign = (
    <>
      {children}
      {label ?? <span className="unseen"> ({spoken})</span>}
    </>
  );
  return (
    <small data-sign className={className} title={spoken}>
      {label && ' '}
      {open && (quoted || text || note) ? (
        <button type="button" aria-haspopup="dialog" onClick={() => open(finding)}>
          {sign}
        </button>
      ) : (
        sign
      )}
    </small>
  );
}
