import { Secret, TOTP } from 'otpauth';

/** The parameters that every authenticator uses by default. */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks differ, and people type slowly: the half minutes beside this one count too. */
const window = 1;
const secretBytes = 20;

/** A new authenticator's secret, in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The address an authenticator reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  const issuer = 'Pliego';
  return new TOTP({ ...rules, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** Number of the half minute a code is of, when it is right now; null when it is not. */
export function totpCounter(secret: string, code: string, now: Date): number | null {
  const delta = TOTP.validate({
    ...rules,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now.getTime(),
    window,
  });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / rules.period) + delta;
}
