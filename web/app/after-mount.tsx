import { type ReactNode, useEffect, useState } from 'react';

/** Draws its children one step after the page: what the server's HTML does not have, so that both agree at first. */
export function AfterMount({ children }: { children: ReactNode }): ReactNode {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted ? children : null;
}
