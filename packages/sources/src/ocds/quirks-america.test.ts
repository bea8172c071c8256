import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../notice.ts';
import { fileOf, recordsOf } from '../testing/files.ts';
import { readRelease, releaseOf } from '../testing/ocds.ts';

/*
 * What publishers of Latin America do that the standard does not foresee (formats.md §7.4), one invented release
 * each.
 */

describe('Paraguay', () => {
  it('names the contract in the singular, and writes words in place of amounts and dates', async () => {
    const { facts, warnings } = await readRelease(
      releaseOf('ocds-03ad3f-900001', {
        tender: {
          id: '900001-compra-de-tubos',
          title: 'Compra de tubos ',
          status: 'complete',
          value: { amount: '_NO_APLICA_', currency: 'PYG' },
          items: [{ id: 'a', description: 'Tubos', quantity: '_NO_APLICA_' }],
        },
        award: [
          { id: 'x', date: 'Pendiente de Emisión', value: { amount: '276500', currency: 'PYG' } },
        ],
        contract: [{ id: 'c', period: { startDate: '', endDate: '2026-12-31' } }],
      }),
    );
    expect(facts).toMatchObject({
      title: 'Compra de tubos',
      country: 'PY',
      currency: 'PYG',
      award: { monto: 276_500, fecha: null },
      milestones: { finContrato: { original: '2026-12-31' } },
      items: [{ cantidad: null }],
    });
    expect(facts.amount).toBeUndefined();
    expect(facts.reference).toBeUndefined();
    expect(facts.milestones).not.toHaveProperty('inicioContrato');
    expect(warnings).toMatchObject([{ code: 'no-es-monto', params: { texto: '_NO_APLICA_' } }]);
  });

  it('gives an empty list for a compiled release, and links for releases', async () => {
    const link = { url: 'https://example.org/1.json', date: '2026-01-01', tag: ['tender'] };
    const text = JSON.stringify({
      records: [{ ocid: 'ocds-03ad3f-900002', releases: [link], compiledRelease: [] }],
    });
    const [record] = await recordsOf(fileOf('a.json', text));
    expect(record).toMatchObject({
      kind: 'rejected',
      reasons: [{ code: 'registro-solo-con-enlaces' }],
    });
  });
});

describe('Colombia', () => {
  it('numbers what others name, and calls one tax number by many names', async () => {
    const buyer = (scheme: string) => ({
      buyer: { name: 'Alcaldía de Ejemplo', identifier: { scheme, id: 890_000_001 } },
    });
    const keys = await Promise.all(
      ['NIT', 'Nit de Persona Jurídica', 'Nit de Persona Natural'].map(async (scheme) => {
        const { facts } = await readRelease(releaseOf('ocds-k50g02-16-1', buyer(scheme)));
        return facts.buyer?.key;
      }),
    );
    expect(new Set(keys)).toEqual(new Set(['ocds:co:nit:890000001']));
    const { observation } = await readRelease(
      releaseOf('ocds-k50g02-16-2', {
        date: 200,
        awards: [{ id: 7, date: '2026-02-03T10:11:12.123Z' }],
      }),
    );
    expect(observation.observedAt).toBe('2026-02-03T10:11:12.123Z');
  });
});

