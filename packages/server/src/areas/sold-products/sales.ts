import {
  mostBuyers,
  mostProposed,
  mostSalesRead,
  type Sales,
  type SoldProduct,
} from '@pliego/contract/areas/sold-products';
import { foldText } from '@pliego/contract/rules/fold-text';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { type ProposedProduct, proposeProducts } from '@pliego/matching/propose-products';
import { eq } from 'drizzle-orm';
import { namedRubros } from '#server/areas/tenders/rubro-queries.ts';
import { namedSuppliers } from '#server/areas/tenders/supplier-queries.ts';
import { asSeenBy, type Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import {
  buyersOf,
  type CatalogueRow,
  catalogueOf,
  linesSold,
  productAlike,
  type SaleRow,
  salesOf,
} from './queries.ts';

/** Processes that are named as evidence; how many there are is told besides. */
const namedFirst = 3;
const mostSkuLetters = 24;

async function ownRut(tx: Tx, { companyId }: Caller): Promise<string | null> {
  const [company] = await tx
    .select({ rut: companies.taxId })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.rut == null ? null : normalisedRut(company.rut);
}

/** A sku that no product has: the code, or the name in capitals. */
function freeSku({ code, name }: ProposedProduct, taken: Set<string>): string {
  const letters = foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const stem = code ?? letters.slice(0, mostSkuLetters).replace(/-$/, '').toUpperCase();
  const base = stem === '' ? 'PRODUCTO' : stem;
  let sku = base;
  for (let number = 2; taken.has(foldText(sku)); number += 1) sku = `${base}-${number}`;
  taken.add(foldText(sku));
  return sku;
}

async function present(
  tx: Tx,
  proposed: readonly ProposedProduct[],
  { sales, catalogue }: { sales: readonly SaleRow[]; catalogue: readonly CatalogueRow[] },
): Promise<SoldProduct[]> {
  const byId = new Map(sales.map((sale) => [sale.id, sale]));
  const { datos } = await namedRubros(tx, [...new Set(proposed.flatMap(({ code }) => code ?? []))]);
  const names = new Map(datos.map(({ codigo, nombre }) => [codigo, nombre]));
  const taken = new Set(catalogue.map(({ skuKey }) => skuKey));
  return proposed.map((one) => {
    const alike = productAlike(catalogue, one);
    return {
      sku: freeSku(one, taken),
      nombre: one.name,
      unspsc: one.code === null ? [] : [one.code],
      rubro: one.code === null ? null : (names.get(one.code) ?? null),
      palabrasClave: [...one.words],
      unidad: one.unit,
      precio: one.price,
      moneda: one.currency ?? 'CLP',
      lineas: one.lines,
      procesos: one.tenderIds.length,
      licitaciones: one.tenderIds.slice(0, namedFirst).flatMap((id) => {
        const sale = byId.get(id);
        return sale === undefined ? [] : [{ id, codigo: sale.code, nombre: sale.title }];
      }),
      yaEsta: alike === undefined ? null : { id: alike.id, sku: alike.sku, nombre: alike.nombre },
    };
  });
}

const nothing = {
  nombre: null,
  procesos: 0,
  hayMas: false,
  lineas: 0,
  productos: [],
  masProductos: 0,
  compradores: [],
  masCompradores: 0,
};

/** What a RUT sold by what the sources say, and to whom; without one, that of the caller's company. */
export async function salesFor(
  tx: Tx,
  caller: Caller,
  asked: string | undefined,
  now: Date,
): Promise<Sales> {
  const rut = asked ?? (await ownRut(tx, caller));
  if (rut === null) return { rut, ...nothing };
  const input = { tx, caller, now };
  const key = `rut:${rut}`;
  const read = await salesOf(input, key);
  const sales = read.slice(0, mostSalesRead);
  const [supplier] = await namedSuppliers(tx, [key]);
  const lines = sales.flatMap((sale) => linesSold(sale, key));
  const proposed = proposeProducts(lines);
  const shown = proposed.slice(0, mostProposed);
  const catalogue = await catalogueOf(tx, caller);
  return asSeenBy(caller, {
    rut,
    nombre: supplier?.nombre ?? null,
    procesos: sales.length,
    hayMas: read.length > sales.length,
    lineas: lines.length,
    productos: await present(tx, shown, { sales, catalogue }),
    masProductos: proposed.length - shown.length,
    ...(await buyersOf(input, sales, mostBuyers)),
  });
}
