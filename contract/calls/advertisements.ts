import { z } from 'zod';
import {
  advertisementChange,
  advertisementImageQuery,
  advertisementsQuery,
  newAdvertisement,
  operatorAdvertisement,
  operatorAdvertisements,
  publicAdvertisements,
} from '../advertisements.ts';
import type { Call } from '../call.ts';
import { operatorHeaders } from './operator-headers.ts';

const advertisementParams = z.object({ advertisementId: z.string() });

/** Calls on advertisements. */
export const advertisementCalls = {
  listAdvertisements: {
    method: 'GET',
    path: '/api/advertisements',
    tag: 'Advertisements',
    summary: 'The advertisements of a placement, highest priority first',
    description:
      'With `placement` and `active=true` the call is public: active advertisements within their dates, if the flags `advertisements_enabled` and `{placement}_ads` are on; otherwise an empty list. Without these parameters it is the operator’s list.',
    query: advertisementsQuery,
    responses: { 200: z.union([operatorAdvertisements, publicAdvertisements]) },
    errors: ['UNAUTHORIZED'],
  },
  createAdvertisement: {
    method: 'POST',
    path: '/api/advertisements',
    tag: 'Advertisements',
    summary: 'Create an advertisement',
    description:
      'A picture at `imageUrl` is fetched once and served from here. If its server does not answer, the advertisement is stored without it and `pictureProblem` says so; an address inside a private network and what is not a picture are refused.',
    headers: operatorHeaders,
    body: newAdvertisement,
    responses: { 201: operatorAdvertisement },
    private: true,
    errors: ['UNAUTHORIZED', 'PICTURE_REFUSED'],
  },
  changeAdvertisement: {
    method: 'PATCH',
    path: '/api/advertisements/{advertisementId}',
    tag: 'Advertisements',
    summary: 'Change, activate or deactivate an advertisement',
    description:
      'With `updatedAt` of what was seen, another change since then is refused. `imageUrl` null or empty removes the picture.',
    params: advertisementParams,
    headers: operatorHeaders,
    body: advertisementChange,
    responses: { 200: operatorAdvertisement },
    private: true,
    errors: ['UNAUTHORIZED', 'ADVERTISEMENT_NOT_FOUND', 'CHANGED_ELSEWHERE', 'PICTURE_REFUSED'],
  },
  deleteAdvertisement: {
    method: 'DELETE',
    path: '/api/advertisements/{advertisementId}',
    tag: 'Advertisements',
    summary: 'Delete an advertisement with its picture and counts',
    params: advertisementParams,
    headers: operatorHeaders,
    responses: { 204: null },
    private: true,
    errors: ['UNAUTHORIZED', 'ADVERTISEMENT_NOT_FOUND'],
  },
  uploadAdvertisementImage: {
    method: 'POST',
    path: '/api/advertisements/{advertisementId}/image',
    tag: 'Advertisements',
    summary: 'Give an advertisement a picture',
    description:
      'A form with one PNG, JPEG, WebP or AVIF file to 1 MB. It is written anew as WebP, without what it says of camera and place.',
    params: advertisementParams,
    headers: operatorHeaders,
    fileField: 'file',
    responses: { 200: operatorAdvertisement },
    private: true,
    errors: ['UNAUTHORIZED', 'ADVERTISEMENT_NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'PICTURE_REFUSED'],
  },
  advertisementImage: {
    method: 'GET',
    path: '/api/advertisements/{advertisementId}/image',
    tag: 'Advertisements',
    summary: 'The picture of an advertisement',
    description: 'PNG, JPEG, WebP, GIF or AVIF.',
    params: advertisementParams,
    query: advertisementImageQuery,
    responses: { 200: null },
    errors: ['ADVERTISEMENT_NOT_FOUND'],
  },
  countImpression: {
    method: 'POST',
    path: '/api/advertisements/{advertisementId}/impression',
    tag: 'Advertisements',
    summary: 'Count an impression; nothing about the visitor is stored',
    params: advertisementParams,
    responses: { 204: null },
    errors: ['ADVERTISEMENT_NOT_FOUND', 'RATE_LIMITED'],
  },
  countClick: {
    method: 'POST',
    path: '/api/advertisements/{advertisementId}/click',
    tag: 'Advertisements',
    summary: 'Count a click on Learn More; nothing about the visitor is stored',
    params: advertisementParams,
    responses: { 204: null },
    errors: ['ADVERTISEMENT_NOT_FOUND', 'RATE_LIMITED'],
  },
} as const satisfies Record<string, Call>;
