import type { ProductExportQuery } from '@pliego/contract/areas/exports';
import { listFields } from '@pliego/contract/areas/product-imports';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { recordExport } from '#server/areas/audit/commands.ts';
import { productsFile } from '#server/areas/product-imports/list-file.ts';
import { fieldsOf } from '#server/areas/products/fields.ts';
import { productPage } from '#server/areas/products/queries.ts';
import { membersOf } from '#server/areas/users/queries.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { type ExportedFile, fileTypes } from './export-tenders.ts';

const stretchSize = 500;

/** What only who manages products sees. */
const costFields = new Set(['costo', 'margenMinimo']);

/** The products of a list, stretch by stretch, each a transaction of its own. */
async function* stretches(database: Database, caller: Caller, query: ProductList) {
  let cursor: string | undefined;
  do {
    const asked = { ...query, cursor, limit: stretchSize, exacto: false };
    const { rows, next } = await database.read(scopeOf(caller), (tx) =>
      productPage(tx, caller.companyId, asked),
    );
    yield rows.map(fieldsOf);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}

type ProductList = Omit<ProductExportQuery, 'formato'>;

/** A list of products as a file that can be imported again. */
export async function exportProducts(
  database: Database,
  caller: Caller,
  format: ProductExportQuery['formato'],
  query: ProductList,
  now: Date,
): Promise<ExportedFile> {
  const { names, rows } = await database.transaction(scopeOf(caller), async (tx) => {
    const counted = await productPage(tx, caller.companyId, { ...query, limit: 1, exacto: true });
    const members = await membersOf(tx, caller.companyId);
    await recordExport(tx, { caller, now }, 'productos');
    return {
      names: new Map(members.map(({ id, fullName }) => [id, fullName])),
      rows: counted.total,
    };
  });
  const seesCost = caller.ability.can('update', 'Product');
  const fields = listFields.filter((field) => seesCost || !costFields.has(field));
  const { ending, type } = fileTypes[format];
  const bytes = productsFile(
    format,
    fields,
    stretches(database, caller, query),
    (id) => names.get(id) ?? null,
    now,
  );
  return { name: `productos-${santiagoDay(now)}.${ending}`, type, rows, bytes };
}
