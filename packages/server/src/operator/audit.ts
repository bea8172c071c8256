import type { ChainReport } from '@pliego/contract/areas/audit';
import { asc } from 'drizzle-orm';
import * as z from 'zod';
import { checkChain } from '#server/areas/audit/queries.ts';
import { companies } from '#server/db/schema/companies.ts';
import { OperatorRefusal } from './refusal.ts';
import type { OperatorTask } from './task.ts';

/** What was found of the chain of one company. */
export type ChainEvent = { company: { id: number; name: string } } & ChainReport;

const Work = z.object({ empresa: z.optional(z.number().int().positive()) });
type Work = z.infer<typeof Work>;

/** Reads the chains of all companies, or of one, and tells of each whether it holds. */
export const verifyAuditTask: OperatorTask<Work, ChainEvent> = {
  address: '/api/operador/verificar-auditoria',
  input: Work,
  inTurn: false,
  run: async ({ database }, { empresa }, tell) => {
    const all = await database.read('system', (tx) =>
      tx
        .select({ id: companies.id, name: companies.name })
        .from(companies)
        .orderBy(asc(companies.id)),
    );
    const chosen = all.filter(({ id }) => empresa === undefined || id === empresa);
    if (empresa !== undefined && chosen.length === 0) {
      throw new OperatorRefusal(`No hay una empresa con el número ${empresa}.`);
    }
    for (const company of chosen) {
      const { id: companyId } = company;
      // Nobody of the company: its chain is read as its own people would read it.
      const report = await database.read({ companyId, userId: 0 }, (tx) =>
        checkChain(tx, companyId),
      );
      tell({ company, ...report });
    }
  },
};
