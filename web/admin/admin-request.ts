import {
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type Method, RequestError, type RequestOptions, request, sentenceOf } from '../app/request.ts';
import { showToast } from '../app/toast-queue.ts';
import { adminSession, endSession } from './session.ts';
import { loginPath } from './tab-address.ts';

/** There is no session (any more): the way to the login screen is shown already, and nothing more is to be said. */
export class SessionExpired extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SessionExpired';
  }
}

/**
 * A request with the operator's session. Without one it throws "No admin session found"; after a 401 the stored session is
 * cleared, the login screen is shown, and it throws "Session expired" (behaviour 16.1). Otherwise as `request`.
 */
export async function adminRequest(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  const session = adminSession.get();
  if (!session) throw new SessionExpired('No admin session found');
  const headers = { ...options.headers, 'x-admin-session': session.sessionId };
  try {
    return await request(method, path, body, { ...options, headers });
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 401) throw error;
    if (adminSession.get()?.sessionId === session.sessionId) {
      endSession(session);
      showToast('Session expired', 'Please sign in again.');
      navigate(loginPath(location.search));
    }
    throw new SessionExpired('Session expired', { cause: error });
  }
}

/** The key under which an answer is kept: `queryClient.invalidateQueries({ queryKey: adminKey(path) })` reloads it. */
export const adminKey = (path?: string): QueryKey => (path === undefined ? ['admin'] : ['admin', path]);

/** Answers who is signed in. */
export const VERIFY_PATH = '/api/admin/verify';

/** The answer of a GET call of the operator's, read anew each time that a screen shows it. */
export function useAdminQuery<T>(
  path: string,
  options: { readonly refetchInterval?: number } = {},
): UseQueryResult<T> {
  return useQuery<T>({
    queryKey: adminKey(path),
    queryFn: async ({ signal }) => (await adminRequest('GET', path, undefined, { signal })).json(),
    staleTime: 0,
    ...options,
  });
}

interface ChangeOptions<Input, Result> {
  readonly change: (input: Input) => Promise<Result>;
  /** The paths of the lists that it changes: they are read anew before `onDone`. */
  readonly reloads?: readonly string[];
  readonly onDone?: (result: Result, input: Input) => void;
  /** The title of the toast that says why it failed. */
  readonly failed: string;
}

/** A change that an operator makes, one at a time: what is asked for while it runs is not done twice. */
export function useAdminChange<Input = void, Result = unknown>({
  change,
  reloads = [],
  onDone,
  failed,
}: ChangeOptions<Input, Result>): UseMutationResult<Result, Error, Input> {
  const client = useQueryClient();
  // `isPending` reaches the screen a moment later than the second click of a double click.
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: change,
    async onSuccess(result, input) {
      await Promise.all(reloads.map((path) => client.invalidateQueries({ queryKey: adminKey(path) })));
      onDone?.(result, input);
    },
    onError(error) {
      if (!(error instanceof SessionExpired)) showToast(failed, sentenceOf(error));
    },
    onSettled() {
      isRunning.current = false;
    },
  });
  const mutate: typeof mutation.mutate = (...args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}
