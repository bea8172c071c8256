import { mayBeResponsible, type Role } from '@pliego/contract/abilities';
import { type Colleague, giveBackDays } from '@pliego/contract/areas/users';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import {
  type EndedView,
  endViewsOfMember,
  recordEndedViews,
} from '#server/areas/auth/view-commands.ts';
import {
  recordRevoked,
  type RevokedKey,
  revokeKeysOf,
} from '#server/areas/keys/revoke-commands.ts';
import { tellMember } from '#server/areas/notices/live-commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import { enterScope, type Tx } from '#server/db/database.ts';
import { locks } from '#server/db/locks.ts';
import { signInChallenges } from '#server/db/schema/accounts.ts';
import {
  mayEnter,
  memberships,
  type MemberStatus,
  sessions,
  users,
} from '#server/db/schema/companies.ts';
import { calendarFeeds } from '#server/db/schema/deadlines.ts';
import { tenderCollaborators } from '#server/db/schema/follow.ts';
import { handOver } from './hand-over-commands.ts';
import { openWorkOf, type OpenWork } from './open-work-queries.ts';
import { giveBackUntil, presentColleague } from './presenter.ts';
import { memberOf } from './queries.ts';

/*
 * Places in a company are the system's to write: what they decide, callers, is kept by the state of accounts
 * (`Database.accountState`). These transactions begin as the system, enter the company for its work, and come back.
 */

export interface By {
  caller: Caller;
  now: Date;
}

export interface MemberChange {
  role?: Role | undefined;
  status?: 'active' | 'inactive' | undefined;
  reasignarA?: number | null | undefined;
  version: number;
}

type HeldMember = NonNullable<Awaited<ReturnType<typeof memberOf>>>;

const placeOf = (companyId: number, userId: number) =>
  and(eq(memberships.companyId, companyId), eq(memberships.userId, userId));

