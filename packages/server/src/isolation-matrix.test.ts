import { abilityOf } from '@pliego/contract/abilities';
import { type EndpointDefinition, fillPath } from '@pliego/contract/endpoint';
import type { ProblemCode } from '@pliego/contract/problem';
import { createMongoAbility } from '@casl/ability';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { quoted, tableShapes } from './db/backup/catalogue.ts';
import { secretWord, type Things, thingsOfCompanyOne } from './testing/a-companys-things.ts';
import { otherPassword } from './testing/accounts.ts';
import { ownTable } from './testing/a-spreadsheet.ts';
import { anyParams, guarded, type Listed } from './testing/every-endpoint.ts';
import { companyTables, systemTables } from './testing/company-tables.ts';
import { people } from './testing/fixture.ts';
import { images } from './testing/images.ts';
import { anAddress, invited } from './testing/people.ts';
import { input } from './testing/right-inputs.ts';
import {
  describeServer,
  problemIn,
  type SendOptions,
  type TestServer,
  type Visitor,
} from './testing/test-server.ts';

/*
 * Every endpoint of the contract, called by everybody who may not have what it gives. What is expected follows from the contract
 * alone: from the access of the endpoint, and from what its path names. A new endpoint is called without a change here; one that
 * names a new kind of thing fails until `a-companys-things.ts` makes one.
 */

/** Those of a sealed link are open to its bearer, and are tested with what they link to. */
const naming = guarded.filter(({ definition }) => definition.path.includes('/:id'));

/** What precedes the id in a path. */
const kindOf = ({ definition }: Listed): string => definition.path.split('/:')[0] ?? '';

function requestOf({ name, definition }: Listed): SendOptions {
  if (definition.method === 'GET') return {};
  if (definition.body !== 'file') return { json: input[name]?.json ?? {} };
  const body = ['company.setLogo', 'ownProfile.setPicture'].includes(name) ? images.png : ownTable;
  return { body, headers: { 'content-type': 'application/octet-stream' } };
}

function send(visitor: Visitor, listed: Listed, id: number = input[listed.name]?.id ?? 1) {
  const path =
    fillPath(listed.definition.path, { ...anyParams, id }) + (input[listed.name]?.query ?? '');
  return visitor.send(listed.definition.method, path, requestOf(listed));
}

type Standing = 'stranger' | 'expired' | 'closed' | 'suspended' | 'removed';

/** Somebody new in company 1, with a session there. */
async function newcomer(server: TestServer): Promise<{ visitor: Visitor; id: number }> {
  const token = await invited(server, anAddress(), 'maintainer');
  const persona = { fullName: 'Paula Villarroel', password: otherPassword };
  const json = { token, persona };
  const response = await server.stranger.send('POST', '/api/invitaciones/aceptar', { json });
  const visitor = server.carrying(response);
  return { visitor, id: (await visitor.client.auth.session()).userData.id };
}

/** Those whose session, if they have one, is good no more. */
async function outsiders(server: TestServer): Promise<Record<Standing, Visitor>> {
  const change = (statement: SQL) =>
    server.database.transaction('system', async (tx) => void (await tx.execute(statement)));
  const { client } = await server.as('admin');
  const [expired, closed, suspended, removed] = [
    await newcomer(server),
    await newcomer(server),
    await newcomer(server),
    await newcomer(server),
  ];
  await change(sql`update sessions set expires_at = ${server.now().toISOString()}::timestamptz
    where user_id = ${expired.id}`);
  await change(sql`update users set status = 'inactive' where id = ${closed.id}`);
  const body = { status: 'inactive', reasignarA: null, version: 1 } as const;
  await client.users.update({ params: { id: suspended.id }, body });
  await client.users.remove({ params: { id: removed.id }, body: { reasignarA: null } });
  return {
    stranger: server.stranger,
    expired: expired.visitor,
    closed: closed.visitor,
    suspended: suspended.visitor,
    removed: removed.visitor,
  };
}

/** What a person of company 1 may be told, by the contract. */
function expectedOf({ access }: EndpointDefinition, person: 'admin' | Insider): ProblemCode | null {
  if (typeof access !== 'object') return null;
  const [{ role }] = people[person].memberships;
  const ability = createMongoAbility(abilityOf(role, people[person].id));
  return ability.can(access.action, access.subject) ? null : 'sin-permiso';
}

