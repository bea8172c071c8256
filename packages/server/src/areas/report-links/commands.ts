import { mostReportLinks, type NewReportLink } from '@pliego/contract/areas/report-links';
import type { ReportId } from '@pliego/contract/areas/reports';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { expiryOf } from '#server/areas/keys/expiry.ts';
import { reportOf } from '#server/areas/reports/catalogue.ts';
import type { Caller } from '#server/auth/caller.ts';
import { hashToken } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { reportLinks } from '#server/db/schema/report-links.ts';

interface Made {
  report: ReportId;
  secret: string;
  now: Date;
}

/** Stores an address, with the hash of its secret alone; what the report is not narrowed by is left out. */
export async function createLink(
  tx: Tx,
  { companyId, userId }: Caller,
  { nombre, vence, filtro, periodo, abiertos, sitios }: NewReportLink,
  { report, secret, now }: Made,
): Promise<number> {
  const { filters, check } = reportOf(report);
  check?.(filtro);
  const inUse = await tx.$count(
    reportLinks,
    and(
      eq(reportLinks.companyId, companyId),
      isNull(reportLinks.revokedAt),
      gt(reportLinks.expiresAt, now),
    ),
  );
  if (inUse >= mostReportLinks) {
    const params = { max: mostReportLinks };
    throw new ProblemError(
      'cuota-superada',
      createMessage('demasiados-enlaces-de-reportes', params),
    );
  }
  const { desde: _, hasta: __, ...lasting } = filtro;
  const [made] = await tx
    .insert(reportLinks)
    .values({
      companyId,
      userId,
      report,
      name: nombre,
      secretHash: hashToken(secret),
      filter: periodo === 'fijo' ? filtro : lasting,
      period: periodo,
      openFilters: [...new Set(abiertos)].filter((filter) => filters.includes(filter)),
      sites: [...new Set(sitios)],
      createdAt: now,
      expiresAt: expiryOf(vence, now),
    })
    .returning({ id: reportLinks.id });
  if (made === undefined) throw new Error('An insert answered no row');
  return made.id;
}

/** Revokes an address of the company, and answers its name. */
export async function revokeLink(
  tx: Tx,
  { companyId, userId }: Caller,
  { id, now }: { id: number; now: Date },
): Promise<string> {
  const [revoked] = await tx
    .update(reportLinks)
    .set({ revokedAt: now, revokedBy: userId })
    .where(
      and(
        eq(reportLinks.id, id),
        eq(reportLinks.companyId, companyId),
        isNull(reportLinks.revokedAt),
      ),
    )
    .returning({ name: reportLinks.name });
  if (revoked === undefined) {
    throw new ProblemError('no-encontrado', createMessage('enlace-de-reporte-desconocido'));
  }
  return revoked.name;
}

/** Counts that the page of an address was opened. */
export async function noteOpened(tx: Tx, companyId: number, id: number, now: Date): Promise<void> {
  await tx
    .update(reportLinks)
    .set({ openedCount: sql`${reportLinks.openedCount} + 1`, openedAt: now })
    .where(and(eq(reportLinks.companyId, companyId), eq(reportLinks.id, id)));
}
