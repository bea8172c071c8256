import { expect, it } from 'vitest';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { type TenderDraft, tendersToIngest } from '#server/testing/a-tender.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { people, tagIds } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const draft: TenderDraft = {
  code: '555-1-LE26',
  title: 'ADQUISICIÓN DE PAPEL',
  description: 'Papel carta y oficio',
  amount: 1234.5,
  complaints: 17,
  closesAt: '2026-12-01T15:01:00',
  items: ['Papel carta', 'Papel oficio'],
};

describeServer('the page of a tender', (server) => {
  const importDrafts = (...drafts: TenderDraft[]) =>
    ingestBatch(server.database, tendersToIngest(drafts), {
      runId: null,
      companyId: null,
      readAt: fixtureNow,
    });
  const idOf = async (code: string): Promise<number> => {
    const { client } = await server.as('editor');
    const { datos } = await client.tenders.list({ query: { q: code, limit: 1 } });
    return datos[0]?.id ?? 0;
  };

  it('has every fact its source gave', async () => {
    await importDrafts(draft);
    const id = await idOf(draft.code);
    const { client } = await server.as('editor');
    expect(await client.tenders.get({ params: { id } })).toMatchObject({
      id,
      codigo: draft.code,
      nombre: 'ADQUISICIÓN DE PAPEL',
      descripcion: 'Papel carta y oficio',
      estado: { codigo: '5', texto: 'Publicada', clase: 'publicada' },
      monto: 1234.5,
      moneda: 'CLP',
      region: 16,
      compradorDetalle: {
        rut: '69.141.400-0',
        comuna: 'Quillón',
        direccion: 'Plaza de Armas 1',
        reclamos: 17,
      },
      fechas: {
        publicacion: { instante: '2026-11-01T12:00:00.000Z', original: '2026-11-01T09:00:00' },
        cierre: { instante: '2026-12-01T18:01:00.000Z', original: '2026-12-01T15:01:00' },
      },
      cierre: '2026-12-01T18:01:00.000Z',
      items: [
        {
          correlativo: 1,
          codigo: '44101700',
          esquema: 'UNSPSC',
          nombre: 'Papel carta',
          cantidad: 10,
        },
        { correlativo: 2, codigo: '44101701', categoria: ['Artículos de oficina', 'Papelería'] },
      ],
      adjudicacion: null,
      url: expect.stringContaining('idlicitacion=555-1-LE26'),
      tags: '',
      Asignado: null,
      version: 0,
    });
  });

  it('lists what each source stated and when, newest first, the names of officials to who may see them', async () => {
    const later = {
      ...draft,
      title: 'ADQUISICIÓN DE PAPEL (2)',
      observedAt: '2026-11-19T12:00:00.000Z',
    };
    await importDrafts(draft, later);
    const { client } = await server.as('editor');
    const { datos } = await client.tenders.observations({ params: { id: await idOf(draft.code) } });
    expect(datos).toMatchObject([
      {
        formato: 'mp-detalle',
        observada: '2026-11-19T12:00:00.000Z',
        leida: fixtureNow,
        archivo: null,
      },
      { formato: 'mp-detalle', observada: '2026-11-18T12:00:00.000Z' },
    ]);
    expect(datos.map(({ huella }) => huella)).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    const text = JSON.stringify(datos);
    expect(text).toContain('ADQUISICIÓN DE PAPEL (2)');
    expect(text).toContain('PERSONA RESERVADA');
    const { client: reader } = await server.as('subscriber');
    const params = { id: await idOf(draft.code) };
    const shown = JSON.stringify((await reader.tenders.observations({ params })).datos);
    expect(shown).toContain('ADQUISICIÓN DE PAPEL (2)');
    expect(shown).not.toContain('PERSONA RESERVADA');
    expect(shown).not.toContain('Compradora');
  });

  it.each(['', '/eventos', '/observaciones'])('is not there for an unknown id%s', async (rest) => {
    const editor = await server.as('editor');
    const response = await editor.send('GET', `/api/licitaciones/999999${rest}`);
    expect((await problemIn(response)).code).toBe('no-encontrado');
  });

  it('keeps what was done with it readable after a tag is gone', async () => {
    const maintainer = await server.as('maintainer');
    const id = await idOf('900-1-LE26');
    const tag = await maintainer.client.tags.create({ body: { nombre: 'Efímera', color: 'lima' } });
    await maintainer.client.tenders.setTags({ params: { id }, body: [tag.id] });
    await maintainer.client.tags.remove({ params: { id: tag.id } });
    const { datos } = await maintainer.client.tenders.events({ params: { id } });
    expect(datos.map(({ antes, despues }) => [antes, despues])).toEqual([
      [['Efímera'], []],
      [[], ['Efímera']],
    ]);
  });

  it('is the same public fact for both companies, with the work of each apart', async () => {
    const [ours, theirs] = [await server.as('editor'), await server.as('foreign')];
    const facts = (tender: object) => ({ ...tender, tags: null, Asignado: null, version: null });
    const mine = await ours.client.tenders.get({ params: { id: 1 } });
    const other = await theirs.client.tenders.get({ params: { id: 1 } });
    expect(facts(other)).toEqual(facts(mine));
    expect(mine).toMatchObject({
      tags: `${tagIds.revisar},${tagIds.urgente}`,
      Asignado: people.editor.id,
    });
    expect(other).toMatchObject({ tags: String(tagIds.austral), Asignado: people.foreign.id });
  });
});
