import type { ProductFields } from '@pliego/contract/areas/product-shapes';
import type { AddedProduct, soldProductEndpoints } from '@pliego/contract/areas/sold-products';
import { createMessage, type Message } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import type { Handlers } from '@pliego/http/implement';
import { createProduct, withUniqueSku, type Writer } from '#server/areas/products/commands.ts';
import { record } from '#server/areas/products/for-caller.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { catalogueOf } from './queries.ts';
import { salesFor } from './sales.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

/** The reason of a refusal that concerns one product alone: it was found before anything was written. */
function reasonOf(error: unknown): Message {
  if (error instanceof ProblemError && error.reason !== undefined) return error.reason;
  throw error;
}

async function addOne(
  tx: Tx,
  { caller, writer }: { caller: Caller; writer: Writer },
  fields: ProductFields,
): Promise<AddedProduct> {
  try {
    const row = await createProduct(tx, writer, fields);
    await record(tx, { caller, now: writer.now }, 'producto-creado', row);
    return { sku: row.sku, id: row.id, motivo: null };
  } catch (error) {
    return { sku: fields.sku, id: null, motivo: reasonOf(error) };
  }
}

/** What a RUT sold, as products to begin a catalogue with. */
export function soldProductHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof soldProductEndpoints, Caller> {
  return {
    list: ({ query: { rut } }, { caller }) =>
      database.read(scopeOf(caller), (tx) => salesFor(tx, caller, rut, now())),

    add: ({ body: { productos } }, { caller }) =>
      // Somebody may add one of them in the same moment, which refuses all: nothing is half done.
      withUniqueSku(() =>
        database.transaction(scopeOf(caller), async (tx) => {
          const by = { caller, writer: { scope: scopeOf(caller), now: now() } };
          const taken = new Set((await catalogueOf(tx, caller)).map(({ skuKey }) => skuKey));
          const resultados: AddedProduct[] = [];
          for (const fields of productos) {
            const key = foldText(fields.sku);
            const isTaken = taken.has(key);
            taken.add(key);
            resultados.push(
              isTaken
                ? { sku: fields.sku, id: null, motivo: createMessage('sku-repetido') }
                : await addOne(tx, by, fields),
            );
          }
          const agregados = resultados.filter(({ id }) => id !== null).length;
          return { agregados, resultados };
        }),
      ),
  };
}
