import { createContext, type ReactNode, use } from 'react';

const Context = createContext<ReactNode>(null);

/** The way down to the page, given by whoever knows the menu. */
export function PageTrailProvider({ trail, children }: { trail: ReactNode; children: ReactNode }) {
  return <Context value={trail}>{children}</Context>;
}

export function usePageTrail(): ReactNode {
  return use(Context);
}
