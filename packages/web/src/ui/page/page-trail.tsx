import { createContext, type ReactNode, use } from 'react';

const Context = createContext<ReactNode>(null);

/** The breadcrumbs of the page, provided by the app, which knows the menu. */
export function PageTrailProvider({ trail, children }: { trail: ReactNode; children: ReactNode }) {
  return <Context value={trail}>{children}</Context>;
}

export function usePageTrail(): ReactNode {
  return use(Context);
}
