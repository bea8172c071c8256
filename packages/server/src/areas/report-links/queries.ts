import { abilityOf } from '@pliego/contract/abilities';
import type { ReportLink, reportLinkStates } from '@pliego/contract/areas/report-links';
import type { ReportId } from '@pliego/contract/areas/reports';
import { createMongoAbility } from '@casl/ability';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { hashToken } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { companies, mayEnter, memberships, users } from '#server/db/schema/companies.ts';
import { reportLinks } from '#server/db/schema/report-links.ts';

type State = (typeof reportLinkStates)[number];

function linksWhere(tx: Tx, condition: SQL | undefined) {
  return tx
    .select({
      link: reportLinks,
      company: companies.name,
      fullName: users.fullName,
      role: memberships.role,
      mayEnter: sql<boolean>`${mayEnter}`,
    })
    .from(reportLinks)
    .innerJoin(companies, eq(companies.id, reportLinks.companyId))
    .innerJoin(users, eq(users.id, reportLinks.userId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.companyId, reportLinks.companyId),
        eq(memberships.userId, reportLinks.userId),
      ),
    )
    .where(condition)
    .orderBy(desc(reportLinks.id));
}

export type LinkRow = Awaited<ReturnType<typeof linksWhere>>[number];

/** The addresses of a report in a company, the newest first. */
export const linksOf = (tx: Tx, companyId: number, report: ReportId): Promise<LinkRow[]> =>
  linksWhere(tx, and(eq(reportLinks.companyId, companyId), eq(reportLinks.report, report)));

export async function linkById(tx: Tx, id: number): Promise<LinkRow> {
  const [row] = await linksWhere(tx, eq(reportLinks.id, id));
  if (row === undefined) throw new Error('The link that was just written is not there');
  return row;
}

const written = /^[\w-]{43}$/;

/** An address by its secret, as the system; null where there is none. */
export async function linkBySecret(tx: Tx, secret: string): Promise<LinkRow | null> {
  if (!written.test(secret)) return null;
  const [row] = await linksWhere(tx, eq(reportLinks.secretHash, hashToken(secret)));
  return row ?? null;
}

/** Whether an address opens: for as long as who made it could make it again. */
export function stateOf({ link, role, mayEnter: enters }: LinkRow, now: Date): State {
  if (link.revokedAt !== null) return 'revocado';
  if (link.expiresAt <= now) return 'vencido';
  const ability = createMongoAbility(abilityOf(role, link.userId));
  return enters && ability.can('create', 'Report') ? 'activo' : 'sin-acceso';
}

export function presentLink(row: LinkRow, now: Date): ReportLink {
  const { link, fullName } = row;
  return {
    id: link.id,
    reporte: link.report,
    nombre: link.name,
    filtro: link.filter,
    periodo: link.period,
    abiertos: link.openFilters,
    sitios: link.sites,
    persona: { id: link.userId, fullName },
    estado: stateOf(row, now),
    creada: link.createdAt.toISOString(),
    vence: link.expiresAt.toISOString(),
    aperturas: link.openedCount,
    abierta: link.openedAt?.toISOString() ?? null,
  };
}
