import { FIFTH_ABUSE, FIFTH_ABUSE_HARMLESS } from './fifth-abuse.ts';
import { FIFTH_RISK } from './fifth-risk.ts';
import { FORMER_HARMLESS, FORMER_RISK } from './former-statements.ts';
import { FOURTH_ABUSE } from './fourth-abuse.ts';
import { FOURTH_HARMLESS } from './fourth-harmless.ts';
import { FOURTH_RISK } from './fourth-risk.ts';
import { SIXTH_ABUSE, SIXTH_ABUSE_HARMLESS } from './sixth-abuse.ts';
import { SIXTH_RISK } from './sixth-risk.ts';
import { THIRD_ABUSE } from './third-abuse.ts';
import { THIRD_ABUSE_HARMLESS } from './third-abuse-harmless.ts';
import { THIRD_HARMLESS } from './third-harmless.ts';
import { THIRD_RISK } from './third-risk.ts';
import { TUNING_FURTHER } from './tuning-further.ts';
import { TUNING_HARMLESS } from './tuning-harmless.ts';
import { TUNING_RISK } from './tuning-risk.ts';
import type { CareCases } from './types.ts';

/** All messages that the rules were made with: everything but the held-out half, the independent set and the short ones. */
export const KNOWN: readonly CareCases[] = [
  ...TUNING_RISK,
  ...TUNING_FURTHER,
  ...TUNING_HARMLESS,
  ...THIRD_RISK,
  ...THIRD_HARMLESS,
  ...THIRD_ABUSE,
  ...THIRD_ABUSE_HARMLESS,
  ...FOURTH_RISK,
  ...FOURTH_HARMLESS,
  ...FOURTH_ABUSE,
  ...FIFTH_RISK,
  ...FIFTH_ABUSE,
  ...FIFTH_ABUSE_HARMLESS,
  ...SIXTH_RISK,
  ...SIXTH_ABUSE,
  ...SIXTH_ABUSE_HARMLESS,
  ...FORMER_RISK,
  ...FORMER_HARMLESS,
];
