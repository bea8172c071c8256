import { useLayout } from '#web/ui/layout/layout-store.ts';

/** What makes a link lead to signing in, whichever tab was open there before. */
export function useToLogin() {
  const set = useLayout((layout) => layout.set);
  return { to: '/login', search: true, onClick: () => set({ tabRegistro: false }) } as const;
}
