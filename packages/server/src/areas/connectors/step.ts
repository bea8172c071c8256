import type { Asker } from './ask.ts';
import { ask } from './ask.ts';
import type { BackfillRow } from './backfill-commands.ts';
import type { Round } from './page-writer.ts';
import type { ConnectorRow } from './round-commands.ts';
import { countRequest } from './round-commands.ts';
import type { ConnectorDependencies } from './connector-dependencies.ts';

/** What a step needs: one step is at most one request and what is stored of it. */
export interface StepContext {
  connector: ConnectorRow;
  asker: Asker;
  /** The run that the steps of now belong to; begun with the first request, so that none is empty. */
  round: () => Promise<Round>;
  /** The range of days being read, if any. */
  backfill: BackfillRow | null;
  /** Codes of the tenders that the company follows, and of those that match its searches. */
  interest: () => Promise<Interest>;
  signal: AbortSignal;
  dependencies: ConnectorDependencies;
}

export interface Interest {
  followed: ReadonlySet<string>;
  matching: ReadonlySet<string>;
}

export type Step =
  /** Something was done, and there may be more. */
  | { kind: 'done' }
  /** Nothing to do before then; null: before the next round. */
  | { kind: 'idle'; until: Date | null }
  | { kind: 'stopped' };

/** How the services of one kind are read. */
export type Driver = (context: StepContext) => Promise<Step>;

/** Makes a request for the step's connector; returns a step instead when none could be made. */
export async function request<T>(
  { asker, round, signal, dependencies }: StepContext,
  url: URL,
  understand: (body: Uint8Array) => T,
): Promise<{ value: T } | { instead: Step }> {
  const asked = await ask(asker, url, understand, { byHand: false, signal }, dependencies);
  if (asked.kind === 'stopped') return { instead: { kind: 'stopped' } };
  if (asked.kind === 'later') return { instead: { kind: 'idle', until: asked.until } };
  const { database, now } = dependencies;
  const { runId } = await round();
  await database.transaction('system', (tx) => countRequest(tx, runId, now()));
  return { value: asked.value };
}

/** Address of a resource under the address of a service. */
export function below(base: string, path: string, query: Record<string, string>): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
