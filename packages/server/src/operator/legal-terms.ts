import { termUnits } from '@pliego/contract/areas/deadlines';
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { legalTerms } from '#server/db/schema/deadlines.ts';
import { OperatorRefusal } from './refusal.ts';
import type { OperatorDependencies, OperatorTask } from './task.ts';

/** A legal term as it is stored. */
export type TermEvent = typeof legalTerms.$inferSelect;

const Day = z.iso.date();

/** What an operator may correct of a term: facts and their source, not what starts it. */
const Correction = z.object({
  name: z.string().trim().min(1).max(200).optional(),
  length: z.number().int().min(0).max(3_650).optional(),
  unit: z.enum(termUnits).optional(),
  afterNotification: z.boolean().optional(),
  meaning: z.string().trim().min(1).max(1_000).optional(),
  source: z.string().trim().min(1).max(500).nullable().optional(),
  url: z
    .string()
    .regex(/^https?:\/\/\S+$/)
    .max(500)
    .nullable()
    .optional(),
  isVerified: z.boolean().optional(),
  inForceFrom: Day.nullable().optional(),
  inForceTo: Day.nullable().optional(),
});
export type TermCorrection = z.infer<typeof Correction>;

const Work = z.discriminatedUnion('accion', [
  z.object({ accion: z.literal('listar') }),
  z.object({
    accion: z.literal('corregir'),
    codigo: z.string().min(1).max(60),
    cambio: Correction,
  }),
]);
type Work = z.infer<typeof Work>;

/** Lists the legal terms, or corrects one. A corrected term stays as it is when the product is upgraded. */
export const legalTermsTask: OperatorTask<Work, TermEvent> = {
  address: '/api/operador/plazos',
  input: Work,
  inTurn: false,
  run: async ({ database }: OperatorDependencies, work, tell) => {
    const rows = await database.transaction('system', async (tx) => {
      if (work.accion === 'listar')
        return tx.select().from(legalTerms).orderBy(asc(legalTerms.code));
      const ofCode = eq(legalTerms.code, work.codigo);
      const [term] = await tx.select().from(legalTerms).where(ofCode);
      if (term === undefined) throw new OperatorRefusal(`No hay un plazo «${work.codigo}».`);
      const { inForceFrom, inForceTo } = { ...term, ...work.cambio };
      if (inForceFrom !== null && inForceTo !== null && inForceFrom > inForceTo)
        throw new OperatorRefusal('El plazo dejaría de regir antes de empezar a regir.');
      return tx.update(legalTerms).set(work.cambio).where(ofCode).returning();
    });
    for (const row of rows) tell(row);
  },
};
