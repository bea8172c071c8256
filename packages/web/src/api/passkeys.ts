import type { Passkey } from '@pliego/contract/areas/account-passkeys';
import type { Session } from '@pliego/contract/areas/auth-shapes';
import type { WebAuthnErrorCode } from '@simplewebauthn/browser';
import { authApi } from './areas/auth.ts';
import { PasskeyError, type PasskeyTrouble } from './passkey-error.ts';

/** Loaded when somebody wants one: the forms of signing in do not wait for it. */
const library = () => import('@simplewebauthn/browser');

const troubles: Partial<Record<WebAuthnErrorCode, PasskeyTrouble>> = {
  ERROR_CEREMONY_ABORTED: 'stopped',
  // The browser says the same of a person who stopped, of one who took too long and of one who has no passkey here.
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: 'stopped',
  ERROR_INVALID_DOMAIN: 'wrongSite',
  ERROR_INVALID_RP_ID: 'wrongSite',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'alreadyHere',
};

/** Whether the browser has passkeys at all: not where a page comes by plain http from elsewhere. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Runs a ceremony of the browser on the site of a host. */
async function ceremony<Answer>(host: string, run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    const { WebAuthnError } = await library();
    const trouble = error instanceof WebAuthnError ? troubles[error.code] : undefined;
    throw new PasskeyError(trouble ?? 'failed', host, error);
  }
}

/** Signs in by a passkey that the person chooses; to a company, or to the last one. */
export async function signInWithPasskey(empresa?: number): Promise<Session> {
  const { startAuthentication } = await library();
  const request = await authApi.passkeyRequest();
  const { id, rawId, type, response } = await ceremony(request.rpId, () =>
    startAuthentication({ optionsJSON: request }),
  );
  const llave = { id, rawId, type, response };
  return authApi.passkeySignIn({ body: empresa === undefined ? { llave } : { llave, empresa } });
}

/** Makes a passkey on this device, or on another that the browser offers, and adds it to the account. */
export async function createPasskey(password: string, nombre: string): Promise<Passkey> {
  const { startRegistration } = await library();
  const creation = await authApi.passkeyCreation({ body: { password } });
  const { id, rawId, type, response } = await ceremony(creation.rp.id, () =>
    startRegistration({ optionsJSON: creation }),
  );
  const { clientDataJSON, attestationObject, transports } = response;
  const llave = {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
  return authApi.addPasskey({ body: { nombre, llave } });
}
