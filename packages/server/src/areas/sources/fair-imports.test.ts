import { gzipSync } from 'node:zlib';
import { importQuota } from '@pliego/contract/areas/sources';
import { expect, it, vi } from 'vitest';
import { importRuns } from '#server/db/schema/sources.ts';
import { ownMapping, ownTable } from '#server/testing/a-spreadsheet.ts';
import { answerOf, detailElement } from '#server/testing/a-tender.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const at = '2026-11-19T12:00:00Z';
const minute = 60_000;
const hour = 60 * minute;

describeServer('imports of several companies', (server) => {
  const upload = async (who: keyof typeof people, name: string, count: number, unit: number) => {
    const { client } = await server.as(who);
    const elements = Array.from({ length: count }, (_, place) =>
      detailElement({ code: `${unit}-${place}-LE26` }),
    );
    const body = new Blob([answerOf(elements, at)]);
    return client.sources.upload({ query: { nombre: name }, body });
  };
  const endedRuns = () =>
    server.log.flatMap((line) => {
      const { msg, runId } = JSON.parse(line) as { msg: string; runId?: number };
      return msg === 'import ended' && runId !== undefined ? [runId] : [];
    });

  it('take turns: a small one does not wait for all that another company sends', async () => {
    // Nobody's turn ends until it may, with the upkeep after an import.
    let goOn: () => void = () => undefined;
    const upkeep = vi.spyOn(server.database, 'maintain');
    upkeep.mockReturnValue(new Promise<void>((resolve) => (goOn = resolve)));
    const large: { id: number }[] = [];
    for (const unit of [901, 902, 903, 904]) {
      large.push(await upload('maintainer', `grande-${unit}.json`, 700, unit));
    }
    const small = await upload('foreign', 'chica.json', 1, 905);
    const { client } = await server.as('maintainer');
    const shown = (await client.sources.runs({ query: {} })).datos;
    // What waits says when its turn is; what runs or has ended does not.
    const turnOf = new Map(shown.map(({ id, turno }) => [id, turno]));
    expect(large.map(({ id }) => turnOf.get(id))).toEqual([null, 1, 2, 3]);
    expect(
      (await (await server.as('foreign')).client.sources.runs({ query: {} })).datos,
    ).toMatchObject([{ id: small.id, turno: null }]);
    goOn();
    await server.imports.idle();
    upkeep.mockRestore();
    expect((await client.sources.runs({ query: {} })).datos.map(({ turno }) => turno)).toEqual(
      large.map(() => null),
    );
    const ended = endedRuns();
    expect(ended.indexOf(small.id)).toBeLessThan(ended.indexOf(large.at(-1)?.id ?? 0));
    expect(ended.filter((id) => large.some((run) => run.id === id))).toEqual(
      large.map(({ id }) => id),
    );
  });
});

describeServer('the time of an import', (server) => {
  it('goes by where there is nothing to read too', async () => {
    const { client } = await server.as('maintainer');
    const blank = gzipSync(`${ownTable}\r\n${';;;;;\r\n'.repeat(5_000_000)}`);
    const query = { nombre: 'en blanco.csv.gz' };
    const { id } = await client.spreadsheets.upload({ query, body: new Blob([blank]) });
    const body = { mapeo: ownMapping };
    const run = await client.spreadsheets.import({ params: { id }, body });
    server.stepMs = 15_000;
    await server.imports.idle();
    server.stepMs = 0;
    expect(await client.sources.run({ params: { id: run.id } })).toMatchObject({
      estado: 'con-error',
      error: [{ code: 'importacion-larga' }],
      // The last row waited for more of its tender.
      conteo: { leidas: 2, nuevas: 2 },
    });
  });
});

describeServer('the quota of a company', (server) => {
  const send = async (name = 'una.json') => {
    const visitor = await server.as('maintainer');
    return visitor.send('POST', `/api/fuentes/importaciones?nombre=${name}`, {
      body: answerOf([detailElement({ code: '910-1-LE26' })], at),
      headers: { 'content-type': 'application/octet-stream' },
    });
  };
  const earlier = (count: number, bytes: number, hoursAgo: number) =>
    server.database.transaction('system', async (tx) => {
      const startedAt = new Date(server.now().getTime() - hoursAgo * hour);
      const run = {
        companyId: 1,
        userId: people.maintainer.id,
        fileName: 'antes.json',
        state: 'terminada' as const,
        bytes,
        startedAt,
        touchedAt: startedAt,
      };
      await tx.insert(importRuns).values(Array.from({ length: count }, () => run));
    });

  it('is of bytes and files in 24 hours, named where it is exceeded', async () => {
    await earlier(1, importQuota.bytes, 25);
    expect((await send()).status).toBe(202);
    await earlier(1, importQuota.bytes - 10, 23);
    expect(await problemIn(send())).toMatchObject({
      status: 429,
      code: 'cuota-superada',
      motivo: { code: 'cuota-de-bytes', params: { megas: 4096 } },
    });
    server.setNow(new Date(server.now().getTime() + 24 * hour).toISOString());
    await earlier(importQuota.files, 1, 1);
    expect(await problemIn(send())).toMatchObject({
      status: 429,
      motivo: { code: 'cuota-de-archivos', params: { max: 1000 } },
    });
    // Nobody else is held up by it.
    const { client } = await server.as('foreign');
    const other = await client.sources.upload({
      query: { nombre: 'otra.json' },
      body: new Blob([answerOf([detailElement({ code: '911-1-LE26' })], at)]),
    });
    expect(other.estado).toBe('en-cola');
  });

  it('is of time too: an import that takes longer ends, and keeps what it read', async () => {
    const { client } = await server.as('foreign');
    await server.imports.idle();
    const elements = Array.from({ length: 3_000 }, (_, place) =>
      detailElement({ code: `912-${place}-LE26` }),
    );
    const body = new Blob([answerOf(elements, at)]);
    const { id } = await client.sources.upload({ query: { nombre: 'larga.json' }, body });
    server.setNow(
      new Date(server.now().getTime() + (importQuota.minutes + 1) * minute).toISOString(),
    );
    await server.imports.idle();
    const run = await client.sources.run({ params: { id } });
    expect(run).toMatchObject({
      estado: 'con-error',
      error: [{ code: 'importacion-larga', params: { minutos: 60 } }],
    });
    expect(run.conteo.leidas).toBeLessThan(elements.length);
    const { total } = await client.tenders.list({ query: { q: '912-', exacto: true } });
    expect(run.conteo.nuevas).toBe(total);
  });
});
