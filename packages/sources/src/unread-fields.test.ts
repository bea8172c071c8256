import { describe, expect, it } from 'vitest';
import type { JsonObject, Observation } from './notice.ts';
import { UnreadFields } from './unread-fields.ts';

const observation = (payload: JsonObject): Observation => ({
  source: 'mercado-publico',
  code: '1-1-LE25',
  format: 'mp-detalle',
  observedAt: '2025-01-01T00:00:00.000Z',
  payload,
});

function unreadOf(...payloads: JsonObject[]) {
  const fields = new UnreadFields();
  for (const payload of payloads) fields.note(observation(payload));
  return fields.list();
}

describe('fields that nothing is read from', () => {
  it('are counted once a record, by their names from the outside in', () => {
    const payload: JsonObject = {
      CodigoExterno: '1-1-LE25',
      Nombre: 'Arriendo',
      TipoConvocatoria: 1,
      Items: {
        Listado: [{ CodigoCategoria: '1' }, { CodigoCategoria: '2', NombreProducto: 'Sillas' }],
      },
    };
    expect(unreadOf(payload, payload, { ...payload, TipoConvocatoria: null })).toEqual([
      { name: 'Items.Listado.CodigoCategoria', records: 3 },
      { name: 'TipoConvocatoria', records: 2 },
    ]);
  });

  it('are not those without a value', () => {
    expect(
      unreadOf({ Nombre: 'A', Modalidad: '', Etapas: null, Tiempo: ' ', Otros: [], Otro: {} }),
    ).toEqual([]);
  });

  it('are not those that some later record is read from', () => {
    // The plan stands in for the act until the tender is awarded.
    const open = {
      CodigoEstado: 5,
      Fechas: {
        FechaEstimadaAdjudicacion: '2025-02-01T10:00:00',
        FechaAdjudicacion: '2025-02-02T10:00:00',
      },
    };
    expect(unreadOf(open)).toEqual([{ name: 'Fechas.FechaAdjudicacion', records: 1 }]);
    expect(unreadOf(open, { ...open, CodigoEstado: 8 })).toEqual([]);
  });

  it('change nothing of what is read', () => {
    const given = observation({ Nombre: 'A', Items: { Listado: [{ NombreProducto: 'Sillas' }] } });
    const before = structuredClone(given);
    new UnreadFields().note(given);
    expect(given).toEqual(before);
  });
});
