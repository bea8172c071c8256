import { ApiError } from '@pliego/contract/api-error';
import type { TenderDetail, TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { tendersApi } from '#web/api/areas/tenders.ts';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { problemCode, problemText } from '#web/api/problems.ts';
import { i18n } from '#web/i18n/setup.ts';
import { hideToast, toastProblem } from '#web/ui/feedback/toasts.tsx';
import type { BoardData } from './board/board-data.ts';
import { movedTotals } from './board/totals.ts';
import { tenderBoardsKey, tenderEventsKey, tenderKey, tenderListsKey } from './queries.ts';
import type { ListPages } from './shown-row.ts';
import { splitTags, withTag } from './tag-ids.ts';

/** Our own work on a tender, as the list and the ficha hold it. */
export type TenderWork = Pick<TenderSummary, 'tags' | 'Asignado' | 'version'>;

/** What of a tender is ours. */
type OwnFields = Omit<TenderSummary, 'id' | 'codigo'>;
export type EditableTender = TenderWork & Pick<TenderSummary, 'id' | 'codigo'>;

/** One change: a tag there or not, or the new assignee. Made again, it still means the same. */
export type TenderChange = { tag: number; present: boolean } | { Asignado: number | null };

type Board = Pick<BoardData, 'columnas' | 'tarjetas'>;

/** Changes a tender wherever it is held: every list and board that was fetched and its ficha. */
export function patchTender(client: QueryClient, id: number, patch: Partial<OwnFields>): void {
  client.setQueriesData<ListPages>({ queryKey: tenderListsKey }, (data) => {
    if (data === undefined) return data;
    const pages = data.pages.map((page) =>
      page.datos.some((tender) => tender.id === id)
        ? { ...page, datos: page.datos.map((row) => (row.id === id ? { ...row, ...patch } : row)) }
        : page,
    );
    return { ...data, pages };
  });
  client.setQueriesData<Board>({ queryKey: tenderBoardsKey }, (data) => {
    if (data === undefined) return data;
    const card = data.tarjetas.find((one) => one.id === id);
    if (card === undefined) return data;
    const columnas = movedTotals(data.columnas, card, patch.etapa ?? card.etapa);
    const tarjetas = data.tarjetas.map((one) => (one === card ? { ...card, ...patch } : one));
    return { ...data, columnas, tarjetas };
  });
  // Also as it was known at an instant: our work on it is always today's.
  client.setQueriesData<TenderDetail>(
    { queryKey: tenderKey(id) },
    (data) => data && { ...data, ...patch },
  );
}

/** The newest version of our work that is held anywhere. */
export function heldWork(client: QueryClient, tender: EditableTender): TenderWork {
  const details = client
    .getQueriesData<TenderDetail>({ queryKey: tenderKey(tender.id) })
    .flatMap(([, detail]) => detail ?? []);
  const lists = client.getQueriesData<ListPages>({ queryKey: tenderListsKey });
  const rows = lists.flatMap(([, data]) => data?.pages ?? []).flatMap(({ datos }) => datos);
  const boards = client.getQueriesData<Board>({ queryKey: tenderBoardsKey });
  const cards = boards.flatMap(([, data]) => data?.tarjetas ?? []);
  const held = [...rows, ...cards].filter(({ id }) => id === tender.id);
  const all: TenderWork[] = [...held, ...details];
  return all.reduce(
    (newest, work) => (work.version > newest.version ? work : newest),
    all[0] ?? tender,
  );
}

/** The current state in a 409 response. */
const Actual = z.object({
  tags: z.string(),
  Asignado: z.nullable(z.number()),
  version: z.number(),
});

const editKey = (id: number) => ['tenders', 'edit', id];

/** Applies a change to the current work. */
function changed(work: TenderWork, change: TenderChange): Partial<TenderWork> {
  return 'tag' in change ? { tags: withTag(work.tags, change.tag, change.present) } : change;
}

/** What brings back how it was before a change, whatever else changed since. */
function inverse(before: TenderWork, change: TenderChange): TenderChange {
  return 'tag' in change
    ? { tag: change.tag, present: !change.present }
    : { Asignado: before.Asignado };
}

function sendOn({ tags, version }: TenderWork, { id }: EditableTender, change: TenderChange) {
  const params = { id };
  return 'tag' in change
    ? tendersApi.setTags({
        params,
        ifVersion: version,
        body: splitTags(withTag(tags, change.tag, change.present)),
      })
    : tendersApi.assign({ params, ifVersion: version, body: { Usuario: change.Asignado } });
}

/** What the server holds, where it refused a change that was based on something older. */
function storedIn(error: unknown): TenderWork | undefined {
  const stored = error instanceof ApiError ? Actual.safeParse(error.problem.actual) : undefined;
  return stored?.success === true ? stored.data : undefined;
}

/** Others may be at work on the same tender; that often in a row somebody should look. */
const mostTries = 4;

/**
 * Sends a change. What others changed meanwhile stays, and is no reason to ask: a tag is there or not whatever else is. Only who is
 * responsible can be changed by two people at once.
 */
async function send(
  client: QueryClient,
  tender: EditableTender,
  { change, before }: { change: TenderChange; before: TenderWork },
) {
  let work = heldWork(client, tender);
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendOn(work, tender, change);
    } catch (error) {
      const stored = storedIn(error);
      const isOpposed = !('tag' in change) && stored?.Asignado !== before.Asignado;
      if (stored === undefined || isOpposed || tries === mostTries) throw error;
      work = stored;
    }
  }
}

