import type { Comment } from '@pliego/contract/areas/comments';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { personsOf, type PersonOf } from '#server/areas/users/persons-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { commentMentions, comments } from '#server/db/schema/expediente.ts';

export type CommentRow = typeof comments.$inferSelect;
type MentionRow = typeof commentMentions.$inferSelect;

export const mayEdit = (caller: Caller, row: CommentRow): boolean =>
  row.authorId === caller.userId && caller.ability.can('create', 'Comment');

export const mayRemove = (caller: Caller, row: CommentRow): boolean =>
  mayEdit(caller, row) || caller.ability.can('delete', 'Comment');

export function mentionsOf(tx: Tx, companyId: number, ids: number[]): Promise<MentionRow[]> {
  return tx
    .select()
    .from(commentMentions)
    .where(and(eq(commentMentions.companyId, companyId), inArray(commentMentions.commentId, ids)))
    .orderBy(asc(commentMentions.userId));
}

function present(
  row: CommentRow,
  mentions: readonly MentionRow[],
  personOf: PersonOf,
  caller: Caller,
): Comment {
  const isDeleted = row.deletedAt !== null;
  return {
    id: row.id,
    respondeA: row.threadId,
    autor: personOf(row.authorId),
    texto: row.body,
    menciones: mentions
      .filter(({ commentId }) => commentId === row.id)
      .map(({ userId, name }) => {
        const avatar = personOf(userId)?.avatar ?? null;
        return { id: userId, fullName: name, avatar };
      }),
    cuando: row.createdAt.toISOString(),
    editado: row.editedAt?.toISOString() ?? null,
    eliminado: isDeleted,
    resuelto:
      row.resolvedAt === null
        ? null
        : { por: personOf(row.resolvedBy), cuando: row.resolvedAt.toISOString() },
    editable: !isDeleted && mayEdit(caller, row),
    borrable: !isDeleted && mayRemove(caller, row),
  };
}

async function presentAll(tx: Tx, caller: Caller, rows: CommentRow[]): Promise<Comment[]> {
  if (rows.length === 0) return [];
  const { companyId } = caller;
  const ids = rows.map(({ id }) => id);
  const mentions = await mentionsOf(tx, companyId, ids);
  const personOf = await personsOf(tx, companyId);
  return rows.map((row) => present(row, mentions, personOf, caller));
}

/** The comments of a tender, oldest first. */
export async function commentsOf(tx: Tx, caller: Caller, tenderId: number): Promise<Comment[]> {
  const rows = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.companyId, caller.companyId), eq(comments.tenderId, tenderId)))
    .orderBy(asc(comments.id));
  return presentAll(tx, caller, rows);
}

/** A comment, locked until the transaction ends where it is about to change. */
export async function commentRow(
  tx: Tx,
  companyId: number,
  id: number,
  isLocked: boolean,
): Promise<CommentRow | undefined> {
  const query = tx
    .select()
    .from(comments)
    .where(and(eq(comments.companyId, companyId), eq(comments.id, id)));
  const [row] = isLocked ? await query.for('update') : await query;
  return row;
}

export async function commentById(tx: Tx, caller: Caller, id: number): Promise<Comment> {
  const row = await commentRow(tx, caller.companyId, id, false);
  const [comment] = row === undefined ? [] : await presentAll(tx, caller, [row]);
  if (comment === undefined) {
    throw new ProblemError('no-encontrado', createMessage('comentario-desconocido'));
  }
  return comment;
}
