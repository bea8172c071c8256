import { callsPerMinute } from '@pliego/contract/areas/keys';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';

interface Use {
  keyId: number;
  companyId: number;
  now: Date;
  address: string;
}

/** The minute of the clock in which calls are counted. */
export function minuteOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000);
}

/**
 * Counts a call and answers its number in the minute. One statement on one row, so that processes share the count; beyond
 * the limit nothing is written any more, and the answer is the number after the last.
 */
export async function countCall(tx: Tx, { keyId, companyId, now, address }: Use): Promise<number> {
  const minute = minuteOf(now).toISOString();
  const [counted] = await rowsOf<{ calls: number }>(
    tx,
    sql`insert into api_key_uses as held (key_id, company_id, minute, calls, last_used_at, address)
      values (${keyId}, ${companyId}, ${minute}, 1, ${now.toISOString()}, ${address})
      on conflict (key_id) do update set
        minute = excluded.minute, last_used_at = excluded.last_used_at, address = excluded.address,
        calls = case when held.minute = excluded.minute then held.calls + 1 else 1 end
      where held.minute <> excluded.minute or held.calls < ${callsPerMinute}
      returning calls`,
  );
  return counted?.calls ?? callsPerMinute + 1;
}
