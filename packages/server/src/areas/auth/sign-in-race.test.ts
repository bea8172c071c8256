import { expect, it } from 'vitest';
import { describeServer } from '#server/testing/test-server.ts';
import { countTry, forgive } from './attempt-commands.ts';

const atOnce = 20;
const rounds = 50;
/** Of so many at once on one account none is refused. */
const accounts = ['ana@andes.test', 'luis@andes.test'];

// A sign-in hashes a password between counting and forgiving, which sets apart those that began together.
describeServer('tries that count and are forgiven at once on one account', (server) => {
  it('never fail, whatever they wait for', async () => {
    const outcomes: PromiseSettledResult<unknown>[] = [];
    const together = async <T>(works: (() => Promise<T>)[]): Promise<T[]> => {
      const settled = await Promise.allSettled(works.map((work) => work()));
      outcomes.push(...settled);
      return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    };
    for (let round = 0; round < rounds; round += 1) {
      const counted = await together(
        Array.from({ length: atOnce }, (_, at) => () => {
          const account = accounts[at % accounts.length] ?? '';
          const tried = { what: 'second-step', account, address: `192.0.2.${at}` } as const;
          return countTry(server.database, tried, server.now());
        }),
      );
      await together(
        counted.map(
          (attempt) => () => server.database.transaction('system', (tx) => forgive(tx, attempt)),
        ),
      );
      // PostgreSQL takes a second to find each deadlock: the first round that has one is enough.
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    }
    expect(outcomes).toHaveLength(2 * atOnce * rounds);
  });
});
