import { z } from 'zod';
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
  CONTACT_SUBJECT_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
} from './limits.ts';

const CHECK_EMAIL = 'Please check the email address.';

const contactType = z.enum(['general', 'technical', 'feedback', 'prayer', 'partnership']);
export type ContactType = z.infer<typeof contactType>;

const written = (max: number, missing: string) => z.string().trim().min(1, missing).max(max);

/** What the form's field takes, with a domain that a mail can reach. */
const emailAddress = z
  .string()
  .trim()
  .max(EMAIL_MAX_LENGTH)
  .regex(z.regexes.html5Email, CHECK_EMAIL)
  .regex(/\.[a-z\d-]+$/i, CHECK_EMAIL);

/** POST /api/contact. */
export const contactBody = z.object({
  name: written(CONTACT_NAME_MAX_LENGTH, 'Please write your name.'),
  email: emailAddress,
  subject: written(CONTACT_SUBJECT_MAX_LENGTH, 'Please write a subject.'),
  message: written(CONTACT_MESSAGE_MAX_LENGTH, 'Please write a message.'),
  type: contactType.default('general'),
  /** People do not see this field; programs that fill in every form do. What comes with it is not kept. */
  website: z.string().max(2_000).optional(),
});

export const contactReceipt = z.object({ receivedAt: z.string() });

/** A message as the operator reads it. */
export const contactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  type: contactType,
  /** null: not handled yet. */
  handledAt: z.string().nullable(),
  createdAt: z.string(),
  /** When it is deleted. */
  deletedAt: z.string(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** GET /api/contact, newest first. */
export const contactMessages = z.object({ messages: z.array(contactMessage) });

/** PATCH /api/contact/{id}. */
export const contactChange = z.object({ handled: z.boolean() });
