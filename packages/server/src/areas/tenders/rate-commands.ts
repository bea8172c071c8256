import type { CurrencyRate } from '@pliego/sources/currency-rates';
import { sql } from 'drizzle-orm';
import { recordset } from '#server/db/bulk.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { currencyRates } from '#server/db/schema/reference.ts';
import { rateDay } from './rate-queries.ts';
import type { WrittenCodes } from './reference-commands.ts';

/** Adds rates, or replaces those that have changed. Each is given once. */
export async function writeRates(tx: Tx, rates: readonly CurrencyRate[]): Promise<WrittenCodes> {
  if (rates.length === 0) return { added: 0, changed: 0, unchanged: 0 };
  const { columns, select } = recordset(
    currencyRates,
    ['currency', 'day', 'clp', 'source', 'verified'],
    rates,
  );
  const written = await rowsOf<{ added: boolean }>(
    tx,
    sql`insert into currency_rates (${columns}) ${select}
      on conflict (currency, day)
        do update set clp = excluded.clp, source = excluded.source, verified = excluded.verified
      where (currency_rates.clp, currency_rates.source, currency_rates.verified)
        is distinct from (excluded.clp, excluded.source, excluded.verified)
      returning xmax = 0 as added`,
  );
  const added = written.filter((row) => row.added).length;
  const changed = written.length - added;
  return { added, changed, unchanged: rates.length - written.length };
}

/** More than any amount in units of account; in pesos it would not fit its column. */
const mostConverted = 1e12;

/** Converts amounts to pesos anew, of all tenders or of some, at the rate of the day of publication. Answers how many. */
export async function convertAmounts(tx: Tx, which = sql`true`): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`with converted as (update tenders t set amount_clp = round(t.amount * r.clp, 4)
        from currency_rates r
        where ${which} and t.currency <> 'CLP' and t.amount < ${mostConverted} and r.currency = t.currency
          and r.day = ${rateDay(sql`t.currency`, sql`t.published_at`)}
          and t.amount_clp is distinct from round(t.amount * r.clp, 4) returning 1)
      select count(*) as n from converted`,
  );
  return row?.n ?? 0;
}
