import { CompanyRut } from '@pliego/contract/areas/account';
import { asc, count, eq } from 'drizzle-orm';
import * as z from 'zod';
import { companyByTaxId } from '#server/areas/auth/account-queries.ts';
import { closeCompany, erasedAt, reopenCompany } from '#server/areas/privacy/close-commands.ts';
import { eraseCompany } from '#server/areas/privacy/erase-commands.ts';
import { SecretBox } from '#server/auth/secret-box.ts';
import { nowhere } from '#server/auth/origin.ts';
import type { Tx } from '#server/db/database.ts';
import { companies, memberships } from '#server/db/schema/companies.ts';
import { OperatorRefusal } from './refusal.ts';
import type { OperatorTask } from './task.ts';

/** A company as it is now; `erased` is gone. */
export interface CompanyEvent {
  kind: 'listed' | 'closed' | 'reopened' | 'erased';
  name: string;
  taxId: string;
  people: number;
  closedAt: string | null;
  erasedAt: string | null;
}

const Work = z.discriminatedUnion('accion', [
  z.object({ accion: z.literal('listar') }),
  z.object({ accion: z.enum(['cerrar', 'reabrir', 'borrar']), rut: CompanyRut }),
]);
type Work = z.infer<typeof Work>;

interface Row {
  id: number;
  name: string;
  taxId: string;
  closedAt: Date | null;
}

function eventOf(kind: CompanyEvent['kind'], row: Row, people: number): CompanyEvent {
  const { name, taxId, closedAt } = row;
  const erased = closedAt === null ? null : erasedAt(closedAt).toISOString();
  return { kind, name, taxId, people, closedAt: closedAt?.toISOString() ?? null, erasedAt: erased };
}

async function peopleIn(tx: Tx): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: memberships.companyId, many: count() })
    .from(memberships)
    .where(eq(memberships.status, 'active'))
    .groupBy(memberships.companyId);
  return new Map(rows.map(({ id, many }) => [id, many]));
}

async function knownCompany(tx: Tx, taxId: string): Promise<Row> {
  const company = await companyByTaxId(tx, taxId);
  if (company === undefined) throw new OperatorRefusal(`No hay una empresa con el RUT ${taxId}.`);
  return company;
}

/** Lists the companies, closes or reopens one, or erases one that is closed without waiting for its day. */
export const companiesTask: OperatorTask<Work, CompanyEvent> = {
  address: '/api/operador/empresas/estado',
  input: Work,
  inTurn: false,
  run: async ({ database, now, uploadsDir, secretKey, baseUrl }, work, tell) => {
    const secrets = secretKey === null ? null : new SecretBox(secretKey);
    const mailing = { secrets, baseUrl };
    if (work.accion === 'listar') {
      const listed = await database.read('system', async (tx) => {
        const people = await peopleIn(tx);
        const rows = await tx.select().from(companies).orderBy(asc(companies.name));
        return rows.map((row) => eventOf('listed', row, people.get(row.id) ?? 0));
      });
      for (const event of listed) tell(event);
      return;
    }
    const { accion, rut } = work;
    const done = await database.transaction('system', async (tx) => {
      const row = await knownCompany(tx, rut);
      const people = (await peopleIn(tx)).get(row.id) ?? 0;
      const by = { companyId: row.id, userId: null, from: nowhere, now: now() };
      if (accion === 'cerrar') {
        if (!(await closeCompany(tx, by, mailing))) {
          throw new OperatorRefusal(`${row.name} ya está cerrada.`);
        }
        return { row, event: eventOf('closed', { ...row, closedAt: now() }, people) };
      }
      if (row.closedAt === null) {
        const what =
          accion === 'borrar' ? 'ciérrala antes con «companies close».' : 'está abierta.';
        throw new OperatorRefusal(`${row.name}: ${what}`);
      }
      if (accion === 'reabrir') {
        await reopenCompany(tx, by, mailing);
        return { row, event: eventOf('reopened', { ...row, closedAt: null }, people) };
      }
      return { row, event: eventOf('erased', row, people) };
    });
    if (accion === 'borrar') await eraseCompany(database, done.row.id, uploadsDir);
    tell(done.event);
  },
};
