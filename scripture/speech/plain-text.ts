/** Hearts and all other pictures in the text, with the signs that join or colour them. */
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u200D|\u20E3)+/gu;
/** A line of nothing but dashes, stars or underscores; the line below a table's head. */
const RULE = /^[ \t]*(?:(?:[-*_][ \t]*){3,}|\|?[ \t:|-]*-{3,}[ \t:|-]*)$/gm;
const SUPERSCRIPTS = /[\u00B2\u00B3\u00B9\u2070-\u2079]+/g;

/** Markdown without its signs: what is left is what is read aloud. Blocks stay apart by blank lines. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\r\n?/g, '\n')
    .replace(/^[ \t]*(?:```|~~~).*$/gm, '')
    .replace(RULE, '')
    .replace(/<[^>\n]{1,200}>/g, '')
    .replace(/!?\[([^\]\n]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '$1')
    .replace(/\[\[([^\]\n]+)\]\]/g, '$1')
    .replace(/\[([^\]\n]*)\]\[[^\]\n]*\]/g, '$1')
    .split('\n')
    .map(plainLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function plainLine(line: string): string {
  return line
    .replace(/^(?:[ \t]*>)+[ \t]?/, '')
    .replace(/^[ \t]*#{1,6}[ \t]+/, '')
    .replace(/^[ \t]*[-*+][ \t]+/, '')
    .replace(/^[ \t]*\d{1,3}[.)][ \t]+/, '')
    .replace(/^[ \t]*\|(.*)\|[ \t]*$/, (_, cells: string) =>
      cells
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(', '),
    )
    .replace(/(?<!\\)(\*\*\*|\*\*|\*|___|__|~~|`+)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<!\\)(\*\*\*|\*\*|\*|~~)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])_(?=\S)([^_\n]*?\S)_(?![\p{L}\p{N}])/gu, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!>|~])/g, '$1')
    .replace(EMOJI, '')
    .replace(SUPERSCRIPTS, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([,.;:!?])/g, '$1')
    .trim();
}
