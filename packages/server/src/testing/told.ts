import { setFollowing } from '#server/areas/work/follow-commands.ts';
import { type FollowedChange, tellOfChanges } from '#server/areas/notices/change-notices.ts';
import type { Scope } from '#server/db/database.ts';
import { people, type PersonName } from './fixture.ts';
import { fixtureNow } from './fixture-tenders.ts';
import type { TestServer } from './test-server.ts';

/** The company that is told. */
export const andes: Scope = { companyId: 1, userId: people.admin.id };
/** A tender of that company, whose responsible person is the author. */
export const tenderId = 2;

/** A grave change. */
export const closingEarlier: FollowedChange = {
  id: 1,
  field: 'fecha',
  detail: 'cierre',
  before: { tipo: 'instante', instante: '2026-12-28T18:00:00.000Z', original: 'x' },
  after: { tipo: 'instante', instante: '2026-12-21T18:00:00.000Z', original: 'x' },
  severity: 'grave',
  source: 'mercado-publico',
  happenedAt: new Date(fixtureNow),
  readAt: new Date(fixtureNow),
};
/** A change that waits for the digest. */
export const amount: FollowedChange = {
  ...closingEarlier,
  field: 'monto',
  detail: null,
  before: { tipo: 'monto', monto: 1_500_000, moneda: 'CLP' },
  after: null,
  severity: 'importante',
};

/** Tells the company of changes of a tender, as the watch does. */
export function changed(server: TestServer, changes: readonly FollowedChange[], id = tenderId) {
  return server.database.transaction(andes, (tx) =>
    tellOfChanges(tx, { companyId: 1, tenderId: id, changes, now: server.now() }),
  );
}

/** Has a person follow a tender. */
export const follow = (server: TestServer, person: PersonName, id = tenderId, does = true) =>
  server.database.transaction(andes, (tx) =>
    setFollowing(
      tx,
      { companyId: 1, tenderId: id, userId: people[person].id, now: server.now() },
      does,
      'choice',
    ),
  );

/** What a person sees of their notices. */
export async function told(server: TestServer, person: PersonName) {
  const { client } = await server.as(person);
  return client.notices.list({ query: {} });
}

/** The mails to a person so far. */
export const mailsTo = async (server: TestServer, person: PersonName) =>
  (await server.mails()).filter(({ to }) => to === people[person].email);
