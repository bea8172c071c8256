import { institutionKey } from '@pliego/contract/rules/institution-name';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { SameBy } from '#server/db/schema/tenders.ts';
import { linkSameBuyers } from '#server/areas/sources/same-buyer-commands.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { OperatorRefusal } from './refusal.ts';
import type { OperatorDependencies, OperatorTask } from './task.ts';

/** A row of an institution, as the operator sees it. */
export interface BuyerEvent {
  id: number;
  name: string;
  taxId: string | null;
  source: string;
  /** The row that stands for the same institution, how that is known and, where an operator decided it, why. */
  sameAs: number | null;
  sameBy: SameBy | null;
  reason: string | null;
}

const Id = z.number().int().positive();
const Reason = z.string().trim().min(1).max(500);
const Work = z.discriminatedUnion('accion', [
  z.object({ accion: z.literal('buscar'), texto: z.string().trim().min(1).max(200) }),
  z.object({ accion: z.literal('unir'), id: Id, con: Id, motivo: Reason }),
  z.object({ accion: z.literal('separar'), id: Id, motivo: Reason }),
]);
type Work = z.infer<typeof Work>;

const shown = 50;

async function found(tx: Tx, condition: ReturnType<typeof sql>): Promise<BuyerEvent[]> {
  return rowsOf<BuyerEvent>(
    tx,
    sql`select id, name, tax_id as "taxId", source, same_as as "sameAs", same_by as "sameBy",
        same_reason as reason
      from buyers where company_id is null and ${condition} order by name_key, id limit ${shown}`,
  );
}

/** A public institution; those that companies imported for themselves are no matter of the operator. */
async function known(tx: Tx, id: number): Promise<BuyerEvent> {
  const [buyer] = await found(tx, sql`id = ${id}`);
  if (buyer === undefined) throw new OperatorRefusal(`No hay un comprador N.º ${id}.`);
  return buyer;
}

const groupOf = (root: number) => sql`(id = ${root} or same_as = ${root})`;

async function search(tx: Tx, text: string): Promise<BuyerEvent[]> {
  const pattern = `%${institutionKey(text)}%`;
  const key = `rut:${normalisedRut(text) ?? ''}`;
  return found(tx, sql`(name_key like ${pattern} or key = ${key})`);
}

/** Takes two institutions for one: all rows of the first stand behind the row of the second. */
async function join(tx: Tx, { id, con, motivo }: Extract<Work, { accion: 'unir' }>) {
  const [one, other] = [await known(tx, id), await known(tx, con)];
  const [from, to] = [one.sameAs ?? one.id, other.sameAs ?? other.id];
  if (from === to) throw new OperatorRefusal('Ya son el mismo comprador.');
  await tx.execute(
    sql`update buyers set same_as = ${to}, same_by = 'operador', same_reason = ${motivo} where ${groupOf(from)}`,
  );
  return found(tx, groupOf(to));
}

/** Takes a row for an institution of its own, whatever its name and its units say. */
async function split(tx: Tx, { id, motivo }: Extract<Work, { accion: 'separar' }>) {
  const buyer = await known(tx, id);
  const behind = await found(tx, sql`same_as = ${id}`);
  if (buyer.sameAs === null && behind.length === 0) {
    throw new OperatorRefusal('Ese comprador no está unido a otro.');
  }
  await tx.execute(
    sql`update buyers set same_as = null, same_by = 'operador', same_reason = ${motivo} where id = ${id}`,
  );
  // What stood behind it finds its own place again.
  await tx.execute(
    sql`update buyers set same_as = null, same_by = null, same_reason = null where same_as = ${id}`,
  );
  await linkSameBuyers(
    tx,
    behind.map((row) => row.id),
  );
  return [await known(tx, id)];
}

/** Finds institutions, takes two for one or one out of another, and keeps the reason. */
export const buyersTask: OperatorTask<Work, BuyerEvent> = {
  address: '/api/operador/compradores',
  input: Work,
  inTurn: true,
  run: async ({ database }: OperatorDependencies, work, tell) => {
    const rows = await database.transaction('system', (tx) => {
      if (work.accion === 'buscar') return search(tx, work.texto);
      return work.accion === 'unir' ? join(tx, work) : split(tx, work);
    });
    for (const row of rows) tell(row);
  },
};
