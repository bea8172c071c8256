import { mostViews, type SavedView, type ViewPage } from '@pliego/contract/areas/views';
import type { Role } from '@pliego/contract/abilities';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { and, count, eq } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { sqlStateOf, type Tx, uniqueViolation } from '#server/db/database.ts';
import { savedViews, viewAlerts, viewDefaults } from '#server/db/schema/views.ts';
import { viewOf } from './queries.ts';

export interface NewView {
  nombre: string;
  pagina: ViewPage;
  estado: string;
  compartida?: boolean | undefined;
}

/** What of a view is changed. */
export interface ViewChange {
  nombre?: string | undefined;
  estado?: string | undefined;
  compartida?: boolean | undefined;
  roles?: Role[] | undefined;
}

const ofId = ({ companyId }: Caller, id: number) =>
  and(eq(savedViews.companyId, companyId), eq(savedViews.id, id));

/** An address as it is stored: without its question mark. */
const stateOf = (written: string): string => written.replace(/^\?/, '');

/** Who may change tags, reasons and templates also changes the views that the company shares. */
const managesShared = ({ ability }: Caller): boolean => ability.can('update', 'Tag');

async function withUniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error;
    throw fieldProblem('ya-existe', 'nombre', createMessage('vista-repetida'));
  }
}

export function createView(
  tx: Tx,
  caller: Caller,
  { nombre, pagina, estado, compartida = false }: NewView,
): Promise<SavedView> {
  const { companyId, userId } = caller;
  return withUniqueName(async () => {
    const own = and(eq(savedViews.companyId, companyId), eq(savedViews.userId, userId));
    const [known] = await tx.select({ views: count() }).from(savedViews).where(own);
    if ((known?.views ?? 0) >= mostViews) {
      throw fieldProblem(
        'datos-invalidos',
        '',
        createMessage('demasiadas-vistas', { max: mostViews }),
      );
    }
    const [row] = await tx
      .insert(savedViews)
      .values({
        companyId,
        userId,
        page: pagina,
        name: nombre,
        nameKey: foldText(nombre),
        state: stateOf(estado),
        isShared: compartida,
        roles: [],
      })
      .returning({ id: savedViews.id });
    return viewOf(tx, caller, row?.id ?? 0);
  });
}

/** The view as it is, held until the transaction ends, for who may change it. */
async function holdView(tx: Tx, caller: Caller, id: number): Promise<SavedView> {
  await tx.select({ id: savedViews.id }).from(savedViews).where(ofId(caller, id)).for('update');
  const held = await viewOf(tx, caller, id);
  if (!held.esMia && !managesShared(caller)) {
    throw new ProblemError('sin-permiso', createMessage('vista-ajena'));
  }
  return held;
}

function newValues(
  held: SavedView,
  {
    nombre = held.nombre,
    estado = held.estado,
    compartida = held.compartida,
    roles = held.roles,
  }: ViewChange,
) {
  return {
    name: nombre,
    nameKey: foldText(nombre),
    state: stateOf(estado),
    isShared: compartida,
    // What is one's own alone opens no list of others.
    roles: compartida ? [...new Set(roles)] : [],
  };
}

export function changeView(
  tx: Tx,
  caller: Caller,
  { id, ifVersion }: { id: number; ifVersion: number | undefined },
  change: ViewChange,
): Promise<SavedView> {
  return withUniqueName(async () => {
    const held = await holdView(tx, caller, id);
    if (ifVersion !== undefined && ifVersion !== held.version) {
      throw new ProblemError('version-antigua', undefined, { actual: held });
    }
    if (change.roles !== undefined && !managesShared(caller)) {
      throw new ProblemError('sin-permiso', createMessage('vista-sin-roles'));
    }
    await tx
      .update(savedViews)
      .set({ ...newValues(held, change), version: held.version + 1 })
      .where(ofId(caller, id));
    return viewOf(tx, caller, id);
  });
}

export async function removeView(tx: Tx, caller: Caller, id: number): Promise<{ id: number }> {
  await holdView(tx, caller, id);
  await tx.delete(savedViews).where(ofId(caller, id));
  return { id };
}

/** Chooses with which view a list opens for the person; null lets their role, or the list, decide. */
export async function chooseOpening(
  tx: Tx,
  caller: Caller,
  { pagina, id }: { pagina: ViewPage; id: number | null },
): Promise<void> {
  const { companyId, userId } = caller;
  if (id === null) {
    await tx
      .delete(viewDefaults)
      .where(
        and(
          eq(viewDefaults.companyId, companyId),
          eq(viewDefaults.userId, userId),
          eq(viewDefaults.page, pagina),
        ),
      );
    return;
  }
  // One that the person does not see opens no list.
  await viewOf(tx, caller, id);
  await tx
    .insert(viewDefaults)
    .values({ companyId, userId, page: pagina, viewId: id })
    .onConflictDoUpdate({
      target: [viewDefaults.companyId, viewDefaults.userId, viewDefaults.page],
      set: { viewId: id },
    });
}

export async function endAlert(tx: Tx, { companyId, userId }: Caller, id: number): Promise<void> {
  await tx
    .delete(viewAlerts)
    .where(
      and(
        eq(viewAlerts.companyId, companyId),
        eq(viewAlerts.userId, userId),
        eq(viewAlerts.viewId, id),
      ),
    );
}
