import { z } from 'zod';

/** The sign-in that every call of an operator carries. */
export const operatorHeaders = z.object({ 'x-admin-session': z.string() });
