import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { route } from '../http/route.ts';
import type { Storage } from '../storage/types.ts';
import { createAccount } from './account.ts';
import { accountRoutes } from './account-routes.ts';
import { createAttempts } from './attempts.ts';
import { operatorOnly } from './operator.ts';
import { createOperators } from './operators.ts';
import { operatorsRoutes } from './operators-routes.ts';
import { createPasswordCheck } from './password-check.ts';
import { adminRoutes } from './routes.ts';
import { createSecondFactor } from './second-factor.ts';
import { createSignIn } from './sign-in.ts';
import { readStatus, type StatusDeps } from './status.ts';

export interface AdminDeps {
  readonly storage: Storage;
  /** 32 bytes: hashes names and addresses, and encrypts secrets of second factors. */
  readonly encryptionKey: Uint8Array;
  /** Whether failed sign-ins are counted by address, too. */
  readonly countsAddresses: boolean;
  readonly status: StatusDeps;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How sign-ins are slowed down. */
  readonly wait: (ms: number) => Promise<unknown>;
}

/** Registers the calls of operators. Returns the guard that lets only signed-in operators through. */
export function openAdmin(app: FastifyInstance, deps: AdminDeps): preHandlerAsyncHookHandler {
  const { storage, encryptionKey, now, wait } = deps;
  const operator = operatorOnly(storage, now);
  const attempts = createAttempts({ storage, secret: encryptionKey, now, wait });
  const checkPassword = createPasswordCheck();
  const secondFactor = createSecondFactor({ storage, encryptionKey, now });
  const account = createAccount({ storage, attempts, checkPassword, now });
  const signIn = createSignIn({ ...deps, attempts, checkPassword, secondFactor });
  adminRoutes(app, { storage, signIn, account, operator });
  accountRoutes(app, { account, secondFactor, operator });
  operatorsRoutes(app, { operators: createOperators({ storage, now }), operator });
  route(app, calls.installationStatus, () => readStatus(deps.status), { preHandler: operator });
  return operator;
}
