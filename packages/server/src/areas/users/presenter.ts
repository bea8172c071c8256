import {
  type Colleague,
  type FormerColleague,
  giveBackDays,
  type Invitation,
} from '@pliego/contract/areas/users';
import { noWork, type OpenWork } from './open-work-queries.ts';
import type { InvitationRow, Member } from './queries.ts';

const dayMs = 86_400_000;

export interface Seen {
  /** Whether the reader manages people: only they see when somebody was last here. */
  manages: boolean;
  work: ReadonlyMap<number, OpenWork>;
}

export function presentColleague(member: Member, { manages, work }: Seen): Colleague {
  const { id, fullName, username, email, avatar, role, status, version, lastSeenAt } = member;
  return {
    id,
    fullName,
    username,
    email,
    avatar,
    role,
    status: status === 'active' ? 'active' : 'inactive',
    ultimaVez: manages ? (lastSeenAt?.toISOString() ?? null) : null,
    trabajo: work.get(id) ?? noWork,
    version,
  };
}

export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  return {
    id: row.id,
    correo: row.email,
    role: row.role,
    invita: row.inviter,
    enviada: row.sentAt.toISOString(),
    vence: row.expiresAt.toISOString(),
    vencida: row.expiresAt <= now,
  };
}

/** Until when the access of somebody who was removed at an instant can be given back. */
export const giveBackUntil = (removedAt: Date): Date =>
  new Date(removedAt.getTime() + giveBackDays * dayMs);

export function presentFormer(member: Member, now: Date): FormerColleague {
  const { id, fullName, email, avatar, role, version } = member;
  const removedAt = member.statusSince ?? now;
  const until = giveBackUntil(removedAt);
  return {
    id,
    fullName,
    email,
    avatar,
    role,
    quitada: removedAt.toISOString(),
    devolverHasta: until > now ? until.toISOString() : null,
    version,
  };
}
