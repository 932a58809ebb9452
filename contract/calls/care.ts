import type { Call } from '../call.ts';
import { careLines, careLinesQuery, careReferrals } from '../care.ts';
import { operatorHeaders } from './operator-headers.ts';

/** Calls on help lines. */
export const careCalls = {
  careLines: {
    method: 'GET',
    path: '/api/care/lines',
    tag: 'Care',
    summary: 'Help lines of a region',
    description: 'Without `region`, or if a region has no lines of its own, those of "elsewhere".',
    query: careLinesQuery,
    responses: { 200: careLines },
  },
  careReferrals: {
    method: 'GET',
    path: '/api/care/referrals',
    tag: 'Care',
    summary: 'How often help was shown, by month and kind',
    description: 'For the operator. Only counts are stored: no session, no words, no region.',
    headers: operatorHeaders,
    responses: { 200: careReferrals },
    private: true,
    errors: ['UNAUTHORIZED'],
  },
} as const satisfies Record<string, Call>;
