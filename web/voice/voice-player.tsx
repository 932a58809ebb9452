import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { useStore } from '../app/store.ts';
import { connectPlayer, placeOf } from '../listening/listening.ts';
import { useMediaSession } from './media-session.ts';
import { createPlayer } from './player.ts';
import { PlayerBar } from './player-bar.tsx';

/** Plays what Listen buttons request, and shows the player while something is read. */
export function VoicePlayer(): JSX.Element | null {
  const client = useQueryClient();
  const [player] = useState(() => createPlayer(client));
  const state = useStore(player.state);
  const [path] = useLocation();
  const place = placeOf(path, useSearch());
  useEffect(() => connectPlayer(player), [player]);
  useEffect(() => {
    const now = player.state.get();
    if (now && now.place !== place) player.stop();
  }, [player, place]);
  useMediaSession(player, state);

  if (!state || state.clip.target.shownIn === 'dialog') return null;
  const bar = <PlayerBar player={player} state={state} />;
  // The chat has room for it between thread and field.
  const slot = document.querySelector('[data-player-slot]');
  return slot ? createPortal(bar, slot) : bar;
}
