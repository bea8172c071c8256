import { createMessage } from '@pliego/contract/message';
import type { ConnectorChange, NewConnector } from '@pliego/contract/areas/connector-shapes';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { and, eq, inArray } from 'drizzle-orm';
import type { SecretBox } from '#server/auth/secret-box.ts';
import { type CompanyScope, sqlStateOf, type Tx, uniqueViolation } from '#server/db/database.ts';
import { connectorBackfills, connectors } from '#server/db/schema/connectors.ts';
import { kindRules } from './kinds.ts';
import { serviceAddress } from './outgoing-address.ts';
import { connectorById } from './queries.ts';
import { SourceFailure } from './source-failure.ts';
import { sealTicket } from './ticket.ts';

export interface CommandDependencies {
  secrets: SecretBox;
  now: Date;
  allowsLocal: boolean;
}

/** An address that a person wrote, or what is wrong with it beside its field. */
function addressOf(written: string, allowsLocal: boolean): string {
  try {
    return serviceAddress(written, allowsLocal).href;
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    throw fieldProblem('datos-invalidos', 'url', error.reasons[0]);
  }
}

export async function createConnector(
  tx: Tx,
  { companyId, userId }: CompanyScope,
  { tipo: kind, nombre: name, url: written, ticket, cadaMinutos }: NewConnector,
  { secrets, now, allowsLocal }: CommandDependencies,
): Promise<number> {
  const url = addressOf(written ?? kindRules[kind].url ?? '', allowsLocal);
  const [created] = await tx
    .insert(connectors)
    .values({
      companyId,
      kind,
      name,
      url,
      everyMinutes: cadaMinutos,
      ...sealTicket({ kind, companyId, url }, ticket, secrets),
      createdBy: userId,
      createdAt: now,
    })
    .returning({ id: connectors.id });
  return created?.id ?? 0;
}

/** Whether a stored ticket would be sent to another host than before. */
const isElsewhere = (before: string, after: string): boolean =>
  new URL(before).origin !== new URL(after).origin;

/** Changes a connector. Where it reads another address, it begins anew there. */
export async function changeConnector(
  tx: Tx,
  id: number,
  { nombre, url: written, ticket, cadaMinutos }: ConnectorChange,
  { secrets, allowsLocal }: CommandDependencies,
): Promise<void> {
  const { kind, companyId, url: before } = await connectorById(tx, id);
  const url = written === undefined ? before : addressOf(written, allowsLocal);
  const hasTicket = kindRules[kind].ticket !== null;
  if (hasTicket && ticket === undefined && isElsewhere(before, url)) {
    throw fieldProblem('datos-invalidos', 'ticket', createMessage('ticket-de-otra-direccion'));
  }
  const isNewTicket = hasTicket && ticket !== undefined;
  const lane = sealTicket({ kind, companyId, url }, ticket, secrets);
  const changes = {
    ...(nombre === undefined ? {} : { name: nombre }),
    ...(cadaMinutos === undefined ? {} : { everyMinutes: cadaMinutos }),
    ...(url === before ? {} : { url, cursor: {} }),
    ...(isNewTicket ? lane : {}),
    ...(hasTicket || url === before ? {} : { lane: lane.lane }),
  };
  if (Object.keys(changes).length === 0) return;
  await tx.update(connectors).set(changes).where(eq(connectors.id, id));
}

export async function startConnector(tx: Tx, id: number, now: Date): Promise<void> {
  const { isActive } = await connectorById(tx, id);
  if (isActive) return;
  await tx
    .update(connectors)
    .set({ isActive: true, activeSince: now, nextRunAt: now, failures: 0 })
    .where(eq(connectors.id, id));
}

/** A running round finishes its request and makes no other. */
export async function pauseConnector(tx: Tx, id: number): Promise<void> {
  await connectorById(tx, id);
  await tx
    .update(connectors)
    .set({ isActive: false, activeSince: null, nextRunAt: null })
    .where(eq(connectors.id, id));
}

export async function runSoon(tx: Tx, id: number, now: Date): Promise<void> {
  const { isActive } = await connectorById(tx, id);
  if (!isActive) {
    throw new ProblemError('datos-invalidos', createMessage('conector-en-pausa'));
  }
  await tx.update(connectors).set({ nextRunAt: now }).where(eq(connectors.id, id));
}

export async function removeConnector(tx: Tx, id: number): Promise<void> {
  await connectorById(tx, id);
  await tx.delete(connectors).where(eq(connectors.id, id));
}

/** Starts a backfill of a range of days. */
export async function createBackfill(
  tx: Tx,
  { companyId, userId }: CompanyScope,
  connectorId: number,
  { desde: fromDay, hasta: toDay }: { desde: string; hasta: string },
  now: Date,
): Promise<number> {
  await connectorById(tx, connectorId);
  if (toDay > santiagoDay(now)) {
    throw fieldProblem('datos-invalidos', 'hasta', createMessage('rango-futuro'));
  }
  try {
    const [created] = await tx
      .insert(connectorBackfills)
      .values({
        companyId,
        connectorId,
        state: 'en-cola',
        fromDay,
        toDay,
        createdBy: userId,
        createdAt: now,
      })
      .returning({ id: connectorBackfills.id });
    return created?.id ?? 0;
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error;
    throw new ProblemError('ya-existe', createMessage('rango-en-curso'));
  }
}

/** Stops a range of days. What ended already stays as it ended. */
export async function cancelBackfill(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .update(connectorBackfills)
    .set({ state: 'cancelado', finishedAt: now })
    .where(
      and(
        eq(connectorBackfills.id, id),
        inArray(connectorBackfills.state, ['en-cola', 'en-curso']),
      ),
    );
}
