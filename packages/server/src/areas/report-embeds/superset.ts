import type { SupersetSettings } from '@pliego/contract/areas/report-embeds';
import { createMessage } from '@pliego/contract/message';
import { decodeJwt } from 'jose';
import * as z from 'zod/mini';
import { checkPage } from './check-page.ts';
import { EmbedFailure } from './embed-failure.ts';
import { askService, type EmbedService } from './embed-service.ts';

const SignedIn = z.object({ access_token: z.string() });
const Csrf = z.object({ result: z.string() });
const Guest = z.object({ token: z.string() });

/** When a guest token ends, as it says itself: how long it lasts is set in Superset. */
function endOf(token: string): string {
  try {
    const { exp } = decodeJwt(token);
    if (exp !== undefined) return new Date(exp * 1_000).toISOString();
  } catch {
    // Said below.
  }
  throw new EmbedFailure(createMessage('tablero-no-se-entiende'));
}

/**
 * Apache Superset: the server signs in as a user who may give guests access, and asks for the token of a guest who sees this
 * dashboard alone. Superset takes a POST only with its CSRF token and the cookie that belongs to it.
 */
export const superset: EmbedService<SupersetSettings> = async ({
  settings: { servidor, tablero, usuario, regla },
  secret,
  reach,
  ours,
}) => {
  const api = `${servidor}/api/v1/security`;
  const signedIn = await askService(reach, `${api}/login`, SignedIn, {
    method: 'POST',
    json: { username: usuario, password: secret, provider: 'db', refresh: false },
  });
  const authorization = `Bearer ${signedIn.data.access_token}`;
  const csrf = await askService(reach, `${api}/csrf_token/`, Csrf, { headers: { authorization } });
  const { data } = await askService(reach, `${api}/guest_token/`, Guest, {
    method: 'POST',
    headers: {
      authorization,
      'x-csrftoken': csrf.data.result,
      // Over https Superset also compares where the request comes from.
      referer: `${servidor}/`,
      ...(csrf.cookies === '' ? {} : { cookie: csrf.cookies }),
    },
    json: {
      user: { username: 'pliego', first_name: 'Pliego', last_name: 'Pliego' },
      resources: [{ type: 'dashboard', id: tablero }],
      rls: regla === '' ? [] : [{ clause: regla }],
    },
  });
  const direccion = `${servidor}/embedded/${tablero}`;
  await checkPage(direccion, { reach, ours });
  return { tipo: 'superset', direccion, token: data.token, vence: endOf(data.token) };
};
