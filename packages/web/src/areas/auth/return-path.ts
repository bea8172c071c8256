/** The screens of this area: going back to one of them after signing in would lead nowhere. */
const own =
  /^\/(login|register|forgot-password|reset-password|verify-email|two-steps|completar-ingreso|ingreso-organizacion)(?![\w-])/;

/** Only a path of this very site: a link must not be able to send people elsewhere after login. */
export function safeReturnPath(volver: unknown): string | undefined {
  return typeof volver === 'string' && /^\/(?![/\\])/.test(volver) && !own.test(volver)
    ? volver
    : undefined;
}
