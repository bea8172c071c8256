import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { foreignKeyViolation, rowsOf, type Tx } from '#server/db/database.ts';
import { aProduct, asks, line } from '#server/testing/a-match.ts';
import { scope } from '#server/testing/a-worked-tender.ts';
import { describeServer } from '#server/testing/test-server.ts';

describeServer('what matches refer to', (server) => {
  let tender = 0;
  let product = 0;

  beforeAll(async () => {
    tender = await asks(server, [line('Trompes de hierro')]);
    product = (await aProduct(server, { nombre: 'Trompes de hierro para la banda' })).id;
  });

  const write = (tx: Tx, of: { tender: number; product: number }) =>
    tx.execute(sql`insert into product_matches
      (company_id, tender_id, product_id, score, eligibility, lines, rules, is_dismissed)
      values (1, ${of.tender}, ${of.product}, 50, 'cumple', '[]', 2, false)`);
  const storedOf = (of: number) =>
    server.database.read(scope, (tx) =>
      rowsOf<{ productId: number }>(
        tx,
        sql`select product_id as "productId" from product_matches where tender_id = ${of}`,
      ),
    );
  const bestOf = (of: number) =>
    server.database.read(scope, (tx) =>
      rowsOf<{ score: number }>(tx, sql`select score from best_matches where tender_id = ${of}`),
    );
  /** A tender that nothing was said of, which may be taken away. */
  const aKey = async (code: string): Promise<number> => {
    const [key] = await server.database.transaction('system', (tx) =>
      rowsOf<{ id: number }>(
        tx,
        sql`insert into tender_keys (source, code) values ('mercado-publico', ${code}) returning id`,
      ),
    );
    return key?.id ?? 0;
  };
  const takeAway = (key: number) =>
    server.database.transaction('system', (tx) =>
      tx.execute(sql`delete from tender_keys where id = ${key}`),
    );
  const removeProduct = (id: number) =>
    server.database.transaction(scope, (tx) =>
      tx.execute(sql`delete from products where company_id = 1 and id = ${id}`),
    );

  it('has to be there', async () => {
    const none = 2_000_000_000;
    for (const of of [
      { tender: none, product },
      { tender, product: none },
    ]) {
      const writing = server.database.transaction(scope, (tx) => write(tx, of));
      await expect(writing).rejects.toMatchObject({ cause: { code: foreignKeyViolation } });
    }
  });

  it('stays the same', async () => {
    const editing = server.database.transaction(scope, (tx) =>
      tx.execute(sql`update product_matches set product_id = ${product}`),
    );
    await expect(editing).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('takes them along', async () => {
    const key = await aKey('8100-1-LE26');
    const { id } = await aProduct(server, { nombre: 'Trompes de bronce' });
    await server.database.transaction(scope, async (tx) => {
      await write(tx, { tender: key, product });
      await write(tx, { tender: key, product: id });
    });
    await removeProduct(id);
    expect(await storedOf(key)).toEqual([{ productId: product }]);
    expect(await bestOf(key)).toEqual([{ score: 50 }]);
    await takeAway(key);
    expect(await storedOf(key)).toEqual([]);
    expect(await bestOf(key)).toEqual([]);
  });

  it('cannot be taken away while they are written', async () => {
    const key = await aKey('8100-2-LE26');
    const { id } = await aProduct(server, { nombre: 'Trompes de cobre' });
    const taking: Promise<unknown>[] = [];
    await server.database.transaction(scope, async (tx) => {
      await write(tx, { tender: key, product });
      await write(tx, { tender, product: id });
      taking.push(takeAway(key), removeProduct(id));
      // A server has both statements wait by now; the embedded database has not begun them.
      await tx.execute(sql`select pg_sleep(0.05)`);
    });
    await Promise.all(taking);
    expect(await storedOf(key)).toEqual([]);
    expect((await storedOf(tender)).map(({ productId }) => productId)).not.toContain(id);
  });

  it('cannot be written of when it is being taken away', async () => {
    const { id } = await aProduct(server, { nombre: 'Trompes de estaño' });
    const writing: Promise<unknown>[] = [];
    await server.database.transaction(scope, async (tx) => {
      await tx.execute(sql`delete from products where company_id = 1 and id = ${id}`);
      const late = server.database.transaction(scope, (inside) =>
        write(inside, { tender, product: id }),
      );
      writing.push(late.catch((error: unknown) => error));
      await tx.execute(sql`select pg_sleep(0.05)`);
    });
    const [refused] = await Promise.all(writing);
    expect(refused).toMatchObject({ cause: { code: foreignKeyViolation } });
  });
});