/** Makes others who change the people of a company wait: of two, the second sees what the first one did. */
async function waitForPeople(tx: Tx, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.people}, ${companyId})`);
}

async function lockPeople(tx: Tx, { companyId, userId }: Caller): Promise<void> {
  await waitForPeople(tx, companyId);
  // Who waited may have lost the right meanwhile.
  const self = await memberOf(tx, companyId, userId);
  if (self?.status !== 'active' || self.role !== 'admin') throw new ProblemError('sin-permiso');
}

async function presentOne(tx: Tx, { companyId }: Caller, member: HeldMember): Promise<Colleague> {
  return presentColleague(member, { manages: true, work: await openWorkOf(tx, companyId) });
}

/** The member as it is stored now, inside the company's scope. */
async function presentStored(tx: Tx, caller: Caller, id: number): Promise<Colleague> {
  await enterScope(tx, scopeOf(caller));
  const member = await memberOf(tx, caller.companyId, id);
  if (member === undefined) throw new Error('The member that was just written is not there');
  return presentOne(tx, caller, member);
}

async function hold(
  tx: Tx,
  { caller }: By,
  id: number,
  version: number | undefined,
): Promise<HeldMember> {
  await lockPeople(tx, caller);
  const member = await memberOf(tx, caller.companyId, id);
  if (member === undefined) {
    throw new ProblemError('no-encontrado', createMessage('persona-desconocida'));
  }
  if (version !== undefined && version !== member.version) {
    const actual = await presentStored(tx, caller, id);
    throw new ProblemError('version-antigua', undefined, { actual });
  }
  return member;
}

/** A company always has an administrator who can enter. */
async function keepAnAdmin(tx: Tx, companyId: number, member: HeldMember): Promise<void> {
  if (member.role !== 'admin' || member.status !== 'active') return;
  const [others] = await tx
    .select({ many: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.companyId, companyId),
        eq(memberships.role, 'admin'),
        ne(memberships.userId, member.id),
        mayEnter,
      ),
    );
  if ((others?.many ?? 0) > 0) return;
  throw new ProblemError('ultimo-administrador', createMessage('ultimo-administrador'));
}

interface Place {
  role: Role;
  status: MemberStatus;
}

/**
 * Writes a place. Who is no longer let in is thrown out at once, and their pages are told. Answers what they looked at the
 * company as, which has ended.
 */
async function writePlace(
  tx: Tx,
  { caller: { companyId }, now }: By,
  member: HeldMember,
  { role, status }: Place,
): Promise<EndedView[]> {
  const { id } = member;
  await enterScope(tx, 'system');
  await tx
    .update(memberships)
    .set({
      role,
      status,
      version: sql`${memberships.version} + 1`,
      ...(status === member.ownStatus ? {} : { statusSince: now }),
    })
    .where(placeOf(companyId, id));
  const views = await endViewsOfMember(tx, { companyId, userId: id });
  if (status !== 'active') {
    await tx
      .update(sessions)
      .set({ endedBy: status })
      .where(
        and(eq(sessions.companyId, companyId), eq(sessions.userId, id), isNull(sessions.endedBy)),
      );
    await tx
      .delete(signInChallenges)
      .where(and(eq(signInChallenges.companyId, companyId), eq(signInChallenges.userId, id)));
  }
  await tellMember(tx, companyId, id);
  return views;
}

const subjectOf = ({ id, fullName }: HeldMember) =>
  ({ kind: 'persona', id, name: fullName }) as const;

/** Writes down what became of a place that was changed. */
async function recordChange(
  tx: Tx,
  { caller, now }: By,
  member: HeldMember,
  { role, status }: Place,
): Promise<void> {
  const by = auditedAs(caller, now);
  const subject = subjectOf(member);
  if (role !== member.role) {
    await recordAudit(tx, by, { action: 'rol', subject, details: { de: member.role, a: role } });
  }
  if (status === member.ownStatus) return;
  await recordAudit(tx, by, {
    action: status === 'active' ? 'reactivacion' : 'suspension',
    subject,
  });
}

/** Refuses to let in who was removed long ago, and to change them otherwise. */
function mustBeGivenBack(member: HeldMember, asked: MemberChange, now: Date): void {
  if (member.ownStatus !== 'removed') return;
  if (asked.status !== 'active') {
    throw new ProblemError('no-encontrado', createMessage('persona-desconocida'));
  }
  if (member.statusSince !== null && giveBackUntil(member.statusSince) > now) return;
  const reason = createMessage('plazo-para-devolver-el-acceso', { dias: giveBackDays });
  throw fieldProblem('datos-invalidos', 'status', reason);
}

/** Changes the role of a member, suspends them, or lets them in again. In a transaction of the system. */
export async function updateMember(
  tx: Tx,
  by: By,
  id: number,
  asked: MemberChange,
): Promise<Colleague> {
  const { caller, now } = by;
  const { companyId } = caller;
  const member = await hold(tx, by, id, asked.version);
  mustBeGivenBack(member, asked, now);
  const next = { role: asked.role ?? member.role, status: asked.status ?? member.ownStatus };
  const isChanged = next.role !== member.role || next.status !== member.ownStatus;
  if (isChanged && (next.role !== 'admin' || next.status !== 'active')) {
    await keepAnAdmin(tx, companyId, member);
  }
  await enterScope(tx, scopeOf(caller));
  if (asked.reasignarA !== undefined) await handOver(tx, by, id, asked.reasignarA);
  else if (!mayBeResponsible(next.role) && (await openWorkOf(tx, companyId)).has(id)) {
    throw fieldProblem('datos-invalidos', 'reasignarA', createMessage('lector-con-trabajo'));
  }
  if (isChanged) {
    const views = await writePlace(tx, by, member, next);
    await recordEndedViews(tx, views, { now });
    await recordChange(tx, by, member, next);
  }
  return presentStored(tx, caller, id);
}

/** Ends what only somebody inside has: their calendars, and their part in tenders of others. */
async function leaveWork(tx: Tx, companyId: number, userId: number): Promise<void> {
  await tx
    .delete(tenderCollaborators)
    .where(
      and(eq(tenderCollaborators.companyId, companyId), eq(tenderCollaborators.userId, userId)),
    );
  await tx
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.companyId, companyId), eq(calendarFeeds.userId, userId)));
}

/** Writes down what ended with somebody's place. */
async function recordTakenOut(
  tx: Tx,
  { caller, now }: By,
  { views, keys }: { views: readonly EndedView[]; keys: readonly RevokedKey[] },
): Promise<void> {
  await recordEndedViews(tx, views, { now });
  await recordRevoked(tx, keys, auditedAs(caller, now));
}

async function takeOut(
  tx: Tx,
  by: By,
  member: HeldMember,
  successor: number | null,
): Promise<{ passed: OpenWork; record: () => Promise<void> }> {
  const { caller } = by;
  await keepAnAdmin(tx, caller.companyId, member);
  await enterScope(tx, scopeOf(caller));
  const passed = await handOver(tx, by, member.id, successor);
  await leaveWork(tx, caller.companyId, member.id);
  const views = await writePlace(tx, by, member, { role: member.role, status: 'removed' });
  // Who is let in again later begins without them.
  const keys = await revokeKeysOf(tx, { userId: member.id, companyId: caller.companyId }, by.now);
  return { passed, record: () => recordTakenOut(tx, by, { views, keys }) };
}

/** Removes a member after their open work was passed on. In a transaction of the system. */
export async function removeMember(
  tx: Tx,
  by: By,
  id: number,
  { reasignarA, version }: { reasignarA: number | null; version?: number | undefined },
): Promise<{ id: number } & OpenWork> {
  const member = await hold(tx, by, id, version);
  if (member.ownStatus === 'removed') {
    throw new ProblemError('no-encontrado', createMessage('persona-desconocida'));
  }
  const { passed, record } = await takeOut(tx, by, member, reasignarA);
  await record();
  const act = { action: 'persona-quitada', subject: subjectOf(member) } as const;
  await recordAudit(tx, auditedAs(by.caller, by.now), act);
  return { id, ...passed };
}

/** Leaves the company of the caller, of whatever role; nobody is given their open work. In a transaction of the system. */
export async function leaveCompany(tx: Tx, by: By): Promise<OpenWork> {
  const { companyId, userId } = by.caller;
  await waitForPeople(tx, companyId);
  const member = await memberOf(tx, companyId, userId);
  if (member?.status !== 'active') throw new ProblemError('sin-permiso');
  const { passed, record } = await takeOut(tx, by, member, null);
  await record();
  await recordAudit(tx, auditedAs(by.caller, by.now), { action: 'persona-salida' });
  return passed;
}
