import { authApi } from '#web/api/areas/auth.ts';
import { tabMemory } from '#web/lib/tab-memory.ts';
import { safeReturnPath } from '../return-path.ts';

/** The provider sends people back to one fixed address: the tab keeps where they wanted to go. */
const returnKey = 'pliego.organizacion.volver';

/**
 * Begins a sign-in through the provider of the company that is named, or of the one that the address tells.
 * @returns the address at the provider.
 */
export async function departFor(
  who: { email: string; empresa?: number },
  volver: string | undefined,
): Promise<{ url: string }> {
  const begun = await authApi.startOrganization({ body: who });
  if (volver === undefined) tabMemory()?.removeItem(returnKey);
  else tabMemory()?.setItem(returnKey, volver);
  return begun;
}

/** Where the person wanted to go when they left for the provider; told once. */
export function takeReturnPath(): string | undefined {
  const kept = tabMemory()?.getItem(returnKey);
  tabMemory()?.removeItem(returnKey);
  return safeReturnPath(kept);
}
