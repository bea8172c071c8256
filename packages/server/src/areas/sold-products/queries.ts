import { mostSalesRead, type Sales } from '@pliego/contract/areas/sold-products';
import type { TenderItem } from '@pliego/contract/areas/tender-shapes';
import { foldText } from '@pliego/contract/rules/fold-text';
import { supplierKey } from '@pliego/contract/rules/supplier-key';
import type { SoldLine } from '@pliego/matching/propose-products';
import { eq, sql } from 'drizzle-orm';
import { codeOfItem, textOfItem } from '#server/areas/matches/tender-lines.ts';
import { inList } from '#server/areas/reports/work-rows-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { products } from '#server/db/schema/products.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';

/** A process that somebody won, or sells by orders of. */
export interface SaleRow {
  id: number;
  code: string;
  title: string;
  items: TenderItem[];
  currency: string | null;
  /** Whether nobody else won any of it. */
  isSole: boolean;
  /** The row that stands for the institution. */
  buyerId: number | null;
  buyer: string | null;
}

interface Input {
  tx: Tx;
  caller: Caller;
  now: Date;
}

/** The newest processes of a supplier; one more than are read, where there are more. */
export function salesOf({ tx, caller, now }: Input, key: string): Promise<SaleRow[]> {
  return rowsOf<SaleRow>(
    tx,
    sql`select ${tenders.id} as id, ${tenders.code} as code, ${tenders.title} as title, ${tenders.items} as items,
        coalesce(${tenders.award} ->> 'moneda', ${tenders.currency}) as currency,
        cardinality(${tenders.suppliers}) = 1 as "isSole",
        coalesce(${buyers.sameAs}, ${buyers.id}) as "buyerId",
        coalesce((select root.name from visible_buyers root where root.id = ${buyers.sameAs}), ${buyers.name}) as buyer
      from ${tenders} left join ${buyers} on ${buyers.id} = ${tenders.buyerId}
      where ${inList({ proveedor: [key] }, { caller, now })}
      order by ${tenders.id} desc limit ${mostSalesRead + 1}`,
  );
}

const winnerOf = ({ adjudicacion }: TenderItem): string | null =>
  adjudicacion === null
    ? null
    : supplierKey({ nombre: adjudicacion.proveedor, rut: adjudicacion.rutProveedor });

/**
 * The lines of a process that a supplier sold: those awarded to it; all of them where no line says to whom, and nobody else
 * sells any of it, as in what is bought by orders.
 */
export function linesSold({ id, items, currency, isSole }: SaleRow, key: string): SoldLine[] {
  const winners = items.map(winnerOf);
  const isUnsaid = isSole && winners.every((winner) => winner === null);
  return items.flatMap((item, at) => {
    if (!isUnsaid && winners[at] !== key) return [];
    const code = codeOfItem(item);
    return {
      tenderId: id,
      code: code?.length === 8 ? code : null,
      name: item.nombre,
      text: textOfItem(item),
      unit: item.unidad,
      price: item.adjudicacion?.montoUnitario ?? null,
      currency,
    };
  });
}

export interface CatalogueRow {
  id: number;
  sku: string;
  skuKey: string;
  nombre: string;
  codes: string[];
}

export function catalogueOf(tx: Tx, { companyId }: Caller): Promise<CatalogueRow[]> {
  return tx
    .select({
      id: products.id,
      sku: products.sku,
      skuKey: products.skuKey,
      nombre: products.name,
      codes: products.unspsc,
    })
    .from(products)
    .where(eq(products.companyId, companyId))
    .orderBy(products.id);
}

/** The product of a catalogue that a proposed one likely is: by its code of eight digits, or by its name. */
export function productAlike(
  catalogue: readonly CatalogueRow[],
  { name, code }: { name: string; code: string | null },
): CatalogueRow | undefined {
  const key = foldText(name);
  return catalogue.find(
    ({ codes, nombre }) => (code !== null && codes.includes(code)) || foldText(nombre) === key,
  );
}

/** The institutions among some sales, most processes first, with how many of theirs are open. */
export async function buyersOf(
  { tx, caller, now }: Input,
  sales: readonly SaleRow[],
  most: number,
): Promise<Pick<Sales, 'compradores' | 'masCompradores'>> {
  const byBuyer = new Map<number, { id: number; nombre: string; procesos: number }>();
  for (const { buyerId: id, buyer } of sales) {
    if (id === null) continue;
    const known = byBuyer.get(id) ?? { id, nombre: buyer ?? '', procesos: 0 };
    known.procesos += 1;
    byBuyer.set(id, known);
  }
  const named = [...byBuyer.values()].sort((a, b) => b.procesos - a.procesos || a.id - b.id);
  const first = named.slice(0, most);
  const comprador = first.map(({ id }) => id);
  const counts =
    first.length === 0
      ? []
      : await rowsOf<{ id: number; n: number }>(
          tx,
          sql`select coalesce(${buyers.sameAs}, ${buyers.id}) as id, count(*)::int as n
            from ${tenders} join ${buyers} on ${buyers.id} = ${tenders.buyerId}
            where ${inList({ vista: 'abiertas', comprador }, { caller, now })} group by 1`,
        );
  const open = new Map(counts.map(({ id, n }) => [id, n]));
  return {
    compradores: first.map(({ id, nombre, procesos }) => ({
      id,
      nombre,
      procesos,
      abiertas: open.get(id) ?? 0,
    })),
    masCompradores: named.length - first.length,
  };
}