/** One toast a tender and field: the next change of the same field takes it away. */
function toastIdOf(tender: EditableTender, change: TenderChange): string {
  return `tender-${tender.id}-${'tag' in change ? 'tags' : 'assignee'}`;
}

/** Both values, by name: who is responsible now, and who was chosen here. */
function conflictText(client: QueryClient, change: TenderChange, stored: TenderWork | undefined) {
  const people = client.getQueryData(colleaguesQuery.queryKey)?.datos;
  if ('tag' in change || stored === undefined || people === undefined) {
    return i18n.t('tenders:conflict.text');
  }
  const nameOf = (id: number | null) =>
    people.find((person) => person.id === id)?.fullName ?? i18n.t('tenders:conflict.nobody');
  const names = { theirs: nameOf(stored.Asignado), mine: nameOf(change.Asignado) };
  return i18n.t('tenders:conflict.assignee', names);
}

/** Reports that a change failed, with a retry button. */
function report(client: QueryClient, tender: EditableTender, change: TenderChange, error: unknown) {
  const id = toastIdOf(tender, change);
  const again = () => saveTender(client, tender, change);
  const code = tender.codigo;
  if (problemCode(error) === 'version-antigua') {
    toastProblem({
      id,
      title: i18n.t('tenders:conflict.title', { code }),
      text: conflictText(client, change, storedIn(error)),
      action: { label: i18n.t('tenders:conflict.again'), onClick: again },
    });
    return;
  }
  const title = 'tag' in change ? 'tenders:tags.failed' : 'tenders:assignee.failed';
  toastProblem({
    id,
    title: i18n.t(title, { code }),
    text: problemText(error),
    action: { label: i18n.t('actions.retry'), onClick: again },
  });
}

/** Rolls back a failed change: to the current state of the server, or to the previous one. */
function putBack(
  client: QueryClient,
  tender: EditableTender,
  back: TenderChange,
  error: unknown,
): void {
  patchTender(client, tender.id, storedIn(error) ?? changed(heldWork(client, tender), back));
}

/**
 * Shows a change at once, sends it, and puts the old value back if it was not kept. Changes to one
 * tender go one after the other, each based on the version the one before left.
 */
export function saveTender(
  client: QueryClient,
  tender: EditableTender,
  change: TenderChange,
): void {
  const { id } = tender;
  const before = heldWork(client, tender);
  /** Lists that load for the first time: their data may be older than the change. */
  const awaited = new Set<string>();
  hideToast(toastIdOf(tender, change));
  const mutation = client.getMutationCache().build(client, {
    mutationKey: editKey(id),
    scope: { id: `tender-${id}` },
    networkMode: 'always',
    mutationFn: () => send(client, tender, { change, before }),
    onMutate: async () => {
      patchTender(client, id, changed(before, change));
      for (const query of client.getQueryCache().findAll({ queryKey: tenderListsKey })) {
        if (query.state.data === undefined) awaited.add(query.queryHash);
      }
      // A read that started before this change would restore the old value. One that has shown nothing
      // yet may finish and is refetched afterwards: nothing else would start it again.
      const isShown = (query: { queryHash: string }) => !awaited.has(query.queryHash);
      await client.cancelQueries({ queryKey: tenderListsKey, predicate: isShown });
      await client.cancelQueries({ queryKey: tenderKey(id) });
    },
    onSuccess: (saved) => {
      // A later change may be on screen already, waiting for this one's version and no more of it.
      const isLast = client.isMutating({ mutationKey: editKey(id) }) <= 1;
      patchTender(client, id, isLast ? saved : { version: saved.version });
      void client.invalidateQueries({ queryKey: ['tenders', 'facets'] });
      void client.invalidateQueries({ queryKey: tenderEventsKey(id) });
      void client.invalidateQueries({ queryKey: ['tags'], refetchType: 'none' });
    },
    onError: (error) => {
      putBack(client, tender, inverse(before, change), error);
      report(client, tender, change, error);
    },
    onSettled: () => {
      const isAwaited = (query: { queryHash: string }) => awaited.has(query.queryHash);
      void client.invalidateQueries({ queryKey: tenderListsKey, predicate: isAwaited });
    },
  });
  // onError has reported failures.
  mutation.execute(undefined).catch(() => undefined);
}
