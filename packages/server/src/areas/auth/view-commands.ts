import type { ViewedRole } from '@pliego/contract/areas/auth-shapes';
import { viewMinutes } from '@pliego/contract/areas/auth-shapes';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { and, eq, isNotNull, lte, type SQL } from 'drizzle-orm';
import { type AuditedBy, recordAudit } from '#server/areas/audit/commands.ts';
import { nowhere, type Origin } from '#server/auth/origin.ts';
import { hashToken } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { memberships, memberStatus, sessions, users } from '#server/db/schema/companies.ts';

/** What an administrator asks to look at the company as. */
interface AskedView {
  role: ViewedRole;
  persona: number | null;
}

const noView = { viewedRole: null, viewedPerson: null, viewedUntil: null };

/** A view that was ended, for the audit. */
export interface EndedView {
  companyId: number;
  userId: number;
  role: ViewedRole;
}

async function nameOf(tx: Tx, companyId: number, { role, persona }: AskedView) {
  if (persona === null) return null;
  const [person] = await tx
    .select({ name: users.fullName, role: memberships.role, status: memberStatus })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, persona)));
  if (person === undefined || person.status === 'removed') {
    throw new ProblemError('no-encontrado', createMessage('persona-desconocida'));
  }
  if (person.role !== role || person.status !== 'active') {
    const reason = createMessage('vista-de-otro-rol', { persona: person.name });
    throw fieldProblem('datos-invalidos', 'persona', reason);
  }
  return person.name;
}

/** Lets a session look at its company as another role, for a while. In a transaction of the system. */
export async function startView(
  tx: Tx,
  by: AuditedBy,
  token: string,
  asked: AskedView,
): Promise<{ until: Date }> {
  const { role, persona } = asked;
  const name = await nameOf(tx, by.companyId, asked);
  const until = new Date(by.now.getTime() + viewMinutes * 60_000);
  await tx
    .update(sessions)
    .set({ viewedRole: role, viewedPerson: persona, viewedUntil: until })
    .where(and(eq(sessions.tokenHash, hashToken(token)), eq(sessions.companyId, by.companyId)));
  const details = { rol: role };
  if (persona === null || name === null) {
    await recordAudit(tx, by, { action: 'vista-iniciada', details });
  } else {
    const subject = { kind: 'persona', id: persona, name } as const;
    await recordAudit(tx, by, { action: 'vista-de-persona', subject, details });
  }
  return { until };
}

/** Ends the views of some sessions. Who asks writes them down (`recordEndedViews`), as the last thing of the transaction. */
async function endViews(tx: Tx, where: SQL | undefined): Promise<EndedView[]> {
  const ended = await tx
    .select({
      id: sessions.id,
      companyId: sessions.companyId,
      userId: sessions.userId,
      role: sessions.viewedRole,
    })
    .from(sessions)
    .where(and(where, isNotNull(sessions.viewedRole)))
    .for('update');
  for (const { id } of ended) {
    await tx.update(sessions).set(noView).where(eq(sessions.id, id));
  }
  return ended.flatMap(({ companyId, userId, role }) =>
    role === null ? [] : [{ companyId, userId, role }],
  );
}

/** Ends the view of a browser's session. */
export const endViewOf = (tx: Tx, token: string): Promise<EndedView[]> =>
  endViews(tx, eq(sessions.tokenHash, hashToken(token)));

/** Ends what somebody looks at a company as: their own role has changed. */
export const endViewsOfMember = (
  tx: Tx,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<EndedView[]> =>
  endViews(tx, and(eq(sessions.companyId, companyId), eq(sessions.userId, userId)));

export async function recordEndedViews(
  tx: Tx,
  ended: readonly EndedView[],
  { now, from = nowhere }: { now: Date; from?: Origin },
): Promise<void> {
  for (const { role, ...place } of ended) {
    const act = { action: 'vista-terminada', details: { rol: role } } as const;
    await recordAudit(tx, { ...place, from, now }, act);
  }
}

/** Ends the views whose time is over, which nobody ended. */
export const endOverdueViews = (tx: Tx, now: Date): Promise<EndedView[]> =>
  endViews(tx, lte(sessions.viewedUntil, now));
