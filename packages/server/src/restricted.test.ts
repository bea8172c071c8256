import { fillPath } from '@pliego/contract/endpoint';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from './db/database.ts';
import {
  aRestrictedTender,
  marker,
  outsiders,
  type Restricted,
  searchWord,
  team,
} from './testing/a-restricted-tender.ts';
import { scope } from './testing/a-worked-tender.ts';
import { anyParams, endpoints, guarded, type Listed } from './testing/every-endpoint.ts';
import { images } from './testing/images.ts';
import { input } from './testing/right-inputs.ts';
import { describeServer, type Visitor } from './testing/test-server.ts';

const reads = guarded.filter(({ definition }) => definition.method === 'GET');

/** What each path's `:id` names, of what hangs on the tender. */
const named: [pattern: RegExp, of: (restricted: Restricted) => number][] = [
  [/^\/(api\/licitaciones|licitaciones\/editar)\/:id/, ({ tender }) => tender],
  [/^\/api\/comentarios\//, ({ comment }) => comment],
  [/^\/api\/tareas\//, ({ task }) => task],
  [/^\/api\/adjuntos\//, ({ file }) => file],
  [/^\/api\/ordenes\//, ({ order }) => order],
];
const ofPath = (path: string) => named.find(([pattern]) => pattern.test(path))?.[1];
const writes = endpoints.filter(
  ({ definition: { method, path } }) => method !== 'GET' && ofPath(path) !== undefined,
);

/** Lists answer with everything, and with what finds the tender. */
const queries: Record<string, string[]> = {
  'tenders.list': [
    '?limit=100&sort=-publicacion',
    `?q=${searchWord}`,
    '?restringida=si',
    '?asignado=3',
  ],
  'tenders.aids': [`?q=${searchWord}&region=15`, '?q=reservadisimo'],
  'tenders.groups': ['?por=comprador', `?por=asignado&q=${searchWord}`],
  'tenders.rubros': [`?q=${searchWord}`],
  'exports.tenders': ['?formato=csv', `?formato=ocds&q=${searchWord}`],
  'board.get': ['', `?q=${searchWord}`],
  'deadlines.calendar': ['?desde=2026-11-01&hasta=2026-12-31'],
  'followUp.list': ['', '?sigue=empresa'],
  'notices.list': ['?limit=100'],
};
const queriesOf = (name: string) => queries[name] ?? ['', input[name]?.query ?? ''];

/** What a person is answered by an endpoint, in all its variants, as one text. */
async function answers(visitor: Visitor, { name, definition }: Listed, ids: readonly number[]) {
  const { path } = definition;
  const paths = ids.map((id) => fillPath(path, { ...anyParams, id, secreto: id, token: id }));
  const texts: string[] = [];
  for (const filled of new Set(paths)) {
    for (const query of new Set(queriesOf(name))) {
      const response = await visitor.send('GET', `${filled}${query}`);
      texts.push(`${filled}${query} ${await response.text()}`);
    }
  }
  return texts;
}

/** Where somebody of the team finds the marker: there the absence of it says something. */
const showing = [
  'home.changes',
  'tenders.list',
  'tenders.get',
  'tenders.history',
  'tenders.events',
  'tenders.observations',
  'board.get',
  'work.get',
  'deadlines.ofTender',
  'deadlines.calendar',
  'comments.list',
  'tasks.list',
  'attachments.list',
  'attachments.download',
  'decisions.get',
  'workOrders.list',
  'followUp.list',
  'followUp.export',
];

/** Everything that hangs on the tender, as an administrator is answered. */
async function stateOf({ client }: Visitor, { tender }: Restricted) {
  const params = { id: tender };
  return [
    await client.work.get({ params }),
    await client.comments.list({ params }),
    await client.tasks.list({ params }),
    await client.attachments.list({ params }),
    await client.workOrders.list({ params }),
    await client.tenders.events({ params }),
  ];
}

describeServer('a tender that is kept to its team', (server) => {
  let restricted: Restricted;
  const ids = () => {
    const { tender, comment, task, file, order } = restricted;
    return [tender, comment, task, file, order];
  };
  beforeAll(async () => {
    restricted = await aRestrictedTender(server);
    await server.runNotices();
  });

  describe.each(team)('to the %s of the team', (person) => {
    it('is there as any other', async () => {
      const found: string[] = [];
      for (const endpoint of reads) {
        const texts = await answers(await server.as(person), endpoint, ids());
        if (texts.some((text) => text.includes(marker))) found.push(endpoint.name);
      }
      expect(found).toEqual(expect.arrayContaining(showing));
    });
  });

  describe.each(outsiders)('to the %s outside of it', (person) => {
    it.each(reads)('is not in what $name answers', async (endpoint) => {
      const texts = await answers(await server.as(person), endpoint, ids());
      expect(texts.filter((text) => text.includes(marker))).toEqual([]);
    });

    it.each(writes)('is not there for $name', async ({ name, definition: { method, path } }) => {
      const id = ofPath(path)?.(restricted) ?? 0;
      const visitor = await server.as(person);
      const admin = await server.as('admin');
      const before = await stateOf(admin, restricted);
      const filled = `${fillPath(path, { ...anyParams, id })}${input[name]?.query ?? ''}`;
      const sent =
        name === 'attachments.upload'
          ? { body: images.png, headers: { 'content-type': 'application/octet-stream' } }
          : { json: input[name]?.json ?? {} };
      const response = await visitor.send(method, filled, method === 'DELETE' ? {} : sent);
      expect([403, 404]).toContain(response.status);
      expect(await response.text()).not.toContain(marker);
      expect(await stateOf(admin, restricted)).toEqual(before);
    });

    it('is not counted', async () => {
      const counts = async (visitor: Visitor) => {
        const query = { q: searchWord };
        const { client } = visitor;
        const views = await client.tenders.views({ query });
        const { estado } = await client.tenders.facets({ query });
        const board = await client.board.get({ query });
        const { total } = await client.tenders.list({ query });
        const all = await client.tenders.list({ query: { exacto: true } });
        return {
          views: views.datos.find(({ vista }) => vista === 'todas')?.cantidad,
          estado: estado.reduce((sum, { cantidad }) => sum + cantidad, 0),
          board: board.columnas.reduce((sum, { cantidad }) => sum + cantidad, 0),
          total,
          all: all.total,
        };
      };
      const seen = await counts(await server.as('admin'));
      expect(seen).toMatchObject({ views: 1, estado: 1, board: 1, total: 1 });
      expect(await counts(await server.as(person))).toEqual({
        views: 0,
        estado: 0,
        board: 0,
        total: 0,
        all: seen.all - 1,
      });
    });
  });

  it('is in no calendar of who has its address and left the team', async () => {
    const [own, ...others] = restricted.feeds;
    const gone = await server.stranger.send('GET', own?.path ?? '');
    expect(gone.status).toBe(404);
    for (const { path } of others) {
      const rest = await server.stranger.send('GET', path);
      expect(rest.status).toBe(200);
      expect(await rest.text()).not.toContain(marker);
    }
  });
});

describeServer('the catalogue of the database', (server) => {
  it('hides from outsiders whatever hangs on a tender', async () => {
    const open = await server.database.read(scope, (tx) =>
      rowsOf<{ name: string }>(
        tx,
        sql`with recursive hanging as (
          select c.oid, c.relname from pg_class c
            join pg_attribute company on company.attrelid = c.oid and company.attname = 'company_id'
            join pg_attribute tender on tender.attrelid = c.oid and tender.attname = 'tender_id'
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          union
          select c.oid, c.relname from pg_constraint f
            join hanging on hanging.oid = f.confrelid
            join pg_class c on c.oid = f.conrelid
          where f.contype = 'f')
        select relname as name from hanging where not exists (
          select from pg_policy where polrelid = hanging.oid and polname = 'team_only'
            and not polpermissive and polcmd = '*') order by 1`,
      ),
    );
    // What sources said is read through a view, which hides it; what the company deleted is hidden by its own row, which has no team.
    expect(open.map(({ name }) => name)).toEqual(['removed_tenders', 'tender_observations']);
  });
});
