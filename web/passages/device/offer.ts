import { useQuery } from '@tanstack/react-query';
import type { Offer } from '../../../scripture/text/offer.ts';
import { request } from '../../app/request.ts';

const OFFER = '/kept/offer.json';
const FRESH_MS = 5 * 60_000;

let held: Offer | undefined;

/** What can be kept, and the eight passages that need nothing kept; once read, it stays for as long as the page. */
export async function loadOffer(): Promise<Offer> {
  held = await request<Offer>(OFFER);
  return held;
}

/** The offer as far as it is at hand without waiting long: also without a network, where it was read before. */
export const knownOffer = async (): Promise<Offer | undefined> => held ?? loadOffer().catch(() => undefined);

export const useOffer = () => useQuery({ queryKey: [OFFER], queryFn: loadOffer, staleTime: FRESH_MS });
