import { type Message, createMessage } from '@pliego/contract/message';
import type {
  ConnectorKind,
  NoticeKind,
  runReasons,
} from '@pliego/contract/areas/connector-shapes';
import { linkBuyers } from '#server/areas/sources/same-buyer-commands.ts';
import { finishRun } from '#server/areas/sources/commands.ts';
import { NoRoom } from '#server/areas/sources/import-writer.ts';
import { withoutParameters } from '#server/db/database.ts';
import { openBackfill } from './backfill-commands.ts';
import { compraAgilStep } from './compra-agil.ts';
import { interestOf } from './interest-queries.ts';
import { kindRules } from './kinds.ts';
import { mercadoPublicoStep } from './mercado-publico.ts';
import { raiseNotice } from './notice-commands.ts';
import { ocdsStep } from './ocds-pages.ts';
import type { Round } from './page-writer.ts';
import { placspStep } from './placsp-feed.ts';
import {
  type ConnectorRow,
  holdConnector,
  letGoOfConnector,
  noteFailure,
  openRound,
  setRound,
  startRound,
  writeCursor,
} from './round-commands.ts';
import { nothingYet } from './round-counts.ts';
import { SourceFailure } from './source-failure.ts';
import type { Driver, Interest, Step } from './step.ts';
import type { ConnectorDependencies } from './connector-dependencies.ts';
import { openTicket } from './ticket.ts';
import { countsFor } from './trust.ts';
import { laneState } from './slot-commands.ts';

const drivers: Record<ConnectorKind, Driver> = {
  'mercado-publico': mercadoPublicoStep,
  'compra-agil': compraAgilStep,
  ocds: ocdsStep,
  placsp: placspStep,
};

/** A step is over long before: a connector is held for that long by a process that died. */
const holdMs = 5 * 60_000;
/** After a failure that the lane knows nothing of. */
const troubleMs = 5 * 60_000;
/** One error may be chance; this many in a row cause a notice. */
const troubleFrom = 2;

export interface RunOptions {
  reason: (typeof runReasons)[number];
  /** Ends the run after the pending request. */
  signal: AbortSignal;
  /** After so much time the connector yields to others. */
  sliceMs: number;
}

/** When the connector is to be run again; null when it is paused, gone or another's. */
export type RunEnd = { again: Date | null };

/** The run of the current steps: the running one, or a new one. */
async function roundOf(
  connector: ConnectorRow,
  reason: RunOptions['reason'],
  { database, now, trustedHosts }: ConnectorDependencies,
): Promise<Round> {
  const companyId = countsFor(connector, trustedHosts);
  return database.transaction('system', async (tx) => {
    const { runId } = connector;
    const open = runId === null ? null : await openRound(tx, runId);
    if (runId !== null && open !== null) return { runId, companyId, progress: open };
    const created = await startRound(tx, connector, reason, now());
    await setRound(tx, connector.id, created);
    return { runId: created, companyId, progress: nothingYet };
  });
}

/** Ends the current run, if there is one. */
async function endRound(
  { id, runId }: ConnectorRow,
  { database, now }: ConnectorDependencies,
): Promise<void> {
  if (runId === null) return;
  await database.transaction('system', (tx) => setRound(tx, id, null));
  await linkBuyers(database);
  await finishRun(database, runId, 'terminada', null, now());
}

/** Begins the round that is due. */
async function beginRound(
  connector: ConnectorRow,
  dependencies: ConnectorDependencies,
): Promise<ConnectorRow> {
  const { database, now } = dependencies;
  const isDue = connector.nextRunAt !== null && connector.nextRunAt <= now();
  if (!isDue || connector.cursor.begun === true) return connector;
  await endRound(connector, dependencies);
  const cursor = { ...connector.cursor, begun: true };
  await database.transaction('system', (tx) => writeCursor(tx, connector.id, cursor));
  return { ...connector, cursor, runId: null };
}

