import { mostPricesRead, type ProductPriceQuery } from '@pliego/contract/areas/prices';
import type { TenderItem } from '@pliego/contract/areas/tender-shapes';
import { and, eq, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';

/** An awarded line with a price, as its tender states it. */
export interface AwardedLine {
  id: number;
  code: string;
  title: string;
  buyerId: number | null;
  buyer: string | null;
  region: number | null;
  currency: string | null;
  awardedAt: string | null;
  line: number;
  item: TenderItem;
}

/**
 * The newest lines of some codes that were awarded at a price; one more than are read, where there are more.
 * @param prefixes of UNSPSC codes, of 2 to 8 digits: the levels that `rubros` holds.
 */
export function awardedLines(
  tx: Tx,
  prefixes: readonly string[],
  { region }: ProductPriceQuery,
): Promise<AwardedLine[]> {
  const codes = `{${prefixes.join(',')}}`;
  const where = and(
    sql`${tenders.rubros} && ${codes}::text[]`,
    region === undefined ? undefined : eq(tenders.region, region),
  );
  return rowsOf<AwardedLine>(
    tx,
    sql`select ${tenders.id} as id, ${tenders.code} as code, ${tenders.title} as title, ${buyers.name} as buyer,
        ${tenders.buyerId} as "buyerId",
        ${tenders.region} as region, ${tenders.currency} as currency,
        ${tenders.milestones} -> 'adjudicacion' ->> 'instante' as "awardedAt", line.n::int as line, line.item
      from ${tenders} left join ${buyers} on ${buyers.id} = ${tenders.buyerId}
        cross join lateral jsonb_array_elements(${tenders.items}) with ordinality as line(item, n)
      where ${where}
        and exists (select from unnest(${codes}::text[]) as code where line.item ->> 'codigo' like code || '%')
        and upper(line.item ->> 'esquema') = 'UNSPSC'
        and (line.item -> 'adjudicacion' ->> 'montoUnitario')::float8 > 0
      order by 7 desc nulls last, 1 desc, 8
      limit ${mostPricesRead + 1}`,
  );
}
