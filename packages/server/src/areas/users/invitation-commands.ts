import type { Role } from '@pliego/contract/abilities';
import { type Invitation, invitationDays } from '@pliego/contract/areas/users';
import { createMessage, type Message } from '@pliego/contract/message';
import { isOfDomains } from '@pliego/contract/rules/mail-domains';
import { ProblemError } from '@pliego/contract/problem';
import { and, eq, isNull } from 'drizzle-orm';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { domainsOf } from '#server/areas/company/sign-in-queries.ts';
import { companyName } from '#server/areas/notices/mail-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import { hashToken, newToken } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { invitations } from '#server/db/schema/companies.ts';
import { putInOutbox } from '#server/mail/database-outbox.ts';
import { messageOf } from '#server/mail/letter.ts';
import { invitation } from '#server/mail/letters.ts';
import { roleNames } from '#server/texts/role-names.ts';
import { presentInvitation } from './presenter.ts';
import { colleaguesOf, pendingInvitation, pendingInvitations } from './queries.ts';

const dayMs = 86_400_000;

/** Who invites, when, and what their mails need. */
export interface Inviting {
  caller: Caller;
  now: Date;
  secrets: SecretBox;
  /** What links in mails begin with. */
  base: string;
}

interface Sent {
  id: number;
  email: string;
  role: Role;
}

/** Gives an invitation its link, which is in the mail alone. */
function aLink({ caller, now }: Inviting) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
  const fresh = { tokenHash: hashToken(token), sentAt: now, expiresAt, invitedBy: caller.userId };
  return { token, fresh };
}

/** Puts the mail into the outbox, in the transaction that makes its link. */
async function mail(
  tx: Tx,
  { caller, now, secrets, base }: Inviting,
  { email, role }: Sent,
  link: ReturnType<typeof aLink>,
): Promise<void> {
  const { companyId, userId } = caller;
  const people = await colleaguesOf(tx, companyId);
  const about = {
    company: await companyName(tx, companyId),
    inviter: people.find(({ id }) => id === userId)?.fullName ?? '',
    role: roleNames[role],
    expiresAt: link.fresh.expiresAt,
  };
  const letter = invitation(email, `${base}/invitacion/${link.token}`, about);
  await putInOutbox(tx, messageOf(letter, now), { secrets, now });
}

/** Gives a pending invitation another link; the one before is dead. */
async function renew(tx: Tx, by: Inviting, { id, email, role }: Sent): Promise<void> {
  const link = aLink(by);
  await tx
    .update(invitations)
    .set({ ...link.fresh, role })
    .where(and(eq(invitations.companyId, by.caller.companyId), eq(invitations.id, id)));
  await mail(tx, by, { id, email, role }, link);
}

/** Invites an address; answers the invitation that is pending then, if any. */
async function create(
  tx: Tx,
  by: Inviting,
  email: string,
  role: Role,
): Promise<number | undefined> {
  const { companyId } = by.caller;
  const link = aLink(by);
  const [row] = await tx
    .insert(invitations)
    .values({ companyId, email, role, ...link.fresh })
    .onConflictDoNothing()
    .returning({ id: invitations.id });
  if (row === undefined) {
    // Somebody else of the company invited the same address at the same moment.
    const pending = (await pendingInvitations(tx, companyId)).find((one) => one.email === email);
    return pending?.id;
  }
  await mail(tx, by, { id: row.id, email, role }, link);
  return row.id;
}

/** Writes down who was invited, and whose invitation was sent again. Last, since it makes others wait. */
async function recordInvited(
  tx: Tx,
  { caller, now }: Inviting,
  {
    ids,
    pending,
    role,
  }: { ids: ReadonlySet<number>; pending: ReadonlyMap<string, number>; role: Role },
): Promise<void> {
  const known = new Set(pending.values());
  const rows = await pendingInvitations(tx, caller.companyId);
  for (const { id, email } of rows.filter((row) => ids.has(row.id))) {
    const subject = { kind: 'invitacion', id, name: email } as const;
    await recordAudit(
      tx,
      auditedAs(caller, now),
      known.has(id)
        ? { action: 'invitacion-reenviada', subject }
        : { action: 'invitacion-enviada', subject, details: { rol: role } },
    );
  }
}

const outsideDomains = (correo: string, domains: readonly string[]) =>
  createMessage('dominio-fuera-de-regla', { correo, dominios: domains.join(', ') });

export interface Invited {
  invitaciones: Invitation[];
  omitidas: { correo: string; motivo: Message }[];
}

/**
 * Invites addresses to the company. Whether one has an account with us changes nothing of what is answered: only the
 * company's own people are told apart.
 */
export async function invite(
  tx: Tx,
  by: Inviting,
  addresses: readonly string[],
  role: Role,
): Promise<Invited> {
  const { companyId } = by.caller;
  const people = new Map((await colleaguesOf(tx, companyId)).map((one) => [one.email, one]));
  const pending = new Map(
    (await pendingInvitations(tx, companyId)).map((one) => [one.email, one.id]),
  );
  const domains = await domainsOf(tx, companyId);
  const ids = new Set<number>();
  const omitidas: Invited['omitidas'] = [];
  for (const email of new Set(addresses)) {
    const status = people.get(email)?.status;
    const known = pending.get(email);
    if (status !== undefined) {
      const code = status === 'active' ? 'ya-esta-en-la-empresa' : 'esta-suspendida';
      omitidas.push({ correo: email, motivo: createMessage(code) });
      continue;
    }
    if (!isOfDomains(email, domains)) {
      omitidas.push({ correo: email, motivo: outsideDomains(email, domains) });
      continue;
    }
    if (known !== undefined) await renew(tx, by, { id: known, email, role });
    const id = known ?? (await create(tx, by, email, role));
    if (id !== undefined) ids.add(id);
  }
  await recordInvited(tx, by, { ids, pending, role });
  const rows = await pendingInvitations(tx, companyId);
  const invitaciones = rows
    .filter(({ id }) => ids.has(id))
    .map((row) => presentInvitation(row, by.now));
  return { invitaciones, omitidas };
}

const unknown = () => new ProblemError('no-encontrado', createMessage('invitacion-desconocida'));

/** Sends a pending invitation again. */
export async function resend(tx: Tx, by: Inviting, id: number): Promise<Invitation> {
  const { companyId } = by.caller;
  const row = await pendingInvitation(tx, companyId, id);
  if (row === undefined) throw unknown();
  const domains = await domainsOf(tx, companyId);
  if (!isOfDomains(row.email, domains)) {
    throw new ProblemError('datos-invalidos', outsideDomains(row.email, domains));
  }
  await renew(tx, by, row);
  const renewed = await pendingInvitation(tx, companyId, id);
  if (renewed === undefined) throw unknown();
  const subject = { kind: 'invitacion', id, name: renewed.email } as const;
  const act = { action: 'invitacion-reenviada', subject } as const;
  await recordAudit(tx, auditedAs(by.caller, by.now), act);
  return presentInvitation(renewed, by.now);
}

export async function withdraw(tx: Tx, caller: Caller, id: number, now: Date) {
  const { companyId } = caller;
  const withdrawn = await tx
    .update(invitations)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.id, id),
        isNull(invitations.acceptedAt),
        isNull(invitations.withdrawnAt),
      ),
    )
    .returning({ email: invitations.email });
  const [one] = withdrawn;
  if (one === undefined) throw unknown();
  const subject = { kind: 'invitacion', id, name: one.email } as const;
  await recordAudit(tx, auditedAs(caller, now), { action: 'invitacion-retirada', subject });
  return { id };
}
