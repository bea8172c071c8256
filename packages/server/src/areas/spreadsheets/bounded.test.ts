import { gzipSync } from 'node:zlib';
import { zipOf } from '@pliego/sources/testing/zip';
import { afterEach, expect, it, vi } from 'vitest';
import { ownMapping, ownTable } from '#server/testing/a-spreadsheet.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import {
  describeServer,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';

const octets = { 'content-type': 'application/octet-stream' };
const planillas = '/api/fuentes/planillas';

const longTable = [
  ownTable,
  ...Array.from({ length: 1_200 }, (_, at) => `L-${at};Proyecto ${at};Alguien;1;21/12/2026;`),
].join('\r\n');

async function uploaded({ client }: Visitor): Promise<number> {
  const body = new Blob([longTable]);
  return (await client.spreadsheets.upload({ query: { nombre: 'larga.csv' }, body })).id;
}

const tried = (visitor: Visitor, id: number) =>
  visitor.send('POST', `${planillas}/${id}/prueba`, { json: { mapeo: ownMapping } });

/** What happens whenever a trial looks up what is stored, which it does batch by batch. */
function onBatch(server: TestServer, happens: () => Promise<void> | void) {
  const read = server.database.read.bind(server.database);
  return vi.spyOn(server.database, 'read').mockImplementation(async (scope, work) => {
    if (scope === 'system') await happens();
    return read(scope, work);
  });
}

describeServer('reading a table while somebody waits', (server) => {
  afterEach(() => {
    vi.restoreAllMocks();
    server.stepMs = 0;
    server.setNow(fixtureNow);
  });

  it('ends after a minute, with what to do', async () => {
    const visitor = await server.as('maintainer');
    const id = await uploaded(visitor);
    onBatch(server, () => server.setNow('2026-11-20T15:01:00.001Z'));
    expect(await problemIn(tried(visitor, id))).toMatchObject({
      status: 422,
      motivo: { code: 'prueba-larga' },
    });
  });

  it('ends after a minute where there are no more rows too', async () => {
    const visitor = await server.as('maintainer');
    const blank = gzipSync(`${ownTable}\r\n${';;;;;\r\n'.repeat(1_000_000)}`);
    const query = { nombre: 'en blanco.csv.gz' };
    const { id } = await visitor.client.spreadsheets.upload({ query, body: new Blob([blank]) });
    server.stepMs = 1_000;
    expect(await problemIn(tried(visitor, id))).toMatchObject({
      status: 422,
      motivo: { code: 'prueba-larga' },
    });
  });

  it('is done for one of a company at a time, and beside that of another one', async () => {
    const [visitor, foreign] = [await server.as('maintainer'), await server.as('foreign')];
    const [own, other] = [await uploaded(visitor), await uploaded(foreign)];
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let begun = 0;
    const batches = onBatch(server, () => {
      begun += 1;
      return begun === 1 ? held : undefined;
    });
    const answers: string[] = [];
    const first = tried(visitor, own).then(() => answers.push('first'));
    await vi.waitFor(() => expect(begun).toBe(1));
    const second = tried(visitor, own).then(() => answers.push('second'));
    expect((await tried(foreign, other)).status).toBe(200);
    expect(answers).toEqual([]);
    goOn();
    await Promise.all([first, second]);
    expect(answers).toEqual(['first', 'second']);
    expect(batches).toHaveBeenCalled();
  });

  it('looks for it among so many files of an archive and no more', async () => {
    const visitor = await server.as('maintainer');
    const others = Array.from({ length: 1_000 }, (_, at) => [`${at}.txt`, 'nada']);
    const archive = zipOf({ ...Object.fromEntries(others), 'tabla.csv': ownTable });
    const answer = visitor.send('POST', `${planillas}?nombre=todo.zip`, {
      body: archive,
      headers: octets,
    });
    expect(await problemIn(answer)).toMatchObject({
      status: 422,
      motivo: { code: 'zip-sin-planilla' },
    });
  });
});
