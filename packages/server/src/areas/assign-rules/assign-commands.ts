import { createMessage } from '@pliego/contract/message';
import { recordQuietly } from '#server/areas/bulk/tell-commands.ts';
import { tell } from '#server/areas/notices/notice-commands.ts';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { setFollowing } from '#server/areas/work/follow-commands.ts';
import { lockWork, writeWork } from '#server/areas/work/hold-commands.ts';
import type { Tx } from '#server/db/database.ts';
import { givable, type Given, isAnyOpen } from './assign-queries.ts';

interface At {
  companyId: number;
  now: Date;
}

/** So many at once are told one by one; of more, a person has one notice. */
const toldOneByOne = 5;

/** Makes the person of a rule responsible, unless somebody became so meanwhile. */
async function give(
  tx: Tx,
  { companyId, now }: At,
  { tenderId, personId }: Given,
): Promise<boolean> {
  const row = await lockWork(tx, { companyId, tenderId, now });
  if (row.assigneeId !== null) return false;
  await writeWork(tx, { companyId, tenderId, now }, { assigneeId: personId });
  await setFollowing(tx, { companyId, tenderId, userId: personId, now }, true, 'choice');
  return true;
}

const eventOf = ({ tenderId, productId, personId, personName, rule }: Given) => ({
  tenderId,
  before: [],
  after: [personName],
  facts: { persona: personId, objeto: productId, regla: rule },
});

/** Writes the history of what rules gave to one person, and tells them. */
async function record(tx: Tx, at: At, all: readonly Given[]): Promise<void> {
  const act = { ...at, actorId: null, type: 'asignacion' as const };
  if (all.length <= toldOneByOne) {
    for (const given of all) await recordEvent(tx, { ...act, ...eventOf(given) });
    return;
  }
  const [first] = all;
  if (first === undefined) return;
  await recordQuietly(
    tx,
    act,
    all.map((given) => ({ ...eventOf(given), isRestricted: false })),
  );
  const occasion = {
    ...at,
    tenderId: null,
    times: 1,
    kind: 'asignada' as const,
    // What was given at one moment begins with another tender than what is given at any other.
    key: `reglas ${first.tenderId} ${all.length}`,
    severity: 'grave' as const,
    message: () => createMessage('aviso-asignadas-regla', { count: all.length }),
  };
  const because = createMessage('porque-responsable-varias');
  await tell(tx, occasion, [{ userId: first.personId, because }]);
}

/**
 * Gives tenders that reach rules to their people: open ones that have nobody, never had anybody, are not kept from the person and
 * are not ended. Who may not work on tenders, was suspended or has left is given nothing.
 *
 * @returns How many were given.
 */
export async function assignReached(
  tx: Tx,
  at: At,
  pairs: readonly { tenderId: number; productId: number }[],
): Promise<number> {
  const tenderIds = pairs.map(({ tenderId }) => tenderId);
  if (!(await isAnyOpen(tx, tenderIds, at.now))) return 0;
  const byPerson = new Map<number, Given[]>();
  let count = 0;
  for (const one of await givable(tx, at, pairs)) {
    if (!(await give(tx, at, one))) continue;
    count += 1;
    byPerson.set(one.personId, [...(byPerson.get(one.personId) ?? []), one]);
  }
  for (const all of byPerson.values()) await record(tx, at, all);
  return count;
}
