import type { Care } from '../../contract/chat.ts';

/**
 * Whether a message with this care makes its conversation secret: the visitor writes of abuse, or is a child in danger.
 * Such a conversation must leave no trace on the device, where the person who does it may look.
 */
export const makesSecret = (care: Care | undefined): boolean =>
  care?.level === 'urgent' && (care.kind === 'abuse' || care.kind === 'child');
