import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldTender } from './fold.ts';
import { byTender, observationsIn, recordsOf, rejectionsIn, warningsIn } from './testing/files.ts';
import { hasSharedData, sharedFile, sharedFiles, whenPresent } from './testing/shared-data.ts';

async function allRecords(folder: string) {
  const perFile = await Promise.all(
    sharedFiles(`mercado-publico/${folder}`).map((path) => recordsOf(sharedFile(path))),
  );
  return perFile.flat();
}

describe.skipIf(!hasSharedData)(`licitaciones CSV of April 2025${whenPresent}`, () => {
  it('gives every row and every tender, with the sixteen repairs told', async () => {
    const records = await allRecords('licitaciones-csv-2025-04');
    const observations = observationsIn(records);
    expect(records).toHaveLength(15_270);
    expect(observations).toHaveLength(15_270);
    expect(byTender(observations)).toHaveLength(14_217);
    const repairs = warningsIn(records);
    expect(repairs).toHaveLength(16);
    expect(repairs.every(({ code }) => code === 'fila-reparada-en')).toBe(true);
  });

  it('repairs 1007793-1-L125', async () => {
    const records = await allRecords('licitaciones-csv-2025-04');
    const repaired = records.find(
      (record) => record.kind === 'observation' && record.observation.code === '1007793-1-L125',
    );
    expect(repaired).toMatchObject({
      line: 1609,
      warnings: [{ code: 'fila-reparada-en', params: { columnas: '«nombre»' } }],
      observation: {
        observedAt: '2025-03-24T15:57:36.280Z',
        payload: {
          nombre: expect.stringMatching(/^Contratación de servicios.*Los Lagos"$/),
          institucion_rut: '61.999.290-3',
          tipo: 'L1',
        },
      },
    });
  });

  it('folds the tenders of several files to their latest state', async () => {
    const observations = observationsIn(await allRecords('licitaciones-csv-2025-04'));
    const folded = byTender(observations).map((group) => foldTender(group));
    const counts = new Map<string, number>();
    for (const { state } of folded) counts.set(state.class, (counts.get(state.class) ?? 0) + 1);
    // Counted apart, as the furthest of the states in whose files each code stands.
    expect(Object.fromEntries(counts)).toEqual({
      publicada: 4461,
      cerrada: 3158,
      adjudicada: 4480,
      desierta: 1777,
      revocada: 334,
      suspendida: 7,
    });
    expect(
      folded.filter(({ buyer, regionNumber }) => buyer === null || regionNumber === null),
    ).toEqual([]);
  });
});

describe.skipIf(!hasSharedData)(`answers of the API v1${whenPresent}`, () => {
  it('gives every element of the lists', async () => {
    const records = await allRecords('api-v1-listado');
    expect(sharedFiles('mercado-publico/api-v1-listado')).toHaveLength(10);
    expect(observationsIn(records)).toHaveLength(1442);
    expect(rejectionsIn(records)).toEqual([]);
    expect(new Set(observationsIn(records).map(({ format }) => format))).toEqual(
      new Set(['mp-listado']),
    );
  });

  it('gives every detail', async () => {
    const records = await allRecords('api-v1-detalle');
    expect(observationsIn(records).map(({ format }) => format)).toEqual(
      Array(12).fill('mp-detalle'),
    );
    expect(rejectionsIn(records)).toEqual([]);
  });

  it('states the terms of 1030177-1-LP26', async () => {
    const records = await allRecords('api-v1-detalle');
    const tender = byTender(observationsIn(records)).find(
      ([first]) => first?.code === '1030177-1-LP26',
    );
    expect(foldTender(tender ?? []).terms).toEqual({
      duracion: { cantidad: 11, unidad: 'meses', original: null },
      renovable: false,
      contrato: { significado: null, codigo: '0' },
      formaPago: { significado: '30-dias', codigo: '1' },
      tipoPago: '1',
      financiamiento: 'I. Municipalidad de Quillón',
      estimacion: { significado: 'presupuesto', codigo: '1' },
      montoVisible: true,
      subcontratacion: true,
      prohibiciones: expect.stringMatching(/^El Proveedor, no podrá ceder/),
      etapas: 1,
      tomaRazon: false,
      basesTipo: false,
      ofertasPublicas: true,
    });
  });

  it('folds the ten observations of 1070-3-LE17 to one tender in any order', async () => {
    const history = observationsIn(await allRecords('api-v1-detalle/historia-1070-3-LE17'));
    expect(history).toHaveLength(10);
    const folded = foldTender(history);
    expect(folded).toMatchObject({
      code: '1070-3-LE17',
      state: { class: 'adjudicada' },
      amount: 16_100_000,
      award: { monto: 13_450_000, oferentes: 1 },
    });
    fc.assert(
      fc.property(fc.shuffledSubarray(history, { minLength: history.length }), (shuffled) => {
        expect(foldTender(shuffled)).toEqual(folded);
      }),
    );
  });

  it('gives the order that names its tender, and says why it refuses the others', async () => {
    const records = await allRecords('api-v1-ordenes');
    const orders = observationsIn(records);
    expect(orders.map(({ code, format }) => [code, format])).toEqual([
      ['2097-165-L113', 'mp-orden'],
    ]);
    expect(foldTender(orders).orders).toMatchObject([
      { codigo: '2097-241-SE14', estado: 'Aceptada', moneda: 'CLP', neto: 35_000, total: 41_650 },
    ]);
    const reasons = rejectionsIn(records).flatMap(({ reasons: said }) => said);
    expect(reasons).toHaveLength(6);
    expect(reasons.filter(({ code }) => code === 'orden-de-convenio-marco')).toHaveLength(2);
    expect(reasons.filter(({ code }) => code === 'orden-sin-detalle')).toHaveLength(4);
  });

  it('refuses what is an error and no answer', async () => {
    for (const path of sharedFiles('mercado-publico/api-v1-errores')) {
      await expect(recordsOf(sharedFile(path))).rejects.toMatchObject({
        reasons: [{ code: 'error-de-mercado-publico-con-codigo', params: { codigo: '10500' } }],
      });
    }
  });
});
