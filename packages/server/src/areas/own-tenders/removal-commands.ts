import { undoOwnTenderMinutes } from '@pliego/contract/areas/own-tenders';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, eq } from 'drizzle-orm';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { removedTenders } from '#server/db/schema/removed-tenders.ts';
import { mayRemove, removableById } from './removal-queries.ts';

interface Removing {
  caller: Caller;
  now: Date;
}

/** Deletes a tender that the company entered by hand. Answers until when that can be taken back. */
export async function removeOwnTender(tx: Tx, { caller, now }: Removing, id: number) {
  const { code, title, enteredBy, isOwn } = await removableById(tx, caller, id);
  if (!isOwn) throw new ProblemError('datos-invalidos', createMessage('licitacion-de-fuente'));
  if (!mayRemove(caller, enteredBy)) {
    throw new ProblemError('sin-permiso', createMessage('licitacion-de-otra-persona'));
  }
  const { companyId, userId } = caller;
  const removed = { companyId, tenderId: id, code, title, removedBy: userId, removedAt: now };
  // Of two who delete it at once, one did.
  const written = await tx
    .insert(removedTenders)
    .values(removed)
    .onConflictDoNothing()
    .returning({ id: removedTenders.tenderId });
  if (written.length === 0) {
    throw new ProblemError('no-encontrado', createMessage('licitacion-desconocida'));
  }
  const subject = { kind: 'licitacion', id, name: `${code} ${title}` } as const;
  await recordAudit(tx, auditedAs(caller, now), { action: 'licitacion-eliminada', subject });
  const until = new Date(now.getTime() + undoOwnTenderMinutes * 60_000);
  return { id, codigo: code, hasta: until.toISOString() };
}

/** Takes a deletion back, with all that was worked on the tender, while there is time. */
export async function restoreOwnTender(tx: Tx, { caller, now }: Removing, id: number) {
  const isIt = and(eq(removedTenders.companyId, caller.companyId), eq(removedTenders.tenderId, id));
  const [removed] = await tx.select().from(removedTenders).where(isIt).for('update');
  if (removed === undefined) {
    throw new ProblemError('no-encontrado', createMessage('licitacion-desconocida'));
  }
  if (!mayRemove(caller, removed.removedBy)) {
    throw new ProblemError('sin-permiso', createMessage('licitacion-de-otra-persona'));
  }
  if (now.getTime() - removed.removedAt.getTime() > undoOwnTenderMinutes * 60_000) {
    throw new ProblemError('datos-invalidos', createMessage('eliminacion-vieja'));
  }
  await tx.delete(removedTenders).where(isIt);
  const { code, title } = removed;
  const subject = { kind: 'licitacion', id, name: `${code} ${title}` } as const;
  await recordAudit(tx, auditedAs(caller, now), { action: 'licitacion-recuperada', subject });
  return { id, codigo: code };
}
