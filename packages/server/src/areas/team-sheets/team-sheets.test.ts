import { mostSheetRows } from '@pliego/contract/areas/team-sheets';
import { beforeAll, expect, it } from 'vitest';
import { anOwnTender } from '#server/testing/an-own-tender.ts';
import { people, tagIds } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, problemIn, type Visitor } from '#server/testing/test-server.ts';

const codeOf = async ({ client }: Visitor, id: number) =>
  (await client.tenders.get({ params: { id } })).codigo;

const headers = { 'content-type': 'application/octet-stream' };

const workOf = ({ client }: Visitor, id: number) => client.work.get({ params: { id } });

describeServer('the spreadsheet of a team', (server) => {
  beforeAll(() => server.setNow(fixtureNow));

  it('is read with the columns that it seems to have, and kept nowhere', async () => {
    const editor = await server.as('editor');
    const { client } = editor;
    const body = new Blob([
      'Nombre\tID Licitación\tEstado\tEncargado\tLínea de negocio\r\n',
      'Guantes\t1-2-LE26\tEn análisis\tAna\tAseo\r\n\r\n',
      'Resmas\t1-3-LE26\t\t\t\r\n',
    ]);
    const read = await client.teamSheets.read({ query: { nombre: 'pegado.tsv' }, body });
    expect(read).toMatchObject({
      columnas: {
        codigo: 'ID Licitación',
        etapa: 'Estado',
        responsable: 'Encargado',
        etiquetas: 'Línea de negocio',
      },
      filas: [
        { linea: 2, celdas: ['Guantes', '1-2-LE26', 'En análisis', 'Ana', 'Aseo'] },
        { linea: 4, celdas: ['Resmas', '1-3-LE26', '', '', ''] },
      ],
    });
    const header = 'Código\tMonto oferta\tMoneda\tPróxima acción\tFecha próxima acción\tProb.';
    const other = new Blob([`${header}\r\n1-2-LE26\t5\tUF\tLlamar\t15/12/2026\t60\r\n`]);
    const { columnas } = await client.teamSheets.read({ query: { nombre: 'b.tsv' }, body: other });
    expect(columnas).toEqual({
      codigo: 'Código',
      montoOferta: 'Monto oferta',
      monedaOferta: 'Moneda',
      proximaAccion: 'Próxima acción',
      proximaAccionDia: 'Fecha próxima acción',
      probabilidad: 'Prob.',
    });
    const rows = Array.from({ length: mostSheetRows + 1 }, (_, row) => `${row}-1-LE26;x`);
    const long = new Blob([['Código;Etapa', ...rows].join('\r\n')]);
    const path = '/api/licitaciones/planilla/lectura?nombre=a.csv';
    const sent = (file: Blob) => editor.send('POST', path, { body: file, headers });
    expect(await problemIn(sent(new Blob([])))).toMatchObject({ code: 'archivo-vacio' });
    expect((await problemIn(sent(long))).motivo?.code).toBe('planilla-de-muchas-filas');
  });

  it('says row by row what it would do, does it once, and is undone as a whole', async () => {
    const editor = await server.as('editor');
    const [one, two, three] = await Promise.all([30, 31, 32].map((id) => codeOf(editor, id)));
    const filas = [
      {
        linea: 2,
        codigo: ` ${one?.toLowerCase()} `,
        etapa: 'en análisis',
        responsable: people.author.email,
        etiquetas: 'Urgente; No existe',
        prioridad: 'ALTA',
        siguiendo: 'x',
      },
      { linea: 3, codigo: two, etapa: 'Presentada', prioridad: 'urgentísima' },
      { linea: 4, codigo: three, responsable: 'Nadie Conocido', siguiendo: 'sí' },
      { linea: 5, codigo: two, prioridad: 'baja' },
      { linea: 6, codigo: '999-999-LE99', prioridad: 'baja' },
      { linea: 7, prioridad: 'baja' },
      { linea: 8, codigo: await codeOf(editor, 33), etapa: 'descartada' },
    ];
    const tried = await editor.client.teamSheets.apply({ body: { filas, prueba: true } });
    expect(tried.masivo).toBeNull();
    const told = tried.filas.map(({ linea, resultado, cambios, motivos }) => {
      return [linea, resultado, cambios.map(({ campo }) => campo), motivos.map(({ code }) => code)];
    });
    expect(told).toEqual([
      [
        2,
        'cambia',
        ['etiquetas', 'prioridad', 'responsable', 'siguiendo', 'etapa'],
        ['etiqueta-de-planilla'],
      ],
      [3, 'rechazada', [], ['prioridad-no-reconocida', 'celda-faltan-datos']],
      [4, 'cambia', ['siguiendo'], ['persona-de-planilla']],
      [5, 'rechazada', [], ['codigo-repetido']],
      [6, 'rechazada', [], ['codigo-no-encontrado']],
      [7, 'rechazada', [], ['fila-sin-licitacion']],
      [8, 'rechazada', [], ['etapa-pide-motivo']],
    ]);
    expect(tried.conteo).toEqual({
      leidas: 7,
      cambian: 2,
      iguales: 0,
      rechazadas: 5,
      conAvisos: 2,
    });
    expect(await workOf(editor, 30)).toMatchObject({ etapa: 'detectada', prioridad: null });

    const done = await editor.client.teamSheets.apply({ body: { filas } });
    expect({ ...done, masivo: null }).toEqual(tried);
    expect(await workOf(editor, 30)).toMatchObject({
      etapa: 'en-analisis',
      prioridad: 'alta',
      tags: String(tagIds.urgente),
      Asignado: people.author.id,
    });
    const repeated = await editor.client.teamSheets.apply({ body: { filas, prueba: true } });
    expect(repeated.conteo).toMatchObject({ cambian: 0 });

    const params = { id: done.masivo?.id ?? 0 };
    expect(await editor.client.bulk.undo({ params })).toEqual({ deshechas: 2, quedan: [] });
    expect(await workOf(editor, 30)).toMatchObject({
      etapa: 'detectada',
      prioridad: null,
      tags: '',
      Asignado: null,
    });
    const again = editor.send('POST', `/api/masivos/${params.id}/deshacer`, { json: {} });
    expect((await problemIn(again)).motivo?.code).toBe('masivo-ya-deshecho');
  });

  it('fills in what to offer and what comes next, of each tender its own, and puts it back', async () => {
    const editor = await server.as('editor');
    const before = await editor.client.work.update({
      params: { id: 40 },
      body: { montoOferta: 5, monedaOferta: 'CLF', proximaAccion: 'Llamar', probabilidad: 10 },
    });
    const filas = [
      // By its number, whatever its code.
      { linea: 1, id: 40, montoOferta: '12,5', proximaAccion: '-', probabilidad: '60 %' },
      {
        linea: 2,
        codigo: await codeOf(editor, 41),
        montoOferta: '$ 1.200.000',
        proximaAccion: 'Pedir muestras',
        proximaAccionDia: '15/12/2026',
      },
      { linea: 3, id: 42, montoOferta: 'harto', probabilidad: '140', proximaAccionDia: 'pronto' },
      { linea: 4, id: 43, montoOferta: '10', monedaOferta: 'BRL', proximaAccion: 'x'.repeat(201) },
      { linea: 5, id: 44, monedaOferta: 'UF', proximaAccionDia: '46371', probabilidad: '0,25' },
    ];
    const tried = await editor.client.teamSheets.apply({ body: { filas, prueba: true } });
    const told = tried.filas.map(({ linea, cambios, motivos }) => [
      linea,
      cambios.map(({ campo, antes, despues }) => `${campo}: ${antes} → ${despues}`),
      motivos.map(({ code }) => code),
    ]);
    expect(told).toEqual([
      [
        1,
        [
          'montoOferta: 5 CLF → 12,5 CLF',
          'probabilidad: 10 % → 60 %',
          'proximaAccion: Llamar → null',
        ],
        [],
      ],
      [
        2,
        [
          'montoOferta: null → 1.200.000 CLP',
          'proximaAccion: null → Pedir muestras',
          'proximaAccionDia: null → 2026-12-15',
        ],
        [],
      ],
      [3, [], ['probabilidad-no-reconocida', 'monto-no-reconocido', 'dia-no-reconocido']],
      [4, [], ['moneda-no-reconocida', 'accion-muy-larga']],
      [
        5,
        ['probabilidad: null → 25 %', 'proximaAccionDia: null → 2026-12-15'],
        ['moneda-sin-monto'],
      ],
    ]);

    const done = await editor.client.teamSheets.apply({ body: { filas } });
    expect(await workOf(editor, 41)).toMatchObject({
      montoOferta: 1_200_000,
      monedaOferta: 'CLP',
      proximaAccion: 'Pedir muestras',
      proximaAccionDia: '2026-12-15',
    });
    const { datos } = await editor.client.tenders.events({ params: { id: 41 } });
    expect(new Set(datos.map(({ hechos }) => hechos?.campo))).toEqual(
      new Set(['monedaOferta', 'montoOferta', 'proximaAccion', 'proximaAccionDia']),
    );
    const undone = await editor.client.bulk.undo({ params: { id: done.masivo?.id ?? 0 } });
    expect(undone).toEqual({ deshechas: 3, quedan: [] });
    const { version: _, ...fields } = before;
    expect(await workOf(editor, 40)).toMatchObject(fields);
    expect(await workOf(editor, 41)).toMatchObject({ montoOferta: null, proximaAccion: null });
  });

  it('leaves what somebody changed since when it is undone, and names it', async () => {
    const editor = await server.as('editor');
    const codigo = await codeOf(editor, 34);
    const filas = [{ linea: 2, codigo, prioridad: 'media', etiquetas: 'Urgente' }];
    const { masivo } = await editor.client.teamSheets.apply({ body: { filas } });
    await editor.client.tenders.setTags({ params: { id: 34 }, body: [] });
    const undone = await editor.client.bulk.undo({ params: { id: masivo?.id ?? 0 } });
    expect(undone).toEqual({ deshechas: 0, quedan: [{ id: 34, codigo }] });
    expect(await workOf(editor, 34)).toMatchObject({ prioridad: 'media', tags: '' });
  });

  it('adds several tags as one change, to a tender of our own whose code is written as it is', async () => {
    const editor = await server.as('editor');
    const own = { ...anOwnTender, codigo: 'Cotización-12' };
    const { id } = await editor.client.ownTenders.create({ body: own });
    const filas = [
      { linea: 2, codigo: 'Cotización-12', etiquetas: 'por revisar, URGENTE; Urgente' },
    ];
    const tried = await editor.client.teamSheets.apply({ body: { filas, prueba: true } });
    expect(tried.filas[0]?.cambios).toEqual([
      { campo: 'etiquetas', antes: null, despues: 'Por revisar, Urgente' },
    ]);
    await editor.client.teamSheets.apply({ body: { filas } });
    expect((await workOf(editor, id)).tags).toBe(`${tagIds.revisar},${tagIds.urgente}`);
  });

  it('waits for another one that changes the same in another order', async () => {
    const [editor, admin] = [await server.as('editor'), await server.as('admin')];
    const [one, two] = [await codeOf(editor, 36), await codeOf(editor, 37)];
    const sheet = (first: string | undefined, second: string | undefined) => ({
      filas: [
        { linea: 2, codigo: first, prioridad: 'alta' },
        { linea: 3, codigo: second, prioridad: 'baja' },
      ],
    });
    for (let round = 0; round < 5; round += 1) {
      const both = await Promise.all([
        editor.client.teamSheets.apply({ body: sheet(one, two) }),
        admin.client.teamSheets.apply({ body: sheet(two, one) }),
      ]);
      expect(both.map(({ conteo }) => conteo.rechazadas)).toEqual([0, 0]);
    }
    const held = [await workOf(editor, 36), await workOf(editor, 37)];
    expect(new Set(held.map(({ prioridad }) => prioridad))).toEqual(new Set(['alta', 'baja']));
  });
});
