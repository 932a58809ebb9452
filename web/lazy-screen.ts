import { type ComponentType, lazy as reactLazy } from 'react';

/** How the code of each screen is loaded ahead, by screen. */
const loads = new Map<unknown, () => Promise<void>>();

/**
 * Like React's, for screens that can be loaded ahead: once `loadScreen` has done so they are drawn at once, which a page that
 * is rendered to HTML needs.
 */
export function lazy<C extends ComponentType<never>>(load: () => Promise<{ default: C }>): C {
  let loaded: { default: C } | undefined;
  // React takes what `then` hands over at once as loaded; a promise would be drawn one step later.
  const now = (): Promise<{ default: ComponentType<object> }> =>
    // biome-ignore lint/suspicious/noThenProperty: see above
    ({ then: (use: (module: unknown) => void) => use(loaded) }) as never;
  const Screen = reactLazy(() => (loaded ? now() : load()) as ReturnType<typeof now>) as unknown as C;
  loads.set(Screen, async () => {
    loaded = await load();
  });
  return Screen;
}

/** Loads a screen's code. Screens that are not lazy need none. */
export const loadScreen = (screen: unknown): Promise<void> => loads.get(screen)?.() ?? Promise.resolve();
