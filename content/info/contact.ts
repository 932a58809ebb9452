import type { InfoSection } from './types.ts';

/** The contact page (behaviour 7.2). */
export const CONTACT_LEAD = 'A person reads this.';

export const CONTACT_TYPES = [
  { type: 'general', name: 'General' },
  { type: 'technical', name: 'Technical' },
  { type: 'feedback', name: 'Feedback' },
  { type: 'prayer', name: 'Prayer' },
  { type: 'partnership', name: 'Partnership' },
] as const;

export const CONTACT_NOTE =
  'All fields are needed. Stored encrypted, read only by {operator}, deleted after 180 days. An e-mail may tell them that it came, and of which kind; your words are not in it.';

export const CONTACT_WITHOUT_SCRIPTS = {
  text: 'The form on this page needs JavaScript. Please switch it on for this page and load it again',
  orMail: ', or write to ',
} as const;

export const CONTACT_SENT = {
  title: 'Message Sent Successfully',
  toast: 'Our team will respond within 24 hours.',
  text: 'Our team will respond within 24 hours, to {email}.',
  passage: '[[John 14:27]]',
} as const;

export const CONTACT_FAILED = 'Your words are kept here.';

export const CONTACT_ASIDE: Pick<InfoSection, 'title' | 'paragraphs'> = {
  title: 'Quicker than waiting',
  paragraphs: ['Questions of faith are answered in the chat at any hour; most others in the Help Center.'],
};
