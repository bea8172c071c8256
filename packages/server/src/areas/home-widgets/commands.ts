import type { ChosenWidget, HomeWidgets } from '@pliego/contract/areas/home-widgets';
import { ProblemError } from '@pliego/contract/problem';
import { reportOf } from '#server/areas/reports/catalogue.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { homeWidgets } from '#server/db/schema/home-widgets.ts';
import { ownRow, widgetsOf } from './queries.ts';

/** What is kept of a choice: of a saved report its number alone. */
function keptOf({ reporte, filtro, periodo, vista }: ChosenWidget): ChosenWidget {
  if (vista !== null) return { reporte: 'a-medida', filtro: {}, periodo: 'ano', vista };
  reportOf(reporte).check?.(filtro);
  const { desde: _, hasta: __, ...lasting } = filtro;
  return { reporte, filtro: periodo === 'fijo' ? filtro : lasting, periodo, vista };
}

/** Puts reports on somebody's home page, in an order; another window may have changed them meanwhile. */
export async function arrangeWidgets(
  tx: Tx,
  caller: Caller,
  { chosen, ifVersion }: { chosen: readonly ChosenWidget[]; ifVersion: number | undefined },
): Promise<HomeWidgets> {
  const widgets = chosen.map(keptOf);
  const [row] = await tx.select().from(homeWidgets).where(ownRow(caller)).for('update');
  const version = row?.version ?? 0;
  if (ifVersion !== undefined && ifVersion !== version) {
    const actual = await widgetsOf(tx, caller);
    throw new ProblemError('version-antigua', undefined, { actual });
  }
  const { companyId, userId } = caller;
  const values = { widgets, version: version + 1 };
  await tx
    .insert(homeWidgets)
    .values({ companyId, userId, ...values })
    .onConflictDoUpdate({ target: [homeWidgets.companyId, homeWidgets.userId], set: values });
  return widgetsOf(tx, caller);
}
