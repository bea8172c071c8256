import { beforeAll, expect, it } from 'vitest';
import { tenderTasks } from '#server/db/schema/expediente.ts';
import { andes, said, scope, stageIs } from '#server/testing/a-worked-tender.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

describeServer('the dates of a tender', (server) => {
  let id = 0;
  beforeAll(async () => {
    id = await said(server, {
      code: '9201-1-LE26',
      title: 'Sillas',
      closesAt: '2026-12-09T15:00:00',
    });
    await server.database.transaction(scope, (tx) =>
      tx.insert(tenderTasks).values([
        {
          companyId: andes,
          tenderId: id,
          title: 'Boleta',
          anchor: { hito: 'cierre', dias: -2, unidad: 'habiles' },
          createdAt: server.now(),
        },
        {
          companyId: andes,
          tenderId: id,
          title: 'Anexos',
          dueOn: '2026-11-25',
          createdAt: server.now(),
        },
        {
          companyId: andes,
          tenderId: id,
          title: 'Hecha',
          dueOn: '2026-11-25',
          doneAt: server.now(),
          createdAt: server.now(),
        },
        {
          companyId: andes,
          tenderId: id,
          title: 'Sin hito',
          anchor: { hito: 'visitaTerreno', dias: 0, unidad: 'corridos' },
          createdAt: server.now(),
        },
      ]),
    );
    await stageIs(server, id, { nextAction: 'Llamar', nextActionOn: '2026-11-23' });
  });

  it('have business days left, the internal deadline over the holiday, tasks and the next action', async () => {
    const { client } = await server.as('subscriber');
    const { fechas, legales } = await client.deadlines.ofTender({ params: { id } });
    const shown = fechas.map(({ tipo, dia, diasHabiles, texto }) => [
      tipo,
      dia,
      diasHabiles,
      texto,
    ]);
    // Today is Friday 20 November; Tuesday 8 December is a holiday.
    expect(shown).toEqual([
      ['publicacion', null, -14, null],
      ['proximaAccion', '2026-11-23', 1, 'Llamar'],
      ['tarea', '2026-11-25', 3, 'Anexos'],
      ['tarea', '2026-12-04', 10, 'Boleta'],
      ['interno', '2026-12-07', 11, null],
      ['cierre', null, 12, null],
    ]);
    expect(legales).toEqual([]);
  });

  it('count by the days of the company, which a person of another company does not change', async () => {
    const { client } = await server.as('admin');
    const feriados = [
      { dia: '2026-12-07', nombre: 'Interferiado', habil: false },
      { dia: '2026-12-08', nombre: 'Se trabaja', habil: true },
    ];
    const changed = await client.deadlines.updateCompany({
      body: { diasInternos: 2, poner: feriados },
    });
    expect(changed).toMatchObject({ diasInternos: 2, feriados });
    expect(changed.feriadosLegales).toContainEqual({
      dia: '2026-12-08',
      nombre: 'Inmaculada Concepción',
    });
    const dates = await client.deadlines.ofTender({ params: { id } });
    const dayOf = (kind: string) => dates.fechas.find(({ tipo }) => tipo === kind)?.dia;
    expect(dayOf('interno')).toBe('2026-12-04');
    const { feriados: off } = await client.deadlines.calendar({
      query: { desde: '2026-12-07', hasta: '2026-12-25' },
    });
    expect(off).toEqual([
      { dia: '2026-12-07', nombre: 'Interferiado' },
      { dia: '2026-12-25', nombre: 'Navidad' },
    ]);
    const foreign = await server.as('foreign');
    expect(await foreign.client.deadlines.company()).toMatchObject({
      diasInternos: 1,
      feriados: [],
    });
    const theirs = await foreign.client.deadlines.ofTender({ params: { id } });
    expect(theirs.fechas.map(({ tipo }) => tipo)).toEqual(['publicacion', 'interno', 'cierre']);
    const quitar = feriados.map(({ dia }) => dia);
    await client.deadlines.updateCompany({ body: { diasInternos: 1, quitar } });
    expect(await client.deadlines.company()).toMatchObject({ diasInternos: 1, feriados: [] });
  });

  it('keep what two people set of different days, and the last of what they set of one', async () => {
    const { client } = await server.as('admin');
    const put = (dia: string, nombre: string) =>
      client.deadlines.updateCompany({ body: { poner: [{ dia, nombre, habil: false }] } });
    await Promise.all([put('2026-12-30', 'Inventario'), put('2026-12-31', 'Cierre de año')]);
    await put('2026-12-31', 'Fin de año');
    const { feriados } = await client.deadlines.updateCompany({ body: { quitar: ['2026-12-30'] } });
    expect(feriados).toEqual([{ dia: '2026-12-31', nombre: 'Fin de año', habil: false }]);
    await client.deadlines.updateCompany({ body: { quitar: ['2026-12-31'] } });
  });

  it('keep the reminder of each person', async () => {
    const editor = await server.as('editor');
    const remind = (dias: number | null) =>
      editor.client.deadlines.remind({ params: { id }, body: { tipo: 'cierre', dias } });
    const reminderOf = async (person: 'editor' | 'admin') => {
      const { client } = await server.as(person);
      const { fechas } = await client.deadlines.ofTender({ params: { id } });
      return fechas.find(({ tipo }) => tipo === 'cierre')?.recordatorio;
    };
    await remind(3);
    await remind(2);
    expect([await reminderOf('editor'), await reminderOf('admin')]).toEqual([2, null]);
    await remind(null);
    expect(await reminderOf('editor')).toBeNull();
  });

  it.each([
    [{ diasInternos: -1 }, 'diasInternos'],
    [{ diasInternos: 31 }, 'diasInternos'],
    [{ poner: [{ dia: '2026-02-30', nombre: 'x', habil: false }] }, 'poner.0.dia'],
    [{ poner: [{ dia: '2026-02-28', nombre: ' ', habil: false }] }, 'poner.0.nombre'],
    [{ quitar: ['2026-02-30'] }, 'quitar.0'],
  ])('refuse %j', async (json, field) => {
    const admin = await server.as('admin');
    const problem = await problemIn(admin.send('PATCH', '/api/empresa/plazos', { json }));
    expect(problem.status).toBe(422);
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual([field]);
  });
});
