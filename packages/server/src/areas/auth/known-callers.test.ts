import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import { askForReset, otherPassword, withSecondStep } from '#server/testing/accounts.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { password, people, type PersonName } from '#server/testing/fixture.ts';
import { describeServer, type TestServer, type Visitor } from '#server/testing/test-server.ts';

const path = '/api/etiquetas';
const statusOf = async (visitor: Visitor) => (await visitor.send('GET', path)).status;

/** A caller whom the server has already looked up. */
async function known(server: TestServer, person: PersonName, companyId?: number): Promise<Visitor> {
  const visitor = await server.signIn(person, companyId);
  for (let turn = 0; turn < 2; turn += 1) expect(await statusOf(visitor)).toBe(200);
  return visitor;
}

describeServer('a caller whom the server knows already', (server) => {
  const change = (statement: ReturnType<typeof sql>) =>
    server.database.transaction('system', async (tx) => void (await tx.execute(statement)));

  it('is looked up once as long as no account changes, where no other process can change one', async () => {
    const visitor = await known(server, 'author');
    const lookUp = vi.spyOn(server.database, 'lookUp');
    for (let turn = 0; turn < 3; turn += 1) expect(await statusOf(visitor)).toBe(200);
    expect(lookUp).toHaveBeenCalledTimes(server.database.kind === 'integrada' ? 0 : 3);
    await change(sql`select 1`);
    expect(await statusOf(visitor)).toBe(200);
    expect(lookUp).toHaveBeenCalledTimes(server.database.kind === 'integrada' ? 1 : 4);
    lookUp.mockRestore();
  });

  it('is anonymous after signing out', async () => {
    const visitor = await known(server, 'author');
    const other = await known(server, 'author');
    await visitor.client.auth.logout();
    expect(await statusOf(visitor)).toBe(401);
    expect(await statusOf(other)).toBe(200);
  });

  it('is in the other company after moving there', async () => {
    const visitor = await known(server, 'both', 1);
    await visitor.client.auth.switchCompany({ body: { empresa: 2 } });
    expect(await (await visitor.send('GET', path)).json()).toMatchObject({
      datos: [{ nombre: 'Austral' }],
    });
  });

  it('is anonymous after the password was changed elsewhere', async () => {
    const [here, elsewhere] = [await known(server, 'editor'), await known(server, 'editor')];
    await here.client.auth.changePassword({ body: { actual: password, nueva: otherPassword } });
    expect(await statusOf(here)).toBe(200);
    expect(await statusOf(elsewhere)).toBe(401);
  });

  it('is anonymous after the password was reset by a link', async () => {
    const visitor = await known(server, 'maintainer');
    const token = await askForReset(server, people.maintainer.email);
    await server.stranger.client.auth.resetPassword({ body: { token, password: otherPassword } });
    expect(await statusOf(visitor)).toBe(401);
  });

  it('has a second step from the moment it is there', async () => {
    const visitor = await known(server, 'author');
    await withSecondStep(server, 'author');
    expect(await visitor.client.auth.twoSteps()).toMatchObject({ activo: true });
    await visitor.client.auth.disableTwoSteps({ body: { password } });
    expect(await visitor.client.auth.twoSteps()).toMatchObject({ activo: false });
  });

  it('may do what the new role may, and nothing when suspended', async () => {
    const visitor = await known(server, 'subscriber');
    const create = (nombre: string) =>
      visitor.send('POST', path, { json: { nombre, color: 'rojo' } }).then(({ status }) => status);
    const { id } = people.subscriber;
    expect(await create('Primera')).toBe(403);
    await change(sql`update memberships set role = 'maintainer' where user_id = ${id}`);
    expect(await create('Segunda')).toBe(201);
    await change(sql`update memberships set role = 'subscriber' where user_id = ${id}`);
    expect(await create('Tercera')).toBe(403);
    await change(sql`update users set status = 'inactive' where id = ${id}`);
    expect(await statusOf(visitor)).toBe(401);
    await change(sql`update users set status = 'active' where id = ${id}`);
    expect(await statusOf(visitor)).toBe(200);
    await change(sql`delete from sessions where user_id = ${id}`);
    expect(await statusOf(visitor)).toBe(401);
  });

  it('is anonymous when the session expires', async () => {
    const visitor = await known(server, 'foreign');
    server.setNow('2026-11-23T14:59:59.999Z');
    expect(await statusOf(visitor)).toBe(200);
    server.setNow('2026-11-26T14:59:59.999Z');
    expect(await statusOf(visitor)).toBe(401);
    server.setNow(fixtureNow);
  });

  it('is known after a change of accounts that was rolled back', async () => {
    const visitor = await known(server, 'foreign');
    const failing = server.database.transaction('system', async (tx) => {
      await tx.execute(sql`delete from sessions`);
      // Requested during the change, answered after it.
      const asked = statusOf(visitor);
      void asked.then((status) => seen.push(status));
      throw new Error('taken back');
    });
    const seen: number[] = [];
    await expect(failing).rejects.toThrow('taken back');
    await vi.waitFor(() => expect(seen).toEqual([200]));
  });

  it('is known by what only the system role may change', async () => {
    const grants = await server.database.read('system', (tx) =>
      rowsOf<{ table: string; may: boolean }>(
        tx,
        sql`select name as table, bool_or(
            has_table_privilege('pliego_app', name, privilege)
            or (privilege in ('INSERT', 'UPDATE') and has_any_column_privilege('pliego_app', name, privilege))
          ) as may
          from unnest(array['sessions', 'users', 'memberships', 'api_keys']) as name,
            unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as privilege
          group by name order by name`,
      ),
    );
    expect(grants).toEqual([
      { table: 'api_keys', may: false },
      { table: 'memberships', may: false },
      { table: 'sessions', may: false },
      { table: 'users', may: false },
    ]);
  });
});
