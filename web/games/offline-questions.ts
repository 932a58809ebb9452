import questionsUrl from '../../dist/games/kjv.json?url';
import type { Game } from '../../games/question.ts';

/** The questions in the King James Version, as the service worker keeps them (behaviour 1.6). */
export async function readOfflineQuestions(): Promise<Game[]> {
  const response = await fetch(questionsUrl);
  if (!response.ok) throw new Error(`${questionsUrl} answered ${response.status}.`);
  return response.json();
}
