import { sql } from 'drizzle-orm';
import { rowsOf } from '#server/db/database.ts';
import type { TestServer } from './test-server.ts';

/** The cookies of an answer: name → value and attributes. */
export function cookiesOf(
  response: Response,
): Record<string, { value: string; attributes: string[] }> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((cookie) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      return [name, { value, attributes: attributes.sort() }];
    }),
  );
}

/** How many sessions of a person the database holds. */
export async function openSessions(server: TestServer, userId: number): Promise<number> {
  const [row] = await server.database.transaction('system', (tx) =>
    rowsOf<{ n: number }>(tx, sql`select count(*) as n from sessions where user_id = ${userId}`),
  );
  return row?.n ?? -1;
}
