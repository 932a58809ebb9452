import { Fragment, type JSX } from 'react';
import { Link } from 'wouter';

const LINK = /\[([^\]]+)\]\((\/[^)]*)\)/g;

interface WordsProps {
  /** May contain links to pages of ours, as `[words](/path)`. */
  children: string;
}

/** A text of content/info with its links. */
export function Words({ children: text }: WordsProps): JSX.Element {
  const links = [...text.matchAll(LINK)];
  const ends = links.map(({ index, 0: whole }) => index + whole.length);
  return (
    <>
      {links.map(({ index, 1: words, 2: path = '/' }, at) => (
        <Fragment key={index}>
          {text.slice(ends[at - 1] ?? 0, index)}
          <Link href={path}>{words}</Link>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}

/** Fills `{name}` in a text; unknown names stay. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
