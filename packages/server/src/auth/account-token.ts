/** The purpose of a link in a mail to a user. */
export type AccountTokenPurpose = 'reset-password' | 'sign-in' | 'change-email';

const hourMs = 3_600_000;

/** How long a link that confirms an address lasts: over a day without mail. */
export const verifyEmailMs = 48 * hourMs;
/** How long a link that changes a password lasts. */
const resetPasswordMs = hourMs;

/** How long a link lasts that lets its owner sign in while strangers fail at the account, and how seldom it is sent. */
const signInMs = 24 * hourMs;

export const accountTokenMs: Record<AccountTokenPurpose, number> = {
  'reset-password': resetPasswordMs,
  'sign-in': signInMs,
  'change-email': verifyEmailMs,
};

/** A masked address, which only its owner recognises: `a•••@andes.cl`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** Where a link in a mail lands in a request; the rest of such a path is a secret. */
const tokenInPath = /(?<=^\/(?:verify-email|nuevo-correo|reset-password|login|invitacion)\/)[^/]+/i;
/** Matches a token in any position. */
const tokenForm = /[\w-]{43,}/g;

/** A path as it may be logged: without the secret part of a link. */
export function loggedPath(path: string): string {
  return path.replace(tokenInPath, '…').replaceAll(tokenForm, '…');
}
