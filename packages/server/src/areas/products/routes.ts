import { type productEndpoints, undoMinutes } from '@pliego/contract/areas/products';
import type { Handlers } from '@pliego/http/implement';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { editAll, undoChange } from './bulk-commands.ts';
import { changeProduct, createProduct, removeProduct, withUniqueSku } from './commands.ts';
import { presenterFor, record } from './for-caller.ts';
import { productById, productPage } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

type ProductHandlers = Handlers<typeof productEndpoints, Caller>;

function readHandlers({ database, now }: Dependencies): Pick<ProductHandlers, 'list' | 'get'> {
  return {
    list: ({ query }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const { rows, total, isExact, next } = await productPage(tx, caller.companyId, query);
        const ids = rows.map(({ id }) => id);
        const present = await presenterFor(tx, caller, { ids, now: now() });
        return { datos: rows.map(present), total, totalExacto: isExact, siguiente: next };
      }),
    get: ({ params: { id } }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const present = await presenterFor(tx, caller, { ids: [id], now: now() });
        return present(await productById(tx, caller.companyId, id));
      }),
  };
}

function bulkHandlers({ database, now }: Dependencies): Pick<ProductHandlers, 'bulk' | 'undo'> {
  return {
    bulk: ({ body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const at = now();
        const writer = { scope: scopeOf(caller), now: at };
        const { results: resultados, changeId } = await editAll(tx, writer, body);
        const cambiados = resultados.filter(({ resultado }) => resultado === 'cambiado').length;
        if (changeId === null) return { cambio: null, cambiados, resultados };
        const details = { cantidad: cambiados };
        await recordAudit(tx, auditedAs(caller, at), { action: 'productos-cambiados', details });
        const until = new Date(at.getTime() + undoMinutes * 60_000);
        const cambio = { id: changeId, deshacerHasta: until.toISOString() };
        return { cambio, cambiados, resultados };
      }),
    undo: ({ params: { id } }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const at = now();
        const resultados = await undoChange(tx, { scope: scopeOf(caller), now: at }, id);
        const deshechos = resultados.filter(({ resultado }) => resultado === 'cambiado').length;
        const details = { cantidad: deshechos };
        await recordAudit(tx, auditedAs(caller, at), { action: 'productos-devueltos', details });
        return { deshechos, resultados };
      }),
  };
}

/** What a company sells. */
export function productHandlers(dependencies: Dependencies): ProductHandlers {
  const { database, now } = dependencies;
  return {
    ...readHandlers(dependencies),
    ...bulkHandlers(dependencies),
    create: ({ body }, { caller }) => {
      const writer = { scope: scopeOf(caller), now: now() };
      return withUniqueSku(() =>
        database.transaction(writer.scope, async (tx) => {
          const present = await presenterFor(tx, caller, { ids: [], now: writer.now });
          const row = await createProduct(tx, writer, body);
          await record(tx, { caller, now: writer.now }, 'producto-creado', row);
          return present(row);
        }),
      );
    },
    update: ({ params: { id }, body, ifVersion }, { caller }) => {
      const writer = { scope: scopeOf(caller), now: now() };
      return withUniqueSku(() =>
        database.transaction(writer.scope, async (tx) => {
          const present = await presenterFor(tx, caller, { ids: [id], now: writer.now });
          const target = { id, ifVersion, present };
          const { row, isNew } = await changeProduct(tx, writer, target, body);
          if (isNew) await record(tx, { caller, now: writer.now }, 'producto-cambiado', row);
          return present(row);
        }),
      );
    },
    remove: ({ params: { id }, ifVersion }, { caller }) => {
      const writer = { scope: scopeOf(caller), now: now() };
      return database.transaction(writer.scope, async (tx) => {
        const present = await presenterFor(tx, caller, { ids: [id], now: writer.now });
        const gone = await removeProduct(tx, writer, { id, ifVersion, present });
        await record(tx, { caller, now: writer.now }, 'producto-eliminado', gone);
        return { id };
      });
    },
  };
}
