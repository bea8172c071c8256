import { maxUploadBytes } from '@pliego/contract/areas/sources';
import { createClient } from '@pliego/contract/client';
import { contract } from '@pliego/contract/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { uploadFetcher } from '#web/api/upload-fetcher.ts';
import { useSession } from '#web/api/use-session.ts';
import { addRun } from './queries.ts';
import { type Chosen, UploadQueue } from './upload-queue.ts';

/** One queue for as long as the page is open, whatever screen is shown. */
const queues = new WeakMap<QueryClient, UploadQueue>();

function queueOf(client: QueryClient): UploadQueue {
  const known = queues.get(client);
  if (known !== undefined) return known;
  const queue = new UploadQueue({
    maxBytes: maxUploadBytes,
    send: ({ file, signal, onSent }) =>
      createClient(contract, uploadFetcher(onSent), location.origin).sources.upload({
        query: { nombre: file.name },
        body: file,
        signal,
      }),
    onAccepted: (run) => addRun(client, run),
  });
  queues.set(client, queue);
  return queue;
}

/** The files on their way in this company, and what can be done with them. */
export function useUploads() {
  const queue = queueOf(useQueryClient());
  const { empresa } = useSession();
  const all = useSyncExternalStore(queue.subscribe, queue.uploads);
  const uploads = useMemo(() => all.filter((upload) => upload.empresa === empresa), [all, empresa]);
  const isSending = all.some(({ state }) => state.step === 'sending' || state.step === 'waiting');

  // Closing the window would stop them: the browser asks first.
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);

  return {
    uploads,
    add: (chosen: readonly Chosen[]) => queue.add(chosen, empresa),
    remove: (id: number) => queue.remove(id),
    retry: (id: number) => queue.retry(id),
  };
}
