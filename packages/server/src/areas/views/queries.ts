import type { Role } from '@pliego/contract/abilities';
import type { SavedView, ViewPage } from '@pliego/contract/areas/views';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { users } from '#server/db/schema/companies.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';
import { savedViews, viewAlerts, viewDefaults, viewHits } from '#server/db/schema/views.ts';
import { tenderWork } from '#server/db/schema/work.ts';

export const unknownView = () =>
  new ProblemError('no-encontrado', createMessage('vista-desconocida'));

export interface ViewFilter {
  id?: number | undefined;
  page?: ViewPage | undefined;
}

/** How many of the tenders that an alert told of the person follows, or the company discarded. */
const followed = sql`exists (select from ${tenderFollowers} where ${and(
  eq(tenderFollowers.companyId, viewHits.companyId),
  eq(tenderFollowers.userId, viewHits.userId),
  eq(tenderFollowers.tenderId, viewHits.tenderId),
  eq(tenderFollowers.isFollowing, true),
)})`;
const discarded = sql`exists (select from ${tenderWork} where ${and(
  eq(tenderWork.companyId, viewHits.companyId),
  eq(tenderWork.tenderId, viewHits.tenderId),
  eq(tenderWork.stage, 'descartada'),
)})`;

async function noiseOf(tx: Tx, { companyId, userId }: Caller) {
  const rows = await tx
    .select({
      viewId: viewHits.viewId,
      avisadas: sql<number>`count(*)::int`,
      seguidas: sql<number>`count(*) filter (where ${followed})::int`,
      descartadas: sql<number>`count(*) filter (where ${discarded})::int`,
    })
    .from(viewHits)
    .where(and(eq(viewHits.companyId, companyId), eq(viewHits.userId, userId)))
    .groupBy(viewHits.viewId);
  return new Map(rows.map(({ viewId, ...noise }) => [viewId, noise]));
}

const noNoise = { avisadas: 0, seguidas: 0, descartadas: 0 };

/** The views that a person sees, by name: row level security leaves out what others keep to themselves. */
export async function viewsOf(
  tx: Tx,
  caller: Caller,
  { id, page }: ViewFilter = {},
): Promise<SavedView[]> {
  const { companyId, userId } = caller;
  const rows = await tx
    .select({ view: savedViews, owner: users.fullName, alert: viewAlerts })
    .from(savedViews)
    .leftJoin(users, eq(users.id, savedViews.userId))
    .leftJoin(
      viewAlerts,
      and(
        eq(viewAlerts.companyId, companyId),
        eq(viewAlerts.userId, userId),
        eq(viewAlerts.viewId, savedViews.id),
      ),
    )
    .where(
      and(
        eq(savedViews.companyId, companyId),
        id === undefined ? undefined : eq(savedViews.id, id),
        page === undefined ? undefined : eq(savedViews.page, page),
      ),
    )
    .orderBy(asc(savedViews.nameKey), asc(savedViews.id));
  const noise = await noiseOf(tx, caller);
  return rows.map(({ view, owner, alert }) => ({
    id: view.id,
    nombre: view.name,
    pagina: view.page,
    estado: view.state,
    compartida: view.isShared,
    dueno: { id: view.userId, nombre: owner ?? '' },
    esMia: view.userId === userId,
    roles: view.roles,
    alerta:
      alert === null
        ? null
        : {
            ritmo: alert.rhythm,
            desde: alert.createdAt.toISOString(),
            ...(noise.get(view.id) ?? noNoise),
          },
    version: view.version,
  }));
}

export async function viewOf(tx: Tx, caller: Caller, id: number): Promise<SavedView> {
  const [view] = await viewsOf(tx, caller, { id });
  if (view === undefined) throw unknownView();
  return view;
}

interface Opening {
  pagina: ViewPage;
  id: number;
}

/** With which view each list opens: the one that the person chose or, without a choice, the shared one of their role. */
export async function openingViews(
  tx: Tx,
  { companyId, userId }: Caller,
  { views, role }: { views: readonly SavedView[]; role: Role },
): Promise<Opening[]> {
  const chosen = await tx
    .select({ pagina: viewDefaults.page, id: viewDefaults.viewId })
    .from(viewDefaults)
    .where(and(eq(viewDefaults.companyId, companyId), eq(viewDefaults.userId, userId)));
  const ofRole = views
    .filter(({ compartida, roles }) => compartida && roles.includes(role))
    .map(({ pagina, id }) => ({ pagina, id }));
  const openings = new Map<ViewPage, number>();
  for (const { pagina, id } of [...ofRole.toReversed(), ...chosen]) openings.set(pagina, id);
  // A view that was made private by its owner is none that the person could open.
  return [...openings]
    .filter(([, id]) => views.some((view) => view.id === id))
    .map(([pagina, id]) => ({ pagina, id }));
}