describe('Mexico', () => {
  it('keeps no prefix, and fills fields with what is at hand', async () => {
    const { facts, warnings } = await readRelease(
      releaseOf('PC-000499', {
        buyer: {
          name: 'Instituto de Ejemplo',
          identifier: { scheme: 'Avenida Central 100', id: 'IDE010101AAA' },
          address: {
            countryName: 'México    ',
            region: 'Ciudad de México\n',
            locality: 'Coyoacán',
          },
        },
        tender: {
          id: null,
          title: 'Mantención de ascensores',
          mainProcurementCategory: '#N/A',
          submissionMethod: 'Electrónica',
          value: { amount: '1 ,444,000', currency: 'MNX' },
          tenderPeriod: { startDate: 42_856, endDate: '30/052017' },
          enquiryPeriod: { endDate: 'No palica' },
        },
      }),
    );
    expect(facts).toMatchObject({
      country: 'MX',
      amount: 1_444_000,
      currency: 'MXN',
      buyer: { key: 'ocds:mx:instituto de ejemplo', commune: 'Coyoacán' },
      milestones: { cierre: { dia: '2017-05-30', original: '30/052017' } },
    });
    expect(facts.category).toBeUndefined();
    expect(facts.milestones).not.toHaveProperty('finPreguntas');
    expect(warnings).toEqual([]);
  });

  it('gives a list for the tender, one text for the tags and dates that may be two days', async () => {
    const { facts, warnings } = await readRelease(
      releaseOf('OCDS-87SD3T-1', {
        tag: 'tender',
        tender: [
          {
            title: 'Luminarias',
            status: 'completa',
            procurementMethod: 'LICITACION',
            value: { amount: '1200.50', currency: 'mxn' },
            tenderPeriod: { endDate: '12/02/2015' },
          },
        ],
      }),
    );
    expect(facts).toMatchObject({
      country: 'MX',
      state: { class: 'desconocida', text: 'completa' },
      procedure: 'LICITACION',
      amount: 1200.5,
      currency: 'MXN',
    });
    expect(facts.milestones).not.toHaveProperty('cierre');
    expect(warnings).toMatchObject([
      { code: 'no-es-fecha-cierta', params: { texto: '12/02/2015' } },
      { code: 'estado-ocds-desconocido', params: { estado: 'completa' } },
    ]);
  });

  it('numbers its ocids', async () => {
    const { observation } = await readRelease({
      ocid: 108,
      tender: { title: 'x' },
      packageInfo: { publishedDate: '2016-01-01' },
    });
    expect(observation).toMatchObject({ code: '108', observedAt: '2016-01-01T00:00:00.000Z' });
  });
});

describe('Perú, Ecuador and Chile', () => {
  it('Peru writes 0 for a value that is not published, and others mean 0', async () => {
    const tender = { value: { amount: 0, currency: 'PEN' } };
    expect(
      (await readRelease(releaseOf('ocds-dgv273-seacev3-1', { tender }))).facts.amount,
    ).toBeNull();
    expect((await readRelease(releaseOf('ocds-xs1qbl-1', { tender }))).facts.amount).toBe(0);
  });

  it('Ecuador keeps its amounts in the lots', async () => {
    const lots = [{ id: '1', value: { amount: 45_000.123456, currency: 'USD' } }];
    const { facts } = await readRelease(
      releaseOf('ocds-5wno2w-1', { tender: { procurementMethodDetails: '', lots } }),
    );
    expect(facts).toMatchObject({ country: 'EC', amount: 45_000.123456, currency: 'USD' });
    expect(facts.procedure).toBeUndefined();
  });

  it('Chile names the institution by its code and, at best, by its RUT', async () => {
    const party = (...additionalIdentifiers: JsonObject[]) => ({
      tender: { id: '1000-1-LE26', title: 'Aseo', mainProcurementCategory: 'services' },
      buyer: { id: 'CL-MP-7000' },
      parties: [
        {
          id: 'CL-MP-7000',
          name: 'Servicio de Ejemplo | Unidad',
          identifier: { scheme: 'CL-MP', id: '7000' },
          additionalIdentifiers,
          address: { region: 'Región del Biobío ', countryName: 'Chile' },
        },
      ],
    });
    const ocid = 'ocds-70d2nz-1000-1-LE26';
    const code = await readRelease(releaseOf(ocid, party()));
    expect(code.observation).toMatchObject({ source: 'mercado-publico', code: '1000-1-LE26' });
    expect(code.facts).toMatchObject({
      country: 'CL',
      regionNumber: 8,
      category: 'servicios',
      buyer: { key: 'ocds:cl-mp:7000' },
    });
    expect(code.facts.reference).toBeUndefined();
    const rut = await readRelease(releaseOf(ocid, party({ scheme: 'CL-RUT', id: '61.602.276-8' })));
    expect(rut.facts.buyer).toMatchObject({ key: 'rut:61602276-8', taxId: '61.602.276-8' });
  });
});