const insiders = ['admin', 'maintainer', 'editor', 'author', 'subscriber'] as const;
type Insider = (typeof insiders)[number];

describeServer('every endpoint, to whom it is not for', (server) => {
  let standing: Record<Standing, Visitor>;
  beforeAll(async () => {
    standing = await outsiders(server);
  });

  it.each(guarded)('$name has no session behind it', async (listed) => {
    for (const [who, visitor] of Object.entries(standing)) {
      for (const sent of [
        requestOf(listed),
        listed.definition.method === 'GET' ? {} : { body: '{' },
      ]) {
        const path = fillPath(listed.definition.path, anyParams);
        const response = await visitor.send(listed.definition.method, path, sent);
        const { status, code } = await problemIn(response);
        expect({ who, status, code }).toEqual({ who, status: 401, code: 'sin-sesion' });
      }
    }
  });

  it.each(guarded)('$name is refused to exactly the roles without its ability', async (listed) => {
    const { method, path } = listed.definition;
    for (const person of insiders) {
      const visitor = await server.as(person);
      // Of an invalid type: an authorised caller gets to validation, and nothing is written.
      const wrong = { body: '{', headers: { 'content-type': 'text/plain' } };
      const response = await visitor.send(
        method,
        fillPath(path, { ...anyParams, id: 999_999 }),
        method === 'GET' ? {} : wrong,
      );
      const code = response.status < 400 ? null : (await problemIn(response)).code;
      const refused = code === 'sin-permiso' || code === 'sin-sesion' ? code : null;
      expect({ person, refused }).toEqual({
        person,
        refused: expectedOf(listed.definition, person),
      });
    }
  });
});

/** The rows of company 1, digested by table. */
function ownRows({ database }: TestServer): Promise<Record<string, unknown>> {
  const tables = new Set(Object.keys(companyTables).filter((name) => !systemTables.includes(name)));
  return database.ownerTransaction('snapshot', async (query) => {
    const digests: Record<string, unknown> = {};
    for (const { name, columns } of await tableShapes(query)) {
      if (!tables.has(name) || !columns.some((column) => column.name === 'company_id')) continue;
      const { rows } = await query(
        `select count(*)::int as rows, md5(string_agg(line, ' ' order by line collate "C")) as digest
          from (select t::text as line from ${quoted(name)} t where company_id = 1) as lines`,
      );
      digests[name] = rows[0];
    }
    return digests;
  });
}

describeServer('every endpoint, to another company', (server) => {
  let things: Things;
  let before: Record<string, unknown>;
  beforeAll(async () => {
    things = await thingsOfCompanyOne(server);
    before = await ownRows(server);
  });

  it('names nothing of which there is none here', () => {
    const kinds = [...new Set(naming.map(kindOf))];
    expect(kinds.toSorted()).toEqual(Object.keys(things).toSorted());
  });

  it.each(naming)('$name does not know what is of company 1', async (listed) => {
    const id = things[kindOf(listed)];
    const foreign = await server.as('foreign');
    const { status, code } = await problemIn(send(foreign, listed, id));
    expect({ status, code }).toEqual({ status: 404, code: 'no-encontrado' });
  });

  it.each(guarded)('$name tells nothing of company 1', async (listed) => {
    const foreign = await server.signIn('foreign');
    const response = await send(foreign, listed);
    expect(response.status).not.toBe(401);
    expect((await response.text()).toLowerCase()).not.toContain(secretWord);
  });

  it('has changed nothing of company 1, by all of it', async () => {
    expect(await ownRows(server)).toEqual(before);
  });

  it('is about what its own company reads by the same paths', async () => {
    const admin = await server.as('admin');
    const telling: string[] = [];
    for (const listed of guarded.filter(({ definition }) => definition.method === 'GET')) {
      const response = await send(admin, listed, things[kindOf(listed)]);
      expect({ name: listed.name, status: response.status }).toEqual({
        name: listed.name,
        status: 200,
      });
      if ((await response.text()).toLowerCase().includes(secretWord)) telling.push(listed.name);
    }
    expect(telling.length).toBeGreaterThan(15);
  });
});
