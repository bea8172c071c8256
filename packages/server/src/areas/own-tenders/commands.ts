import type { NewOwnTender, OwnTender } from '@pliego/contract/areas/own-tenders';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { registerByForm } from '#server/areas/sources/join-known.ts';
import type { TenderKey } from '#server/areas/sources/tender-keys.ts';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { setFollowing } from '#server/areas/work/follow-commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { isRemovedCode } from './removal-queries.ts';
import { type Entered, enteredById, formsOf, hasCode, idOfCode, nextOwnCode } from './queries.ts';

export interface Writing {
  database: Database;
  caller: Caller;
  now: Date;
}

const takenCode = () =>
  fieldProblem('ya-existe', 'codigo', createMessage('codigo-de-otra-licitacion'));

/** Whether another tender has a code. One that was deleted keeps its own, and is told apart: nobody finds it. */
async function isCodeTaken(tx: Tx, companyId: number, code: string): Promise<boolean> {
  if (await isRemovedCode(tx, companyId, code)) {
    throw fieldProblem('ya-existe', 'codigo', createMessage('codigo-de-licitacion-eliminada'));
  }
  return hasCode(tx, code);
}

/** One way to write a RUT, so that correcting another field changes nothing else. */
const tidied = (data: OwnTender): OwnTender => ({
  ...data,
  rutComprador: data.rutComprador === null ? null : normalisedRut(data.rutComprador),
});

interface Form extends TenderKey {
  data: OwnTender;
}

const observed = ({ source, code, data }: Form, now: Date) =>
  hashed({ source, code, format: 'propia', observedAt: now.toISOString(), payload: { ...data } });

/** The register and code of a new tender: a code of a portal is of that portal, so that what it publishes later joins. */
async function keyFor(
  { database, caller, now }: Writing,
  given: string | null,
): Promise<TenderKey> {
  const year = santiagoDay(now).slice(0, 4);
  const code =
    given ?? (await database.read('system', (tx) => nextOwnCode(tx, caller.companyId, year)));
  return registerByForm(code) ?? { source: 'propia', code };
}

/** Enters a tender; null where somebody else took its number meanwhile. */
async function enter(writing: Writing, form: Form): Promise<number | null> {
  const { database, caller, now } = writing;
  const { companyId, userId: actorId } = caller;
  const context = { runId: null, companyId, readAt: now.toISOString() };
  const isTaken = new Error('The code is of another tender');
  try {
    await ingestBatch(database, [observed(form, now)], context, (_, { nueva }) => {
      if (nueva !== 1) throw isTaken;
      return Promise.resolve();
    });
  } catch (error) {
    if (error === isTaken) return null;
    throw error;
  }
  return database.transaction(scopeOf(caller), async (tx) => {
    const tenderId = await idOfCode(tx, form.source, form.code);
    await setFollowing(tx, { companyId, tenderId, userId: actorId, now }, true, 'habit');
    await recordEvent(tx, { companyId, tenderId, actorId, now, type: 'agregada' });
    return tenderId;
  });
}

/** How often another number is tried, where several people enter tenders at once. */
const mostTries = 5;

/** Adds a tender that the company alone sees. */
export async function enterTender(
  writing: Writing,
  { codigo, ...data }: NewOwnTender,
): Promise<{ id: number; codigo: string }> {
  const { database, caller } = writing;
  for (let tries = 0; tries < (codigo === null ? mostTries : 1); tries += 1) {
    const key = await keyFor(writing, codigo);
    const isTaken = await database.read(scopeOf(caller), (tx) =>
      isCodeTaken(tx, caller.companyId, key.code),
    );
    const id = isTaken ? null : await enter(writing, { ...key, data: tidied(data) });
    if (id !== null) return { id, codigo: key.code };
  }
  throw takenCode();
}

export const presentEntered = ({ code, version, data }: Entered) => ({
  codigo: code,
  version,
  datos: data,
});

const isSame = (one: OwnTender, other: OwnTender): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Corrects what the company entered. What it stated before stays in the history. */
export async function correctTender(
  writing: Writing,
  { id, ifVersion }: { id: number; ifVersion: number | undefined },
  given: OwnTender,
): Promise<Entered> {
  const { database, caller, now } = writing;
  const { companyId, userId: actorId } = caller;
  const stored = () => database.read(scopeOf(caller), (tx) => enteredById(tx, companyId, id));
  const old = (entered: Entered) =>
    new ProblemError('version-antigua', undefined, { actual: presentEntered(entered) });
  const before = await stored();
  const { source, code, version } = before;
  if (ifVersion !== undefined && ifVersion !== version) throw old(before);
  const data = tidied(given);
  if (isSame(data, before.data)) return before;
  const context = { runId: null, companyId, readAt: now.toISOString() };
  const isLate = new Error('Somebody else corrected it meanwhile');
  try {
    await ingestBatch(database, [observed({ source, code, data }, now)], context, async (tx) => {
      // Only one at a time writes: nobody else can any more.
      const forms = await formsOf(tx, companyId, id);
      if (ifVersion !== undefined && forms !== version + 1) throw isLate;
    });
  } catch (error) {
    throw error === isLate ? old(await stored()) : error;
  }
  await database.transaction(scopeOf(caller), (tx) =>
    recordEvent(tx, { companyId, tenderId: id, actorId, now, type: 'corregida' }),
  );
  return stored();
}
