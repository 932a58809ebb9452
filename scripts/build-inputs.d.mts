export interface BuildStep {
  readonly entries: readonly string[];
  readonly also: readonly string[];
}
export const BUILD_STEPS: Readonly<
  Record<'the Bible' | 'the guide’s library' | 'the web app' | 'the compiled server', BuildStep>
>;
export function inputsOf(root: string, step: BuildStep): string[];
export function hashOfInputs(root: string, step: BuildStep): string;
