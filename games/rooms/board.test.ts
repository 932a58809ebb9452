import { expect, it } from 'vitest';
import { smallestTeam, standings, teamScore } from './board.ts';
import { codeProblem, newRoomCode, readRoomCode } from './code.ts';
import { numberedName, readPlayerName } from './player-name.ts';

it('equal scores share a place', () => {
  const scores = [30, 50, 40, 50, 0].map((score) => ({ score }));
  expect(standings(scores).map(({ place, score }) => [place, score])).toEqual([
    [1, 50],
    [1, 50],
    [3, 40],
    [4, 30],
    [5, 0],
  ]);
});

it('a larger team is not ahead by its size', () => {
  expect([teamScore([30, 30, 30]), teamScore([30]), teamScore([])]).toEqual([30, 30, 0]);
  expect([smallestTeam(3, []), smallestTeam(3, [1, 2]), smallestTeam(2, [1, 2, 1, null])]).toEqual([1, 3, 2]);
});

it('a code is six characters that cannot be mistaken, in whichever way it is typed', () => {
  expect(newRoomCode(() => 0)).toBe('BBBBBB');
  expect(newRoomCode(() => 0.999_999)).toBe('999999');
  expect(readRoomCode(' kx4-7pb ')).toBe('KX47PB');
  for (const typed of ['', 'KX47P', 'KX47PBB', 'AEIOUA', 'KX47P0'])
    expect(readRoomCode(typed)).toBeUndefined();
});

it('what cannot be a code is told by the characters that no code has, else by its length', () => {
  expect(codeProblem('zzz-zez')).toEqual({ kind: 'unused', characters: ['Z', 'E'] });
  expect(codeProblem('kx4 7p')).toEqual({ kind: 'length', length: 5 });
  expect(codeProblem('kx4 7pb')).toBeUndefined();
});

it('a name loses what nobody sees, and a number fits behind it', () => {
  expect(readPlayerName('  Ruth\u200b \t of\u202eMoab ')).toEqual({ name: 'Ruth ofMoab' });
  expect(readPlayerName('👩‍👧 Ana')).toEqual({ name: '👩‍👧 Ana' });
  expect(readPlayerName('\u2066\u2069')).toEqual({ problem: 'empty' });
  expect(readPlayerName('👩‍👧'.repeat(21))).toEqual({ problem: 'long' });
  expect(readPlayerName('👩‍👧'.repeat(20))).toEqual({ name: '👩‍👧'.repeat(20) });
  expect(numberedName('A name of 20 letters', 12)).toBe('A name of 20 lett 12');
});
