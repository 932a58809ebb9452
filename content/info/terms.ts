import type { InfoSection } from './types.ts';

/** The Terms of Service (behaviour 7.2). */
export const TERMS_LEAD = 'What you can expect of Berea on this site, and what we ask of you.';

export const TERMS_CHANGED =
  'Since then, in November 2026: the text was written anew for version 0.1 of the software, in plainer words, and names who runs this site wherever a name has been given.';

export const TERMS_SECTIONS: readonly InfoSection[] = [
  {
    id: 'agreement',
    title: 'Agreement',
    paragraphs: [
      'Berea on this site is offered by {operator} (“we”). By using it you agree to these terms. If you do not agree, please do not use it. You must be 13 or older; if you are not yet of age where you live, a parent or guardian should agree as well.',
    ],
  },
  {
    id: 'service',
    title: 'What is provided, and what is not',
    paragraphs: [
      'We provide, free of charge and without registration: a chat about faith and life answered by a computer program, the text of the Bible in several translations with search, a check of quotations, prompts and plans for groups, Bible games, and pages to share and install it.',
      'What is provided is for encouragement, study and information. It is not:',
    ],
    points: [
      'pastoral counselling, and no substitute for a church, a pastor or a friend;',
      'medical or psychological advice, diagnosis or treatment;',
      'legal advice;',
      'financial advice;',
      'a crisis service. Nobody reads along, and nobody is called. If you are in danger, call the emergency number of your country or a [help line](/safety).',
    ],
  },
  {
    id: 'responsibilities',
    title: 'Your responsibilities, and prohibited activities',
    paragraphs: [
      'You are responsible for what you write and for what you do with an answer. Weigh it with the Bible and with people you trust. Keep the address of a conversation to yourself: it is the key to it. Do not write what identifies others without their consent. Please do not:',
    ],
    points: [
      'use it for anything unlawful, or to harm, threaten, harass or deceive anyone;',
      'try to get at other people’s conversations, the operator’s area or the server;',
      'disturb the service, overload it, get around its limits, or collect its content by machine on a large scale;',
      'upload what you have no right to share, or what is meant to do damage;',
      'pass off what a program wrote as the word of a pastor, a church, or God.',
    ],
  },
  {
    id: 'spiritual-disclaimer',
    title: 'Spiritual disclaimer',
    paragraphs: [
      'Answers come from a computer program. It has no faith, cannot pray, does not speak for God and does not speak for any church. It can misunderstand you and be mistaken. Quotations are compared with the text of the Bible; everything else is opinion. Where Christians differ, an answer may not say what your church teaches. For what matters most, speak with a pastor or a Christian you trust.',
    ],
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual property',
    paragraphs: [
      'The translations of the Bible that are built in are in the public domain. The software of Berea is open source under the MIT licence; what it is built from is named in its file NOTICE. What you write stays yours; you allow us to process it as far as that is needed to answer you and to keep your conversation for you. You may use, print and share the answers you receive, at your own responsibility.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    paragraphs: ['What is stored, where, and who can read it is told in the [Privacy Policy](/privacy).'],
  },
  {
    id: 'availability',
    title: 'Availability',
    paragraphs: [
      'We try to keep the service running at all hours, but we do not promise it. It may be changed, interrupted or ended, and what is stored may be lost. Export what you want to keep.',
    ],
  },
  {
    id: 'liability',
    title: 'Limits of liability',
    paragraphs: [
      'The service is provided as it is, without warranty of any kind. As far as the law allows, we are not liable for damage that comes from using it, from not being able to use it, or from relying on an answer. Nothing here limits a liability that cannot be limited by law.',
    ],
  },
  {
    id: 'partnership',
    title: 'Ministry partnership',
    paragraphs: [
      'Faith-based advertisements of ministry partners may be shown, for example for a book, a course or an event. They are marked as such and chosen by us, not by what you write, and never stand in a conversation that was shown help. That something is advertised does not mean that we answer for it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'We may change these terms. The date above then changes, and the line below it says what did. Whoever goes on using the service agrees to the new version.',
    ],
  },
  {
    id: 'termination',
    title: 'Termination',
    paragraphs: [
      'You can stop at any time, and erase your conversations. We may limit or end access for whoever breaks these terms.',
    ],
  },
  {
    id: 'governing-law',
    title: 'Governing law',
    paragraphs: [
      'These terms are governed by the law of the United States. Disputes that cannot be settled between us are decided by binding arbitration, unless the law of the place where you live gives you a right that no contract can take away.',
    ],
  },
];

/** The last section; with CONTACT_EMAIL it links to e-mail, otherwise to /contact. */
export const TERMS_CONTACT = {
  id: 'contact',
  title: 'Contact',
  byEmail: 'Questions about these terms: write to us by e-mail with the subject Terms of Service Inquiry.',
  byForm: 'Questions about these terms: write to us with the subject Terms of Service Inquiry.',
  subject: 'Terms of Service Inquiry',
} as const;
