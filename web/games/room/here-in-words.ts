/** How many are in a room: "Nobody is here yet." */
export function hereInWords(players: number): string {
  if (players === 0) return 'Nobody is here yet.';
  return players === 1 ? '1 person is here.' : `${players} people are here.`;
}
