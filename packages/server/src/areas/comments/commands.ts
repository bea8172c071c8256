import type { Comment } from '@pliego/contract/areas/comments';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { and, eq } from 'drizzle-orm';
import { colleaguesOf } from '#server/areas/users/queries.ts';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { setFollowing } from '#server/areas/work/follow-commands.ts';
import { mustExist } from '#server/areas/work/hold-commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { commentMentions, comments } from '#server/db/schema/expediente.ts';
import { excerptOf, mentionedIn } from './mentions.ts';
import {
  commentById,
  type CommentRow,
  commentRow,
  mayEdit,
  mayRemove,
  mentionsOf,
} from './queries.ts';

/** Who acts, and when. */
interface By {
  caller: Caller;
  now: Date;
}

/** The thread that an answer belongs to: that of the comment it answers. */
async function threadOf(tx: Tx, companyId: number, tenderId: number, answered: number) {
  const row = await commentRow(tx, companyId, answered, false);
  if (row?.tenderId !== tenderId) {
    const reason = createMessage('respuesta-sin-comentario');
    throw fieldProblem('datos-invalidos', 'respondeA', reason);
  }
  return row.threadId ?? row.id;
}

async function namesIn(tx: Tx, row: Pick<CommentRow, 'companyId' | 'id'>) {
  const mentions = await mentionsOf(tx, row.companyId, [row.id]);
  return new Map(mentions.map(({ userId, name }) => [userId, name]));
}

/**
 * Keeps whom a text mentions, with their names. New ones must be active people of the company, and follow the tender from
 * then on; who was mentioned before stays so, whether they are still there or not.
 */
async function keepMentions(
  tx: Tx,
  row: Pick<CommentRow, 'companyId' | 'id' | 'tenderId'>,
  text: string,
  now: Date,
): Promise<Map<number, string>> {
  const { companyId, id: commentId, tenderId } = row;
  const before = await namesIn(tx, row);
  const active = new Map(
    (await colleaguesOf(tx, companyId))
      .filter(({ status }) => status === 'active')
      .map(({ id, fullName }) => [id, fullName]),
  );
  const names = new Map<number, string>();
  for (const userId of mentionedIn(text)) {
    const name = before.get(userId) ?? active.get(userId);
    if (name === undefined) continue;
    names.set(userId, name);
    if (!before.has(userId)) {
      await setFollowing(tx, { companyId, tenderId, userId, now }, true, 'habit');
    }
  }
  await forgetMentions(tx, row);
  const rows = [...names].map(([userId, name]) => ({ companyId, commentId, userId, name }));
  if (rows.length > 0) await tx.insert(commentMentions).values(rows);
  return names;
}

async function forgetMentions(tx: Tx, { companyId, id }: Pick<CommentRow, 'companyId' | 'id'>) {
  await tx
    .delete(commentMentions)
    .where(and(eq(commentMentions.companyId, companyId), eq(commentMentions.commentId, id)));
}

export async function createComment(
  tx: Tx,
  { caller, now }: By,
  tenderId: number,
  { texto, respondeA }: { texto: string; respondeA?: number | null | undefined },
): Promise<Comment> {
  const { companyId, userId } = caller;
  await mustExist(tx, tenderId);
  const answered = respondeA ?? null;
  const threadId = answered === null ? null : await threadOf(tx, companyId, tenderId, answered);
  const [row] = await tx
    .insert(comments)
    .values({ companyId, tenderId, authorId: userId, threadId, body: texto, createdAt: now })
    .returning();
  if (row === undefined) throw new Error('An insert answered no row');
  await setFollowing(tx, { companyId, tenderId, userId, now }, true, 'habit');
  const names = await keepMentions(tx, row, texto, now);
  await recordEvent(tx, {
    companyId,
    tenderId,
    actorId: userId,
    now,
    type: 'comentario',
    after: [excerptOf(texto, names)],
    facts: { objeto: row.id },
  });
  return commentById(tx, caller, row.id);
}

/** A comment that is about to change, locked, and not deleted yet. */
async function held(tx: Tx, companyId: number, id: number): Promise<CommentRow> {
  const row = await commentRow(tx, companyId, id, true);
  if (row === undefined) {
    throw new ProblemError('no-encontrado', createMessage('comentario-desconocido'));
  }
  if (row.deletedAt !== null) {
    throw new ProblemError('datos-invalidos', createMessage('comentario-ya-eliminado'));
  }
  return row;
}

async function write(tx: Tx, row: CommentRow, changes: Partial<CommentRow>): Promise<void> {
  await tx
    .update(comments)
    .set(changes)
    .where(and(eq(comments.companyId, row.companyId), eq(comments.id, row.id)));
}

/** The former text stays whole in the event: the comment itself has only the new one. */
async function editText(tx: Tx, { caller, now }: By, row: CommentRow, text: string) {
  if (!mayEdit(caller, row)) {
    throw new ProblemError('sin-permiso', createMessage('comentario-ajeno'));
  }
  if (text === row.body) return;
  await keepMentions(tx, row, text, now);
  await write(tx, row, { body: text, editedAt: now });
  await recordEvent(tx, {
    companyId: row.companyId,
    tenderId: row.tenderId,
    actorId: caller.userId,
    now,
    type: 'comentario-editado',
    before: [row.body],
    after: [text],
    facts: { objeto: row.id },
  });
}

async function resolve(tx: Tx, { caller, now }: By, row: CommentRow, isResolved: boolean) {
  if (row.threadId !== null) {
    throw fieldProblem('datos-invalidos', 'resuelto', createMessage('solo-hilos'));
  }
  if (isResolved === (row.resolvedAt !== null)) return;
  const resolved = isResolved ? { resolvedAt: now, resolvedBy: caller.userId } : null;
  await write(tx, row, resolved ?? { resolvedAt: null, resolvedBy: null });
  const { body } = (await commentRow(tx, row.companyId, row.id, false)) ?? row;
  const excerpt = [excerptOf(body, await namesIn(tx, row))];
  await recordEvent(tx, {
    companyId: row.companyId,
    tenderId: row.tenderId,
    actorId: caller.userId,
    now,
    type: 'comentario-resuelto',
    ...(isResolved ? { after: excerpt } : { before: excerpt }),
    facts: { objeto: row.id },
  });
}

export async function updateComment(
  tx: Tx,
  by: By,
  id: number,
  { texto, resuelto }: { texto?: string | undefined; resuelto?: boolean | undefined },
): Promise<Comment> {
  const row = await held(tx, by.caller.companyId, id);
  if (texto !== undefined) await editText(tx, by, row, texto);
  if (resuelto !== undefined) await resolve(tx, by, row, resuelto);
  return commentById(tx, by.caller, id);
}

/** Takes the text of a comment away; that there was one stays to be seen, and its answers stay. */
export async function removeComment(tx: Tx, { caller, now }: By, id: number): Promise<Comment> {
  const row = await held(tx, caller.companyId, id);
  if (!mayRemove(caller, row)) {
    throw new ProblemError('sin-permiso', createMessage('comentario-no-borrable'));
  }
  const excerpt = excerptOf(row.body, await namesIn(tx, row));
  await forgetMentions(tx, row);
  await write(tx, row, { body: '', deletedAt: now });
  await recordEvent(tx, {
    companyId: row.companyId,
    tenderId: row.tenderId,
    actorId: caller.userId,
    now,
    type: 'comentario-eliminado',
    before: [excerpt],
    facts: { objeto: id },
  });
  return commentById(tx, caller, id);
}
