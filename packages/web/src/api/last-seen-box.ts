import { boxNameOf, isBoxName, type Viewer, whoOf } from '#web/lib/last-seen.ts';

let who: string | null = null;

/** Whose screen this is; null while nobody is signed in. */
export function currentWho(): string | null {
  return who;
}

async function throwAwayOthers(own: string | null): Promise<void> {
  const names = (await caches.keys()).filter((name) => isBoxName(name) && name !== own);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Whose box was made last; nobody's is known before the first page. */
let made: string | null | undefined;

/**
 * Makes the box of whoever is signed in now and throws away every other: what one person saw is gone
 * when they leave, and was never another's. Without a person only the throwing away is left.
 */
export async function keepBoxOf(viewer: Viewer | null): Promise<void> {
  who = viewer === null ? null : whoOf(viewer);
  const own = boxNameOf(who);
  if (own === made) return;
  made = own;
  try {
    await throwAwayOthers(own);
    // Meanwhile somebody else may have come.
    if (own !== null && own === made) await caches.open(own);
  } catch {
    // No secure origin, or storage is blocked or full: nothing is kept, and all else works.
  }
}
