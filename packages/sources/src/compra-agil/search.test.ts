import { describe, expect, it } from 'vitest';
import { hashOf } from '../canonical.ts';
import { factsOf } from '../facts.ts';
import { foldTender } from '../fold.ts';
import type { JsonObject } from '../notice.ts';
import { fileOf, observationsIn, recordsOf } from '../testing/files.ts';

const result: JsonObject = {
  id: 41,
  codigo: '4012-77-COT26',
  nombre: 'Resmas de papel carta',
  fechaApertura: '2026-07-14T22:30:00.017+00:00',
  fechaPublicacion: '2026-07-14T22:37:06.917+00:00',
  fechaCierre: '2026-07-15T23:00:00.000+00:00',
  organismo: 'Servicio de Salud del Maule',
  unidad: 'Adquisiciones',
  idEstado: 2,
  estado: 'Publicada',
  misOfertas: 1,
  accionOcPendiente: true,
  totalRegistros: 2000,
  montoDisponible: 6900000,
  moneda: 'CLP',
  estadoConvocatoria: 'Primer Llamado',
  fechaCierrePrimerLLamado: '2026-07-15T23:00:00.000+00:00',
  fechaCierreSegundoLLamado: '2026-07-16T23:22:14.043+00:00',
};

async function observe(notice: JsonObject) {
  const answer = {
    success: 'OK',
    payload: { resultCount: 1, resultados: [notice] },
    errores: null,
  };
  const [observation] = observationsIn(await recordsOf(fileOf('a', JSON.stringify(answer))));
  if (observation === undefined) throw new Error('nothing was read');
  return observation;
}

const second = {
  ...result,
  estadoConvocatoria: 'Segundo Llamado',
  fechaCierre: '2026-07-16T23:22:14.043+00:00',
};

describe('a result of the search for suppliers', () => {
  it('is read with its dates in real UTC', async () => {
    const observation = await observe(result);
    expect(observation).toMatchObject({ source: 'compra-agil', format: 'ca-buscador' });
    expect(factsOf(observation)).toMatchObject({
      title: 'Resmas de papel carta',
      state: { code: '2', text: 'Publicada', class: 'publicada' },
      amount: 6_900_000,
      procedure: 'Compra Ágil, primer llamado',
      milestones: {
        publicacion: { instante: '2026-07-14T22:37:06.917Z' },
        cierre: { instante: '2026-07-15T23:00:00.000Z' },
      },
    });
  });

  it('closes when the call that is open does', async () => {
    const late = '2026-07-16T23:22:14.043Z';
    expect(factsOf(await observe(second)).milestones?.cierre?.instante).toBe(late);
    const stale = { ...second, fechaCierre: result['fechaCierre'] ?? null };
    expect(factsOf(await observe(stale)).milestones?.cierre?.instante).toBe(late);
  });

  it('is of no later than what it proves to have passed', async () => {
    expect((await observe(result)).observedAt).toBe('2026-07-14T22:37:06.917Z');
    expect((await observe(second)).observedAt).toBe('2026-07-15T23:00:00.000Z');
    const closed = { ...second, idEstado: 3, estado: 'Cerrada' };
    expect((await observe(closed)).observedAt).toBe('2026-07-16T23:22:14.043Z');
  });

  it('does not keep the fields about the calling company', async () => {
    const { payload } = await observe(result);
    expect(Object.keys(payload)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(misOfertas|accionOcPendiente)$/)]),
    );
    const other = { ...result, misOfertas: 0, accionOcPendiente: false, totalRegistros: 3 };
    expect(hashOf(await observe(other))).toBe(hashOf(await observe(result)));
  });

  it('takes the tax number of its buyer from the API, in any order', async () => {
    const api = {
      codigo: '4012-77-COT26',
      convocatoria: { estado_convocatoria: 1 },
      fechas: { fecha_publicacion: '2026-07-14 10:00' },
      institucion: { organismo_comprador: 'SERVICIO DE SALUD DEL MAULE', rut: '61.606.900-4' },
    };
    const [seen] = observationsIn(await recordsOf(fileOf('a', JSON.stringify(api))));
    const said = [await observe(result), ...(seen === undefined ? [] : [seen])];
    expect(said).toHaveLength(2);
    for (const order of [said, said.toReversed()]) {
      expect(foldTender(order).buyer).toMatchObject({
        key: 'rut:61606900-4',
        name: 'Servicio de Salud del Maule',
        taxId: '61.606.900-4',
        unit: 'Adquisiciones',
      });
    }
  });
});
