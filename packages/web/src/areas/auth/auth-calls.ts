/** The calls of signing in. What reads their answers is fetched with the first of them, when the page stands. */
export async function authCalls() {
  const { authApi } = await import('#web/api/areas/auth.ts');
  return authApi;
}
