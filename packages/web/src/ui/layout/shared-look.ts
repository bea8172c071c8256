import type { Skin } from './layout-state.ts';

/** Where a report is shared: its readers are not the users of this browser. */
const sharedPage = /^\/incrustado\//;

/**
 * How the page of a shared report looks: as its address says, or else as the device does, and never as somebody who signed in here
 * chose. Null on every other page. `public/skin.js` has the same rule.
 */
export function sharedLook({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Skin | null {
  if (!sharedPage.test(pathname)) return null;
  const look = new URLSearchParams(search).get('tema');
  if (look === 'claro' || look === 'oscuro') return look === 'oscuro' ? 'dark' : 'light';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
