import type { Notice } from '@pliego/contract/areas/notices';
import { and, count, desc, eq, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { notices } from '#server/db/schema/notices.ts';
import { savedViews } from '#server/db/schema/views.ts';
import { visibleTenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { mutedKinds, type Person } from './setting-queries.ts';

/** Nothing is told of a tender from when it is discarded; brought back, its notices are there again. */
const isNotDiscarded = (): SQL | undefined =>
  or(
    isNull(notices.tenderId),
    sql`not exists (select from ${tenderWork} where ${and(
      eq(tenderWork.companyId, notices.companyId),
      eq(tenderWork.tenderId, notices.tenderId),
      eq(tenderWork.stage, 'descartada'),
    )})`,
  );

/** What is shown to a person in the page. */
async function shownTo(tx: Tx, person: Person): Promise<SQL | undefined> {
  const muted = await mutedKinds(tx, person);
  return and(
    eq(notices.companyId, person.companyId),
    eq(notices.userId, person.userId),
    muted.length === 0 ? undefined : notInArray(notices.kind, muted),
    isNotDiscarded(),
  );
}

/** How many of a person's notices are unread. */
export async function unreadOf(tx: Tx, person: Person): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(notices)
    .where(and(await shownTo(tx, person), isNull(notices.readAt)));
  return row?.total ?? 0;
}

/** The newest notices of a person, older than one where it is given. */
export async function noticesOf(
  tx: Tx,
  person: Person,
  { antes, limit }: { antes?: number | undefined; limit: number },
): Promise<{ datos: Notice[]; hayMas: boolean }> {
  const rows = await tx
    .select({
      id: notices.id,
      tipo: notices.kind,
      gravedad: notices.severity,
      texto: notices.message,
      porque: notices.because,
      tenderId: notices.tenderId,
      code: visibleTenders.code,
      title: visibleTenders.title,
      viewId: savedViews.id,
      viewName: savedViews.name,
      veces: notices.times,
      at: notices.at,
      readAt: notices.readAt,
    })
    .from(notices)
    .leftJoin(visibleTenders, eq(visibleTenders.id, notices.tenderId))
    .leftJoin(
      savedViews,
      and(eq(savedViews.companyId, notices.companyId), eq(savedViews.id, notices.viewId)),
    )
    .where(and(await shownTo(tx, person), antes === undefined ? undefined : lt(notices.id, antes)))
    .orderBy(desc(notices.id))
    .limit(limit + 1);
  const datos = rows
    .slice(0, limit)
    .map(({ id, tipo, gravedad, texto, porque, veces, ...row }): Notice => {
      const { tenderId, code, title, viewId, viewName, at, readAt } = row;
      const isSeen = tenderId !== null && code !== null && title !== null;
      return {
        id,
        tipo,
        gravedad,
        texto,
        porque,
        vista: viewId === null ? null : { id: viewId, nombre: viewName ?? '' },
        licitacion: isSeen ? { id: tenderId, codigo: code, nombre: title } : null,
        veces,
        cuando: at.toISOString(),
        leida: readAt !== null,
      };
    });
  return { datos, hayMas: rows.length > limit };
}
