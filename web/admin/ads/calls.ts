import type { OperatorAdvertisement } from '../../../contract/advertisements.ts';
import type { OperatorFlag } from '../../../contract/installation.ts';
import { adminRequest } from '../admin-request.ts';

export const ADVERTISEMENTS_PATH = '/api/advertisements';
export const FLAGS_PATH = '/api/feature-flags';

export interface OperatorFlagList {
  readonly flags: OperatorFlag[];
}

export interface OperatorAdvertisementList {
  readonly advertisements: OperatorAdvertisement[];
}

export const isFlagOn = (flags: OperatorFlagList['flags'], name: string): boolean =>
  flags.some((flag) => flag.name === name && flag.enabled);

const pathOf = (id: string): string => `${ADVERTISEMENTS_PATH}/${encodeURIComponent(id)}`;

/** As it is stored now; undefined if it was deleted. */
export async function readAdvertisement(id: string): Promise<OperatorAdvertisement | undefined> {
  const list: OperatorAdvertisementList = await (await adminRequest('GET', ADVERTISEMENTS_PATH)).json();
  return list.advertisements.find((each) => each.id === id);
}

export async function createAdvertisement(body: object): Promise<OperatorAdvertisement> {
  return (await adminRequest('POST', ADVERTISEMENTS_PATH, body)).json();
}

export async function changeAdvertisement(id: string, body: object): Promise<OperatorAdvertisement> {
  return (await adminRequest('PATCH', pathOf(id), body)).json();
}

export async function deleteAdvertisement(id: string): Promise<void> {
  await adminRequest('DELETE', pathOf(id));
}

export async function uploadPicture(id: string, file: File): Promise<OperatorAdvertisement> {
  const form = new FormData();
  form.set('file', file);
  return (await adminRequest('POST', `${pathOf(id)}/image`, form)).json();
}
