/*
 * Addresses that are needed before the contracts are loaded: the contracts take theirs from here.
 */

/** Says whether the server and its database answer. */
export const healthPath = '/api/salud';

/** Where somebody signs in; what these answer says nothing about the session one may be in. */
export const signInPaths = {
  password: '/api/auth/login',
  secondStep: '/api/auth/two-steps',
} as const;
