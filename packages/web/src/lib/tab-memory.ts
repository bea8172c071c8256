/** Session storage, or null where the browser blocks it: even to name it throws then. */
export function tabMemory(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
