import type { userEndpoints } from '@pliego/contract/areas/users';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { matchesPerson, type PeopleFilter } from '@pliego/contract/rules/people-filter';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { recordExport } from '#server/areas/audit/commands.ts';
import { countTry } from '#server/areas/auth/attempt-commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { PostOffice } from '#server/mail/post-office.ts';
import { removeMember, updateMember } from './commands.ts';
import { type People, peopleCsv } from './csv.ts';
import { invite, resend, withdraw } from './invitation-commands.ts';
import { openWorkOf } from './open-work-queries.ts';
import { presentColleague, presentFormer, presentInvitation } from './presenter.ts';
import { membersOf, pendingInvitation, pendingInvitations } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  mail: PostOffice;
  secrets: SecretBox;
  baseUrl: () => string;
  addressOf: (request: Request) => string;
}

type Invitations = 'invite' | 'resendInvitation' | 'withdrawInvitation';

function invitationHandlers({
  database,
  now,
  mail,
  secrets,
  baseUrl,
  addressOf,
}: Dependencies): Pick<Handlers<typeof userEndpoints, Caller>, Invitations> {
  const by = (caller: Caller) => ({ caller, now: now(), secrets, base: baseUrl() });
  /** Each is a mail to somebody, who may not want it. */
  const count = async (request: Request, accounts: Iterable<string>) => {
    const address = addressOf(request);
    for (const account of accounts) {
      await countTry(database, { what: 'invite', account, address }, now());
    }
  };
  return {
    invite: async ({ body: { correos, role } }, { caller, request }) => {
      await count(request, new Set(correos));
      const invited = await database.transaction(scopeOf(caller), (tx) =>
        invite(tx, by(caller), correos, role),
      );
      mail.collect();
      return invited;
    },
    resendInvitation: async ({ params: { id } }, { caller, request }) => {
      const pending = await database.read(scopeOf(caller), (tx) =>
        pendingInvitation(tx, caller.companyId, id),
      );
      if (pending === undefined) {
        throw new ProblemError('no-encontrado', createMessage('invitacion-desconocida'));
      }
      await count(request, [pending.email]);
      const sent = await database.transaction(scopeOf(caller), (tx) => resend(tx, by(caller), id));
      mail.collect();
      return sent;
    },
    withdrawInvitation: ({ params: { id } }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => withdraw(tx, caller, id, now())),
  };
}

/** The people of the company as a caller may see them: who manages them sees also who may come and who left. */
async function peopleFor(tx: Tx, caller: Caller, filter: PeopleFilter, now: Date): Promise<People> {
  const { companyId, ability } = caller;
  const manages = ability.can('update', 'User');
  const members = await membersOf(tx, companyId);
  const seen = { manages, work: await openWorkOf(tx, companyId) };
  const invited = manages ? await pendingInvitations(tx, companyId) : [];
  const former = manages ? members.filter(({ status }) => status === 'removed') : [];
  return {
    datos: members
      .filter((one) => one.status !== 'removed' && matchesPerson(one, filter))
      .map((member) => presentColleague(member, seen)),
    invitaciones: invited
      .filter((one) => matchesPerson({ ...one, status: 'pending' }, filter))
      .map((row) => presentInvitation(row, now)),
    // The statuses are those of who is in the company.
    quitadas: former
      .filter((one) => matchesPerson(one, { q: filter.q, role: filter.role }))
      .map((member) => presentFormer(member, now)),
  };
}

export function userHandlers(dependencies: Dependencies): Handlers<typeof userEndpoints, Caller> {
  const { database, now } = dependencies;
  return {
    ...invitationHandlers(dependencies),

    list: ({ query }, { caller }) =>
      database.read(scopeOf(caller), (tx) => peopleFor(tx, caller, query, now())),

    export: async ({ query: { q, rol, vista = 'todas' } }, { caller, headers }) => {
      const filter = { q, role: rol === undefined ? undefined : [rol] };
      const people = await database.transaction(scopeOf(caller), async (tx) => {
        const found = await peopleFor(tx, caller, filter, now());
        await recordExport(tx, { caller, now: now() }, 'personas');
        return found;
      });
      const name = `personas-${santiagoDay(now())}.csv`;
      headers.set('content-disposition', `attachment; filename="${name}"`);
      return peopleCsv(people, vista);
    },

    update: ({ params: { id }, body }, { caller }) =>
      database.transaction('system', (tx) => updateMember(tx, { caller, now: now() }, id, body)),

    remove: ({ params: { id }, body }, { caller }) =>
      database.transaction('system', (tx) => removeMember(tx, { caller, now: now() }, id, body)),
  };
}
