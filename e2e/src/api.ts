import { ApiError } from '@pliego/contract/api-error';
import { createClient, type Client } from '@pliego/contract/client';
import { type Contract, contract } from '@pliego/contract/contract';
import type { Session } from '@pliego/contract/areas/auth';

/** Accounts of the demonstration, by what they may do. */
export const accounts = {
  admin: 'admin@andes.demo',
  gestora: 'gestora@andes.demo',
  analista: 'analista@andes.demo',
  colaborador: 'colaborador@andes.demo',
  lector: 'lector@andes.demo',
  austral: 'admin@austral.demo',
  consultora: 'consultora@pliego.demo',
} as const;
export const password = 'pliego-demo';

export interface Cookie {
  name: string;
  value: string;
}

/** A user signed in outside of any page. */
export interface SignedIn {
  api: Client<Contract>;
  cookies: Cookie[];
  session: Session;
}

/** A user's calls outside of any page, with cookies handled as in a browser. */
export function visitor(origin: string): { api: Client<Contract>; cookies: () => Cookie[] } {
  const kept = new Map<string, string>();
  const api = createClient(
    contract,
    async (request) => {
      if (kept.size > 0) {
        const pairs = [...kept].map(([name, value]) => `${name}=${value}`);
        request.headers.set('cookie', pairs.join('; '));
      }
      const response = await fetch(request);
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        kept.set(pair.slice(0, at), pair.slice(at + 1));
      }
      return response;
    },
    origin,
  );
  return { api, cookies: () => [...kept].map(([name, value]) => ({ name, value })) };
}

/** Signs in with an account of the demonstration. */
export async function signIn(origin: string, email: string, empresa?: number): Promise<SignedIn> {
  const { api, cookies } = visitor(origin);
  const session = await api.auth.login({ body: { email, password, empresa } });
  return { api, session, cookies: cookies() };
}

/**
 * Signs in as few times as can be: each time costs a slow hash. A session that ended, or moved on, is not
 * used again.
 */
export class Sessions {
  readonly #known = new Map<string, Promise<SignedIn>>();

  async of(origin: string, email: string, empresa?: number): Promise<SignedIn> {
    const key = `${origin} ${email} ${empresa ?? ''}`;
    const known = await this.#known.get(key);
    if (known !== undefined && (await isStillOn(known))) return known;
    const fresh = signIn(origin, email, empresa);
    this.#known.set(key, fresh);
    return fresh;
  }
}

/** Whether a session is as it was when its owner signed in. */
async function isStillOn({ api, session }: SignedIn): Promise<boolean> {
  try {
    return (await api.auth.session()).empresa === session.empresa;
  } catch (error) {
    if (error instanceof ApiError && error.problem.status === 401) return false;
    throw error;
  }
}
