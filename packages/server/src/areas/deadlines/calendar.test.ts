import { beforeAll, describe, expect, it } from 'vitest';
import { discardReasons } from '#server/db/schema/work.ts';
import { andes, said, scope, stageIs } from '#server/testing/a-worked-tender.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

describeServer('the calendar of a list', (server) => {
  const code = (n: number) => `9203-${n}-LE26`;
  const ids: number[] = [];
  beforeAll(async () => {
    for (const n of [1, 2, 3])
      ids.push(
        await said(
          server,
          { code: code(n), title: `Toldo ${n}`, closesAt: '2027-03-03T15:00:00' },
          {
            Fechas: {
              FechaPublicacion: '2026-11-01T09:00:00',
              FechaCierre: '2027-03-03T15:00:00',
              FechaVisitaTerreno: '2027-02-01T10:00:00',
            },
          },
        ),
      );
    const [own = 0, , discarded = 0] = ids;
    await stageIs(server, own, { assigneeId: people.editor.id, stage: 'en-analisis' });
    const [reason] = await server.database.transaction(scope, (tx) =>
      tx
        .insert(discardReasons)
        .values({ companyId: andes, name: 'Lejos', nameKey: 'lejos', stage: 'descartada' })
        .returning({ id: discardReasons.id }),
    );
    await stageIs(server, discarded, { stage: 'descartada', reasonId: reason?.id ?? 0 });
  });
  const window = { desde: '2027-02-01', hasta: '2027-03-31' };

  it('has all dates of ours, the closing of others, and nothing that was discarded', async () => {
    const { client } = await server.as('editor');
    const { datos, porDia, completo } = await client.deadlines.calendar({ query: window });
    expect(datos.map(({ licitacion, tipo, dia }) => [licitacion.codigo, tipo, dia])).toEqual([
      [code(1), 'visitaTerreno', null],
      [code(1), 'interno', '2027-03-02'],
      [code(1), 'cierre', null],
      [code(2), 'cierre', null],
    ]);
    expect(datos[2]?.licitacion).toMatchObject({
      etapa: 'en-analisis',
      Asignado: people.editor.id,
    });
    expect(porDia).toEqual([
      { dia: '2027-02-01', cantidad: 1, mias: 1 },
      { dia: '2027-03-02', cantidad: 1, mias: 1 },
      { dia: '2027-03-03', cantidad: 2, mias: 1 },
    ]);
    expect(completo).toBe(true);
  });

  it('finds on its day alone what hangs on a date of another day', async () => {
    const { client } = await server.as('editor');
    const [own = 0] = ids;
    const before = { hito: 'cierre', dias: -10, unidad: 'habiles' } as const;
    await client.tasks.create({ params: { id: own }, body: { titulo: 'Muestras', ancla: before } });
    await client.tasks.create({
      params: { id: own },
      body: { titulo: 'Cotizar', dia: '2027-01-12' },
    });
    const on = async (day: string) => {
      const { datos } = await client.deadlines.calendar({ query: { desde: day, hasta: day } });
      return datos.map(({ tipo, texto }) => texto ?? tipo);
    };
    expect(await on('2027-03-02')).toEqual(['interno']);
    expect(await on('2027-02-17')).toEqual(['Muestras']);
    expect(await on('2027-01-12')).toEqual(['Cotizar']);
    expect(await on('2027-01-13')).toEqual([]);
    const tasks = await client.tasks.list({ params: { id: own } });
    for (const { id } of tasks.datos) await client.tasks.remove({ params: { id } });
  });

  it('takes the filter of the list, the kinds, and finds the discarded when asked', async () => {
    const { client } = await server.as('editor');
    const codes = async (query: object) => {
      const { datos } = await client.deadlines.calendar({ query: { ...window, ...query } });
      return datos.map(({ licitacion, tipo }) => `${licitacion.codigo} ${tipo}`);
    };
    expect(await codes({ q: code(2) })).toEqual([`${code(2)} cierre`]);
    expect(await codes({ asignado: ['yo'], tipos: ['visitaTerreno'] })).toEqual([
      `${code(1)} visitaTerreno`,
    ]);
    expect(await codes({ etapa: ['descartada'], tipos: ['cierre'] })).toEqual([
      `${code(3)} cierre`,
    ]);
    const foreign = await server.as('foreign');
    const theirs = await foreign.client.deadlines.calendar({ query: window });
    expect(theirs.datos.map(({ licitacion }) => licitacion.Asignado)).toEqual([null, null, null]);
  });

  it('answers the first entries of each day where it is asked for a few, and counts all', async () => {
    const { client } = await server.as('foreign');
    const { datos, porDia, completo } = await client.deadlines.calendar({
      query: { ...window, primeras: 2 },
    });
    expect(datos.map(({ licitacion }) => licitacion.codigo)).toEqual([code(1), code(2)]);
    expect(datos[0]?.licitacion.clase).toBe('publicada');
    expect(porDia).toEqual([{ dia: '2027-03-03', cantidad: 3, mias: 0 }]);
    expect(completo).toBe(false);
  });

  it('answers first what a person answers for or follows, whatever the clock says', async () => {
    const editor = await server.as('editor');
    const query = { ...window, desde: '2027-03-03', primeras: 1 };
    const [own = 0, other = 0] = ids;
    const firstOf = async () =>
      (await editor.client.deadlines.calendar({ query })).datos.map(
        ({ licitacion }) => licitacion.id,
      );
    expect(await firstOf()).toEqual([own]);
    const author = await server.as('author');
    await author.client.work.follow({ params: { id: other }, body: { siguiendo: true } });
    const theirs = await author.client.deadlines.calendar({ query });
    expect(theirs.datos.map(({ licitacion }) => licitacion.id)).toEqual([other]);
    expect(theirs.porDia).toEqual([{ dia: '2027-03-03', cantidad: 2, mias: 0 }]);
    expect(theirs.completo).toBe(false);
    await author.client.work.follow({ params: { id: other }, body: { siguiendo: false } });
  });

  describe('refuses', () => {
    it.each([
      ['a window that ends before it begins', '?desde=2027-02-02&hasta=2027-02-01', 'hasta'],
      ['one of more than 100 days', '?desde=2027-01-01&hasta=2027-04-12', 'hasta'],
      ['one without an end', '?desde=2027-01-01', 'hasta'],
      ['a kind that is none', '?desde=2027-01-01&hasta=2027-01-02&tipos=nada', 'tipos.0'],
      ['too many a day', '?desde=2027-01-01&hasta=2027-01-02&primeras=101', 'primeras'],
    ])('%s', async (_, query, field) => {
      const editor = await server.as('editor');
      const problem = await problemIn(editor.send('GET', `/api/licitaciones/calendario${query}`));
      expect(problem.status).toBe(422);
      expect(Object.keys(problem.fieldErrors ?? {})).toEqual([field]);
    });
  });
});
