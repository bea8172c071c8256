import { maxUploadBytes, sourceEndpoints } from '@pliego/contract/areas/sources';
import { spreadsheetEndpoints } from '@pliego/contract/areas/spreadsheet-endpoints';
import { ApiError } from '@pliego/contract/api-error';
import { createAreaClient } from '@pliego/contract/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { uploadFetcher } from '#web/api/upload-fetcher.ts';
import { useSession } from '#web/api/use-session.ts';
import { addRun } from './queries.ts';
import { addWaiting } from './spreadsheet/waiting-tables.ts';
import type { Chosen } from '#web/ui/attachments/drop-zone.tsx';
import { type Accepted, type Sending, UploadQueue } from './upload-queue.ts';

/** One queue for as long as the page is open, whatever screen is shown. */
const queues = new WeakMap<QueryClient, UploadQueue>();

/** Screens that go where a file goes which was chosen alone. */
const followers = new Set<(id: number) => void>();

/** A table of unknown columns is uploaded again, to the endpoint for spreadsheets. */
async function sendFile({ file, signal, onSent }: Sending): Promise<Accepted> {
  const fetcher = uploadFetcher(onSent);
  const input = { query: { nombre: file.name }, body: file, signal };
  try {
    const sources = createAreaClient(sourceEndpoints, fetcher, location.origin);
    return { kind: 'run', run: await sources.upload(input) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.columnas === undefined) throw error;
    const spreadsheets = createAreaClient(spreadsheetEndpoints, fetcher, location.origin);
    return { kind: 'table', table: await spreadsheets.upload(input) };
  }
}

function queueOf(client: QueryClient): UploadQueue {
  const known = queues.get(client);
  if (known !== undefined) return known;
  const queue = new UploadQueue({
    maxBytes: maxUploadBytes,
    send: sendFile,
    onAccepted: (accepted, { empresa, isAlone }) => {
      if (accepted.kind === 'run') return addRun(client, accepted.run);
      addWaiting(accepted.table, empresa);
      if (isAlone) for (const follow of followers) follow(accepted.table.id);
    },
  });
  queues.set(client, queue);
  return queue;
}

/** The uploads of this company, and their actions. */
export function useUploads() {
  const queue = queueOf(useQueryClient());
  const { empresa } = useSession();
  const all = useSyncExternalStore(queue.subscribe, queue.uploads);
  const uploads = useMemo(() => all.filter((upload) => upload.empresa === empresa), [all, empresa]);
  const isSending = all.some(({ state }) => state.step === 'sending' || state.step === 'waiting');

  // Closing the window would cancel them: the browser asks first.
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);

  const navigate = useNavigate();
  useEffect(() => {
    const follow = (id: number) => void navigate({ to: '/fuentes/planillas/$id', params: { id } });
    followers.add(follow);
    return () => {
      followers.delete(follow);
    };
  }, [navigate]);

  return {
    uploads,
    add: (chosen: readonly Chosen[]) => queue.add(chosen, empresa),
    remove: (id: number) => queue.remove(id),
    retry: (id: number) => queue.retry(id),
  };
}
