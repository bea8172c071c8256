/*
 * What crosses the wire and is needed before the contracts are loaded: the contracts take theirs from here.
 */

/**
 * The header in which each call says whose screen asks, as `<user>.<company>`. Who may see what is decided by the
 * session alone; a call of a screen that was drawn for another one is refused.
 */
export const whoHeader = 'x-pliego-persona';

/** Says whether the server and its database answer. */
export const healthPath = '/api/salud';

/** Where somebody signs in; what these answer says nothing about the session one may be in. */
export const signInPaths = {
  password: '/api/auth/login',
  secondStep: '/api/auth/two-steps',
} as const;
