/** A word set in capitals: an inscription, or the divine name. */
const CAPITALS = /(?<![\p{L}’'])\p{Lu}[\p{Lu}’']+(?![\p{Ll}])/gu;

/**
 * A verse's text as it is said. Its number and heading are silent. Words in capitals (LORD, the inscriptions) are read
 * as words, not spelled; "Selah" stands alone, between two pauses; lines of poetry run on.
 */
export function spokenVerse(text: string): string {
  return text
    .replace(/[¶*†‡[\]]/g, '')
    .replace(CAPITALS, (word) => word[0]! + word.slice(1).toLowerCase())
    .replace(/\s*[—–]\s*/g, ', ')
    .replace(/([^\s.!?;:,])\s+(Selah)\b/g, '$1. $2')
    .replace(/\bSelah\b[.,;:]?(?=\s|["'”’]|$)/g, 'Selah.')
    .replace(/\s+/g, ' ')
    .trim();
}
