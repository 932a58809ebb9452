import { startBerea, type TestBerea } from './berea.ts';
import { type FakeAi, type FakeAiOptions, startFakeAi } from './fake-ai.ts';

export interface TestBereaWithAi {
  readonly ai: FakeAi;
  readonly berea: TestBerea;
  /** Stops both and removes the server's data. */
  remove(): Promise<void>;
}

/** The settings of a server that uses the AI service at this address. */
export const aiSettings = (url: string): NodeJS.ProcessEnv => ({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: `${url}/v1`,
  AI_MODEL: 'fake',
});

/** Starts a fake AI service and the real server using it; `env` adds settings of the server. */
export async function startBereaWithAi(
  env: NodeJS.ProcessEnv = {},
  options: FakeAiOptions = {},
): Promise<TestBereaWithAi> {
  const ai = await startFakeAi(options);
  const berea = await startBerea({ ...aiSettings(ai.url), ...env });
  return {
    ai,
    berea,
    async remove() {
      await berea.remove();
      await ai.close();
    },
  };
}
