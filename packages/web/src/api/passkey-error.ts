/** Why a browser made or used no passkey. */
export type PasskeyTrouble = 'stopped' | 'wrongSite' | 'alreadyHere' | 'failed';

/** The ceremony of a passkey ended before the server was told of it. */
export class PasskeyError extends Error {
  readonly trouble: PasskeyTrouble;
  /** The host on which the passkeys of this server work. */
  readonly host: string;

  constructor(trouble: PasskeyTrouble, host: string, cause: unknown) {
    super(`passkey: ${trouble}`, { cause });
    this.name = 'PasskeyError';
    this.trouble = trouble;
    this.host = host;
  }
}
