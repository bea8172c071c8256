import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { aProduct, asks, line } from '#server/testing/a-match.ts';
import { scope } from '#server/testing/a-worked-tender.ts';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';
import { holdMatches } from './match-commands.ts';

interface Best {
  tenderId: number;
  score: number;
}

/** Something that happens to matches, of one of three tenders and one of three products. */
const happening = fc.record({
  what: fc.constantFrom('fits', 'no longer fits', 'dismissed', 'brought back', 'forgotten'),
  tender: fc.nat({ max: 2 }),
  product: fc.nat({ max: 2 }),
  score: fc.integer({ min: 1, max: 100 }),
});
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

describeServer('the best matches', (server) => {
  const tenders: number[] = [];
  const products: number[] = [];

  beforeAll(async () => {
    for (const name of ['Vihuelas de ciprés', 'Charangos de raulí', 'Zampoñas de caña']) {
      tenders.push(await asks(server, [line(name)]));
      products.push((await aProduct(server, { nombre: `${name} para la banda` })).id);
    }
  });

  const idsOf = ({ tender, product }: Happening) => ({
    tender: tenders[tender] ?? 0,
    product: products[product] ?? 0,
  });

  async function happen(tx: Tx, { what, score, ...of }: Happening): Promise<void> {
    const { tender, product } = idsOf({ what, score, ...of });
    const match = sql`company_id = 1 and tender_id = ${tender} and product_id = ${product}`;
    switch (what) {
      case 'fits':
        await tx.execute(sql`insert into product_matches (company_id, tender_id, product_id, score, eligibility, lines, rules, is_dismissed)
          values (1, ${tender}, ${product}, ${score}, 'cumple', '[]', 2, false)
          on conflict (company_id, tender_id, product_id) do update set score = excluded.score`);
        break;
      case 'no longer fits':
        await tx.execute(sql`delete from product_matches where ${match}`);
        break;
      case 'dismissed':
      case 'brought back':
        await tx.execute(
          sql`update product_matches set is_dismissed = ${what === 'dismissed'} where ${match}`,
        );
        break;
      case 'forgotten':
        await tx.execute(
          sql`delete from product_matches where company_id = 1 and product_id = ${product}`,
        );
    }
  }

  it('are those of the matches that were not dismissed, whatever happens to them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 12 }), async (all) => {
        const [kept, expected] = await server.database.transaction(scope, async (tx) => {
          for (const one of all) await happen(tx, one);
          return [
            await rowsOf<Best>(
              tx,
              sql`select tender_id as "tenderId", score from best_matches order by 1`,
            ),
            await rowsOf<Best>(
              tx,
              sql`select tender_id as "tenderId", max(score) as score from product_matches where not is_dismissed group by 1 order by 1`,
            ),
          ];
        });
        expect(kept).toEqual(expected);
      }),
      { numRuns: 60, seed: 64 },
    );
  });

  it('forget a product that is removed', async () => {
    const product = await aProduct(server, { nombre: 'Rabeles de mañío' });
    const [tender = 0] = tenders;
    await server.database.transaction(scope, (tx) =>
      tx.execute(
        sql`insert into product_matches values (1, ${tender}, ${product.id}, 100, 'cumple', '[]', 2, false)`,
      ),
    );
    expect(await bestOf(server, tender)).toBe(100);
    const { client } = await server.as('editor');
    await client.products.remove({ params: { id: product.id }, ifVersion: product.version });
    expect(await bestOf(server, tender)).not.toBe(100);
  });

  it('overlook nothing that two write at the same time', async () => {
    const [, tender = 0] = tenders;
    const [one = 0, other = 0] = products;
    const fits = (tx: Tx, product: number, score: number) =>
      tx.execute(sql`insert into product_matches values (1, ${tender}, ${product}, ${score}, 'cumple', '[]', 2, false)
        on conflict (company_id, tender_id, product_id) do update set score = excluded.score, is_dismissed = false`);
    await server.database.transaction(scope, (tx) => fits(tx, one, 90));
    let second: Promise<unknown> = Promise.resolve();
    await server.database.transaction(scope, async (tx) => {
      await holdMatches(tx, scope.companyId);
      await tx.execute(
        sql`update product_matches set is_dismissed = true where tender_id = ${tender} and product_id = ${one}`,
      );
      second = server.database.transaction(scope, (inside) => fits(inside, other, 40));
    });
    await second;
    expect(await bestOf(server, tender)).toBe(40);
  });

  it('are written by nobody but the database', async () => {
    await expect(
      server.database.transaction(scope, (tx) => tx.execute(sql`delete from best_matches`)),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

async function bestOf(server: TestServer, tender: number): Promise<number | undefined> {
  const rows = await server.database.read(scope, (tx) =>
    rowsOf<Best>(
      tx,
      sql`select tender_id as "tenderId", score from best_matches where tender_id = ${tender}`,
    ),
  );
  return rows[0]?.score;
}
