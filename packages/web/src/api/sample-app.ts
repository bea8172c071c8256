import { NoAnswer } from '@pliego/contract/api-error';
import type { Fetcher } from '@pliego/contract/client';
import { createSampleApp } from '@pliego/sample-api/app';
import type { IndexedStore } from '@pliego/sample-api/indexed-store';
import type { Person } from '@pliego/sample-api/cast';
import { memoryStore } from '@pliego/sample-api/memory-store';
import { movableStore } from '@pliego/sample-api/movable-store';
import { seededRandom } from '@pliego/sample-api/random';
import { isMissingChunk } from '#web/lib/missing-chunk.ts';
import { isSampleKept, storeSampleKept } from './sample-choice.ts';

/** Which random numbers a page's sample data draws: the same in every page, so that it can be shown again. */
const seed = 20_261_121;

/** Code or a seed that does not come is no fault of the sample API: the call fails as one without a connection does. */
function reportUnlessMissing(error: unknown): void {
  if (isMissingChunk(error)) throw new NoAnswer(error);
  reportError(error);
}

interface Owner {
  /** Whose data it is: what one person typed is not shown to the next. */
  user: number;
  /** Who is signed in: the mail and the chat are theirs. */
  whoIsThere: () => Person | undefined;
  clock: () => Date;
}

export interface SampleApp {
  fetcher: Fetcher;
  /** Brings the seeds back. */
  reset: () => Promise<void>;
  isKept: () => Promise<boolean>;
  /** Whether the data is to outlive the page; answers whether it will. */
  keep: (kept: boolean) => Promise<boolean>;
}

async function keptStore({ user, clock }: Owner): Promise<IndexedStore> {
  const { indexedStore } = await import('@pliego/sample-api/indexed-store');
  return indexedStore({ name: `pliego-muestra-${user}`, clock });
}

/** The sample API in the page, with its data where the visitor chose. */
export async function startSampleApp(owner: Owner): Promise<SampleApp> {
  const { clock, whoIsThere } = owner;
  let kept = isSampleKept() ? await keptStore(owner) : null;
  const store = movableStore(kept ?? memoryStore(clock));
  const app = createSampleApp({
    clock,
    random: seededRandom(seed),
    store,
    whoIsThere,
    report: reportUnlessMissing,
  });
  const isKept = async () => kept !== null && kept.works();

  async function beginToKeep(): Promise<void> {
    const next = await keptStore(owner);
    if (!(await next.works())) return;
    await store.moveTo(next);
    kept = next;
  }

  async function stopKeeping(from: IndexedStore): Promise<void> {
    await store.moveTo(memoryStore(clock));
    kept = null;
    await from.reset();
  }

  return {
    fetcher: (request) => app.fetch(request),
    reset: () => store.reset(),
    isKept,
    keep: async (wanted) => {
      if (wanted && kept === null) await beginToKeep();
      if (!wanted && kept !== null) await stopKeeping(kept);
      const holds = await isKept();
      storeSampleKept(holds);
      return holds;
    },
  };
}
