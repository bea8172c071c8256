import type { Session } from '@pliego/contract/areas/auth-shapes';
import { boxNameOf, isBoxName, type Viewer, whoOf } from '#web/lib/last-seen.ts';

/** Whose screen a session draws. */
export function viewerOf({ userData: { id, vista }, empresa }: Session): Viewer {
  const view = vista === undefined ? undefined : `${vista.role}.${vista.persona?.id ?? 0}`;
  return { user: id, company: empresa, view };
}

let who: string | null = null;

/** The session of this screen; null while nobody is signed in. */
export function currentWho(): string | null {
  return who;
}

async function throwAwayOthers(own: string | null): Promise<void> {
  const names = (await caches.keys()).filter((name) => isBoxName(name) && name !== own);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The owner of the current cache; unknown before the first page. */
let made: string | null | undefined;

/**
 * Creates the cache of the signed-in user and deletes all others: what one user saw is deleted
 * when they leave, and was never another's. Without a person only the throwing away is left.
 */
export async function keepBoxOf(viewer: Viewer | null): Promise<void> {
  who = viewer === null ? null : whoOf(viewer);
  // Who looks as another role finds their own again afterwards.
  const own = boxNameOf(viewer === null ? null : whoOf({ ...viewer, view: undefined }));
  if (own === made) return;
  made = own;
  try {
    await throwAwayOthers(own);
    // Another user may have signed in meanwhile.
    if (own !== null && own === made) await caches.open(own);
  } catch {
    // No secure origin, or storage is blocked or full: nothing is kept, and all else works.
  }
}
