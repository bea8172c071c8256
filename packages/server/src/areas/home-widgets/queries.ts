import type { ChosenWidget, HomeWidget, HomeWidgets } from '@pliego/contract/areas/home-widgets';
import type { SavedView } from '@pliego/contract/areas/views';
import { and, eq } from 'drizzle-orm';
import { viewsOf } from '#server/areas/views/queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { homeWidgets } from '#server/db/schema/home-widgets.ts';

/** The row of a person in their company. */
export const ownRow = ({ companyId, userId }: Caller) =>
  and(eq(homeWidgets.companyId, companyId), eq(homeWidgets.userId, userId));

/** A widget as it is now: a saved report is what it says by then, unless it is gone. */
function shownOf(widget: ChosenWidget, saved: readonly SavedView[]): HomeWidget {
  const { reporte, periodo, vista } = widget;
  const view = saved.find(({ id }) => id === vista);
  const isGone = vista !== null && view === undefined;
  return {
    reporte,
    periodo,
    vista,
    filtro: view === undefined ? widget.filtro : { definicion: view.estado },
    nombre: view?.nombre ?? null,
    estado: isGone ? 'sin-reporte' : 'listo',
  };
}

/** The reports on somebody's home page; of a saved one what it says now, and that it is gone where they do not see it any more. */
export async function widgetsOf(tx: Tx, caller: Caller): Promise<HomeWidgets> {
  const [row] = await tx.select().from(homeWidgets).where(ownRow(caller));
  const chosen = row?.widgets ?? [];
  const saved = chosen.some(({ vista }) => vista !== null)
    ? await viewsOf(tx, caller, { page: 'reportes' })
    : [];
  const datos = chosen.map((widget) => shownOf(widget, saved));
  return { datos, version: row?.version ?? 0 };
}
