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

/** Someone signed in outside of any page. */
export interface SignedIn {
  api: Client<Contract>;
  cookies: Cookie[];
  session: Session;
}

/** Someone's calls outside of any page, with the cookies kept as a browser would. */
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
