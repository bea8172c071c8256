import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { abilityOf } from '@pliego/contract/abilities';
import { CompanyRut } from '@pliego/contract/areas/account';
import { exportFormats, TenderExportQuery } from '@pliego/contract/areas/exports';
import { check } from '@pliego/contract/check';
import { ProblemError } from '@pliego/contract/problem';
import * as z from 'zod';
import { recordAudit } from '#server/areas/audit/commands.ts';
import { companyByTaxId } from '#server/areas/auth/account-queries.ts';
import { exportTenders } from '#server/areas/exports/export-tenders.ts';
import { callerOf } from '#server/auth/caller.ts';
import { nowhere } from '#server/auth/origin.ts';
import { textOf } from '#server/texts/text-of.ts';
import { OperatorRefusal } from './refusal.ts';
import type { OperatorTask } from './task.ts';

/** A file that is written: how many rows it has, and in the end how large it is. */
export type ExportEvent =
  | { kind: 'begun'; rows: number }
  | { kind: 'written'; path: string; rows: number; bytes: number };

const Work = z.object({
  rut: CompanyRut,
  formato: z.enum(exportFormats),
  /** As the list's address has it behind the question mark. */
  consulta: z.string(),
  archivo: z.string().min(1),
});
type Work = z.infer<typeof Work>;

/** The list that an address asks for. */
function listOf({ formato, consulta }: Work) {
  const fields = new URLSearchParams(consulta.replace(/^\?/, ''));
  const checked = check(TenderExportQuery, { ...Object.fromEntries(fields), formato });
  if (checked.success) return checked.data;
  const reasons = Object.entries(checked.fieldErrors);
  throw new OperatorRefusal(
    `No entiendo la consulta: ${reasons.map(([field, why]) => `${field}: ${textOf(why)}`).join('. ')}`,
  );
}

/** Writes a list of a company to a file, as somebody who administers it would export it. */
export const exportTask: OperatorTask<Work, ExportEvent> = {
  address: '/api/operador/exportar',
  input: Work,
  inTurn: false,
  run: async ({ database, baseUrl, now, signal }, work, tell) => {
    const { columnas, ...query } = listOf(work);
    const company = await database.read('system', (tx) => companyByTaxId(tx, work.rut));
    if (company === undefined) {
      throw new OperatorRefusal(`No hay una empresa con el RUT ${work.rut}.`);
    }
    const companyId = company.id;
    const at = now();
    // Nobody of the company: what is kept to a team is in it, as in a backup.
    const caller = callerOf(0, companyId, 'admin', abilityOf('admin', 0));
    const act = { action: 'exportacion', details: { lista: 'licitaciones' } } as const;
    const request = { format: work.formato, columns: columnas, query };
    const file = await exportTenders({ database, baseUrl }, request, caller, at, (tx) =>
      recordAudit(tx, { companyId, userId: null, from: nowhere, now: at }, act),
    ).catch((error: unknown) => {
      const reason = error instanceof ProblemError ? error.reason : undefined;
      throw reason === undefined ? error : new OperatorRefusal(textOf(reason));
    });
    tell({ kind: 'begun', rows: file.rows });
    const out = createWriteStream(work.archivo, { flags: 'wx' });
    try {
      await pipeline(file.bytes, out, { signal });
    } catch (error) {
      const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (isThere) throw new OperatorRefusal(`Ya existe «${work.archivo}»: elige otro nombre.`);
      // Half a file would be taken for a whole one.
      await rm(work.archivo, { force: true });
      throw error;
    }
    tell({ kind: 'written', path: work.archivo, rows: file.rows, bytes: out.bytesWritten });
  },
};