interface Trouble {
  kind: NoticeKind;
  messages: readonly Message[];
  /** This failure causes a notice at once; others only when repeated. */
  always: boolean;
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof SourceFailure) {
    return { kind: error.kind, messages: error.reasons, always: error.keepAway !== 'backoff' };
  }
  return error instanceof NoRoom
    ? { kind: 'sin-espacio', messages: [createMessage('servidor-sin-espacio')], always: true }
    : {
        kind: 'respuesta-ilegible',
        messages: [createMessage('recibido-sin-guardar')],
        always: false,
      };
}

/** The message of a failure; errors of our own are only logged. */
async function noteTrouble(
  connector: ConnectorRow,
  error: unknown,
  { database, now, log }: ConnectorDependencies,
): Promise<void> {
  const { id: connectorId, kind } = connector;
  const isService = error instanceof SourceFailure;
  const trouble = troubleOf(error);
  if (isService || error instanceof NoRoom) {
    log.warn({ connectorId, kind, trouble: trouble.kind }, 'a source failed');
  } else {
    log.error({ connectorId, kind, err: withoutParameters(error) }, 'a connector failed');
  }
  await database.transaction('system', async (tx) => {
    const failures = await noteFailure(tx, connectorId, now(), trouble.messages);
    const isSerious = trouble.always || trouble.kind === 'ticket-rechazado';
    if (isSerious || failures >= troubleFrom) await raiseNotice(tx, connector, trouble, now());
  });
}

/**
 * Runs a connector step by step until there is nothing to do, its time is over, it is paused or the server
 * stops. Whatever was stored stays: the next run goes on from there, here or in another process.
 */
export async function runConnector(
  id: number,
  { reason, signal, sliceMs }: RunOptions,
  dependencies: ConnectorDependencies,
): Promise<RunEnd> {
  const { database, now, secrets, process } = dependencies;
  const over = now().getTime() + sliceMs;
  let interest: Promise<Interest> | undefined;
  for (;;) {
    const at = now();
    const until = new Date(at.getTime() + holdMs);
    const held = await database.transaction('system', (tx) =>
      holdConnector(tx, id, process, at, until),
    );
    if (held === null) return { again: null };
    const rest = async (again: Date | null): Promise<RunEnd> => {
      await database.transaction('system', (tx) => letGoOfConnector(tx, id, process));
      return { again };
    };
    if (signal.aborted || at.getTime() >= over) return rest(at);
    let step: Step;
    try {
      const connector = await beginRound(held, dependencies);
      const { kind, lane, companyId } = connector;
      let round: Promise<Round> | undefined;
      const backfill = await database.read('system', (tx) => openBackfill(tx, id));
      step = await drivers[kind]({
        connector,
        asker: { kind, lane, ticket: openTicket(connector, secrets) },
        round: () => (round ??= roundOf(connector, reason, dependencies)),
        backfill,
        interest: () => (interest ??= interestOf(database, companyId, kindRules[kind].source)),
        signal,
        dependencies,
      });
      if (step.kind === 'idle' && step.until === null) {
        await endRound(connector, dependencies);
      }
    } catch (error) {
      await noteTrouble(held, error, dependencies);
      const lane = await database.read('system', (tx) => laneState(tx, held.lane));
      step = { kind: 'idle', until: lane.blockedUntil ?? new Date(now().getTime() + troubleMs) };
    }
    if (step.kind === 'stopped') return rest(now());
    if (step.kind === 'idle') return rest(earliest(step.until, held.nextRunAt, now()));
  }
}

/** What comes first of what is still to come. A round that is due already waits for the step's own time. */
function earliest(until: Date | null, nextRunAt: Date | null, now: Date): Date | null {
  const times = [until, nextRunAt].filter((time) => time !== null && time > now);
  const first = times.reduce<number>(
    (least, time) => Math.min(least, time?.getTime() ?? least),
    Infinity,
  );
  return first === Infinity ? (until ?? nextRunAt) : new Date(first);
}
