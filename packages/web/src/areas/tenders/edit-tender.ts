import { ApiError } from '@pliego/contract/client';
import type { TenderDetail, TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api } from '#web/api/client.ts';
import { problemText } from '#web/api/problems.ts';
import { i18n } from '#web/i18n/setup.ts';
import { toastProblem } from '#web/ui/toasts.tsx';
import { tenderEventsKey, tenderKey, tenderListsKey } from './queries.ts';
import { splitTags } from './tag-ids.ts';

/** Our own work on a tender, as the list and the ficha hold it. */
export type TenderWork = Pick<TenderSummary, 'tags' | 'Asignado' | 'version'>;
export type EditableTender = TenderWork & Pick<TenderSummary, 'id' | 'codigo'>;

/** One change: the new tags as the comma-separated string, or the new assignee. */
export type TenderChange = { tags: string } | { Asignado: number | null };

interface ListPage {
  datos: TenderSummary[];
}

/** Changes a tender wherever it is held: every list that was fetched and its ficha. */
function patchTender(client: QueryClient, id: number, patch: Partial<TenderWork>): void {
  client.setQueriesData<InfiniteData<ListPage>>({ queryKey: tenderListsKey }, (data) => {
    if (data === undefined) return data;
    const pages = data.pages.map((page) =>
      page.datos.some((tender) => tender.id === id)
        ? { ...page, datos: page.datos.map((row) => (row.id === id ? { ...row, ...patch } : row)) }
        : page,
    );
    return { ...data, pages };
  });
  client.setQueryData<TenderDetail>(tenderKey(id), (data) => data && { ...data, ...patch });
}

/** The newest version of our work that is held anywhere. */
function heldWork(client: QueryClient, tender: EditableTender): TenderWork {
  const detail = client.getQueryData<TenderDetail>(tenderKey(tender.id));
  const lists = client.getQueriesData<InfiniteData<ListPage>>({ queryKey: tenderListsKey });
  const rows = lists.flatMap(([, data]) => data?.pages ?? []).flatMap(({ datos }) => datos);
  const held = rows.filter(({ id }) => id === tender.id);
  const all: TenderWork[] = detail === undefined ? held : [...held, detail];
  return all.reduce(
    (newest, work) => (work.version > newest.version ? work : newest),
    all[0] ?? tender,
  );
}

/** Which field of which tender: changes to it replace one another. */
function fieldOf(id: number, change: TenderChange): string {
  return `${id}-${'tags' in change ? 'tags' : 'assignee'}`;
}

/** How often a change to a field failed: one that waited behind a failed one must not be sent. */
const failures = new Map<string, number>();
const failuresOf = (field: string) => failures.get(field) ?? 0;

/** The last thing a person wanted of a field, for when they ask to try again. */
const wanted = new Map<string, TenderChange>();

/** Was waiting for a change that failed: what it was based on is not there. */
class Superseded extends Error {}

/** What a 409 says is stored now; sources of the answer may leave fields out. */
const Actual = z.object({ tags: z.string(), Asignado: z.number().nullable(), version: z.number() });

const editKey = (id: number) => ['tenders', 'edit', id];

async function send(client: QueryClient, tender: EditableTender, change: TenderChange) {
  const params = { id: tender.id };
  const ifVersion = heldWork(client, tender).version;
  return 'tags' in change
    ? api.tenders.setTags({ params, ifVersion, body: splitTags(change.tags) })
    : api.tenders.assign({ params, ifVersion, body: { Usuario: change.Asignado } });
}

function undo(before: TenderWork, change: TenderChange): TenderChange {
  return 'tags' in change ? { tags: before.tags } : { Asignado: before.Asignado };
}

/** Says that a change was not kept, and offers to make it again. */
function report(client: QueryClient, tender: EditableTender, change: TenderChange, error: unknown) {
  const field = fieldOf(tender.id, change);
  const again = () => saveTender(client, tender, wanted.get(field) ?? change);
  const code = tender.codigo;
  if (error instanceof ApiError && error.problem.code === 'version-antigua') {
    const actual = Actual.partial().safeParse(error.problem.actual);
    if (actual.success) patchTender(client, tender.id, actual.data);
    toastProblem({
      title: i18n.t('tenders:conflict.title', { code }),
      text: i18n.t('tenders:conflict.text'),
      action: { label: i18n.t('tenders:conflict.again'), onClick: again },
    });
    return;
  }
  const title = 'tags' in change ? 'tenders:tags.failed' : 'tenders:assignee.failed';
  toastProblem({
    title: i18n.t(title, { code }),
    text: problemText(error),
    action: { label: i18n.t('actions.retry'), onClick: again },
  });
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
  const field = fieldOf(id, change);
  const failuresBefore = failuresOf(field);
  wanted.set(field, change);
  const mutation = client.getMutationCache().build(client, {
    mutationKey: editKey(id),
    scope: { id: `tender-${id}` },
    networkMode: 'always',
    mutationFn: async () => {
      if (failuresOf(field) !== failuresBefore) throw new Superseded();
      return send(client, tender, change);
    },
    onMutate: async () => {
      patchTender(client, id, change);
      // A read that started before this change would bring the old value back.
      await client.cancelQueries({ queryKey: tenderListsKey });
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
      if (error instanceof Superseded) return;
      failures.set(field, failuresOf(field) + 1);
      patchTender(client, id, undo(before, change));
      report(client, tender, change, error);
    },
  });
  // Whatever goes wrong was told in onError.
  mutation.execute(undefined).catch(() => undefined);
}
