import { z } from 'zod';
import type { Call } from '../call.ts';
import { about, flagChange, operatorFlag, operatorFlags, publicFlags } from '../installation.ts';
import { testimonials } from '../testimonials.ts';
import { operatorHeaders } from './operator-headers.ts';

const flagParams = z.object({ flagId: z.string() });

/** Calls on what this installation is and offers. */
export const installationCalls = {
  about: {
    method: 'GET',
    path: '/api/about',
    tag: 'Installation',
    summary: 'What this installation is, and who answers',
    responses: { 200: about },
  },
  publicFlags: {
    method: 'GET',
    path: '/api/feature-flags/public',
    tag: 'Installation',
    summary: 'Which features are switched on',
    responses: { 200: publicFlags },
  },
  listFlags: {
    method: 'GET',
    path: '/api/feature-flags',
    tag: 'Installation',
    summary: 'The feature flags with their descriptions',
    headers: operatorHeaders,
    responses: { 200: operatorFlags },
    private: true,
    errors: ['UNAUTHORIZED'],
  },
  changeFlag: {
    method: 'PATCH',
    path: '/api/feature-flags/{flagId}',
    tag: 'Installation',
    summary: 'Switch a feature on or off',
    params: flagParams,
    headers: operatorHeaders,
    body: flagChange,
    responses: { 200: operatorFlag },
    private: true,
    errors: ['UNAUTHORIZED', 'FLAG_NOT_FOUND'],
  },
  testimonials: {
    method: 'GET',
    path: '/api/testimonials',
    tag: 'Installation',
    summary: 'What people said of Berea, as the operator entered it',
    responses: { 200: testimonials },
  },
  operatorTestimonials: {
    method: 'GET',
    path: '/api/admin/testimonials',
    tag: 'Installation',
    summary: 'The same, for the operator',
    headers: operatorHeaders,
    responses: { 200: testimonials },
    private: true,
    errors: ['UNAUTHORIZED'],
  },
  replaceTestimonials: {
    method: 'PUT',
    path: '/api/admin/testimonials',
    tag: 'Installation',
    summary: 'Replace all of them',
    headers: operatorHeaders,
    body: testimonials,
    responses: { 200: testimonials },
    private: true,
    errors: ['UNAUTHORIZED'],
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    tag: 'Installation',
    summary: 'This description, as OpenAPI 3.1',
    responses: { 200: z.looseObject({ openapi: z.string() }) },
  },
} as const satisfies Record<string, Call>;
