import { z } from 'zod';
import type { Call } from '../call.ts';
import { contactBody, contactChange, contactMessage, contactMessages, contactReceipt } from '../contact.ts';
import { operatorHeaders } from './operator-headers.ts';

const contactParams = z.object({ contactId: z.string() });

/** Calls on messages to the operator. */
export const contactCalls = {
  sendContact: {
    method: 'POST',
    path: '/api/contact',
    tag: 'Contact',
    summary: 'Write to the people who run this installation',
    description:
      'Stored encrypted for the operator, and deleted after 180 days. A message with the field `website`, which people do not see, is not kept.',
    body: contactBody,
    responses: { 201: contactReceipt },
    private: true,
    errors: ['RATE_LIMITED'],
  },
  listContact: {
    method: 'GET',
    path: '/api/contact',
    tag: 'Contact',
    summary: 'The messages of the contact form, newest first',
    headers: operatorHeaders,
    responses: { 200: contactMessages },
    private: true,
    errors: ['UNAUTHORIZED'],
  },
  changeContact: {
    method: 'PATCH',
    path: '/api/contact/{contactId}',
    tag: 'Contact',
    summary: 'Mark a message of the contact form as handled or not',
    params: contactParams,
    headers: operatorHeaders,
    body: contactChange,
    responses: { 200: contactMessage },
    private: true,
    errors: ['UNAUTHORIZED', 'CONTACT_NOT_FOUND'],
  },
  deleteContact: {
    method: 'DELETE',
    path: '/api/contact/{contactId}',
    tag: 'Contact',
    summary: 'Delete a message of the contact form',
    params: contactParams,
    headers: operatorHeaders,
    responses: { 204: null },
    private: true,
    errors: ['UNAUTHORIZED', 'CONTACT_NOT_FOUND'],
  },
} as const satisfies Record<string, Call>;
