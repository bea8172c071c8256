import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts.ts';
import { unknownInstant } from '../instants.ts';
import type { JsonObject } from '../notice.ts';
import { fileOf, observationsIn, recordsOf, rejectionsIn, warningsIn } from '../testing/files.ts';
import { refusalOf, written } from '../testing/sentences.ts';

const item: JsonObject = {
  codigo: '4012-77-COT26',
  nombre: 'Resmas de papel carta ',
  estado: { id_estado: 2, codigo: 'publicada', glosa: 'Publicada' },
  convocatoria: { estado_convocatoria: 1, descripcion: 'Primer llamado' },
  documentos: [{ id: 91, nombre: 'Bases.pdf' }, { id: 92 }],
  fechas: {
    fecha_publicacion: '2026-07-14 18:37',
    fecha_cierre: '2026-07-15 19:00',
    fecha_ultimo_cambio: '2026-07-15T14:40:00.770Z',
    fecha_cierre_primer_llamado: '2026-07-15T19:00:00Z',
    fecha_cierre_segundo_llamado: '2026-07-16T19:22:14.043Z',
  },
  montos: { moneda: 'CLP', monto_disponible: '6900000', monto_disponible_clp: 6900000 },
  institucion: {
    organismo_comprador: 'SERVICIO DE SALUD DEL MAULE',
    rut: '61.606.900-4',
    unidad_compra: 'Adquisiciones',
    region: 7,
    nombre_region: 'Región del Maule ',
  },
};

const answer = (...items: unknown[]) => ({
  success: 'OK',
  trace: null,
  payload: { items, paginacion: { total_paginas: 1, total_resultados: items.length } },
  errors: null,
});

const read = (content: unknown) => recordsOf(fileOf('agil.json', JSON.stringify(content)));

async function observe(notice: JsonObject) {
  const [observation] = observationsIn(await read(answer(notice)));
  if (observation === undefined) throw new Error('nothing was read');
  return observation;
}

const factsIn = async (notice: JsonObject) => factsOf(await observe(notice));

describe('Compra Ágil as the API v2 gives it', () => {
  it.each([
    ['an answer', JSON.stringify(answer(item, item)), 2],
    ['a detail', JSON.stringify({ success: 'OK', payload: item }), 1],
    ['a list of items', JSON.stringify([item, item]), 2],
    ['an item alone', JSON.stringify(item, null, 2), 1],
    ['items one a line', `${JSON.stringify(item)}\n${JSON.stringify(item)}\n`, 2],
    ['answers one a line', `${JSON.stringify(answer(item))}\n${JSON.stringify(answer(item))}`, 2],
  ])('is read from %s', async (_, text, count) => {
    const records = await recordsOf(fileOf('agil', text));
    expect(rejectionsIn(records)).toEqual([]);
    expect(observationsIn(records)).toHaveLength(count);
    expect(observationsIn(records)[0]).toMatchObject({
      source: 'compra-agil',
      code: '4012-77-COT26',
      format: 'ca-api',
      payload: item,
    });
  });

  it('has buyer, subject, amount and closing', async () => {
    expect(await factsIn(item)).toEqual({
      authority: 'full',
      title: 'Resmas de papel carta',
      description: undefined,
      type: 'COT',
      state: { code: '2', text: 'Publicada', class: 'publicada' },
      buyer: {
        key: 'rut:61606900-4',
        name: 'SERVICIO DE SALUD DEL MAULE',
        taxId: '61.606.900-4',
        unit: 'Adquisiciones',
        address: null,
        commune: null,
        complaints: null,
      },
      regionNumber: 7,
      currency: 'CLP',
      amount: 6_900_000,
      milestones: {
        publicacion: { instante: '2026-07-14T22:37:00.000Z', original: '2026-07-14 18:37' },
        cierreSegundoLlamado: {
          instante: '2026-07-16T23:22:14.043Z',
          original: '2026-07-16T19:22:14.043Z',
        },
        cierre: { instante: '2026-07-15T23:00:00.000Z', original: '2026-07-15 19:00' },
      },
      items: undefined,
      documents: [{ titulo: 'Bases.pdf', tipo: null, url: null, publicado: null }],
      award: undefined,
      url: 'https://buscador.mercadopublico.cl/ficha?code=4012-77-COT26',
      country: 'CL',
      procedure: 'Compra Ágil, primer llamado',
      orders: undefined,
    });
  });

  it('takes the region by its number, whatever its name', async () => {
    const institution = { organismo_comprador: 'x', nombre_region: 'Región de Los Lagos' };
    const region = async (number: unknown) =>
      (await factsIn({ ...item, institucion: { ...institution, region: number as string } }))
        .regionNumber;
    expect(await region(16)).toBe(16);
    expect(await region('13')).toBe(13);
    expect(await region(17)).toBeNull();
    expect(await region(0)).toBeNull();
  });

  it.each([
    ['publicada', 'publicada'],
    ['cerrada', 'cerrada'],
    ['desierta', 'desierta'],
    ['cancelada', 'revocada'],
    ['proveedor_seleccionado', 'adjudicada'],
    ['oc_emitida', 'adjudicada'],
    ['en_revision', 'desconocida'],
  ])('in the state %s is %s', async (codigo, known) => {
    const facts = await factsIn({ ...item, estado: { id_estado: 99, codigo, glosa: null } });
    expect(facts.state?.class).toBe(known);
  });

  it('warns of an unknown state and of a closing that is no date', async () => {
    const records = await read(
      answer({ ...item, estado: 'en_revision', fechas: { fecha_cierre: 'mañana' } }),
    );
    expect(warningsIn(records)).toEqual([
      { code: 'estado-desconocido', params: { estado: 'en_revision' } },
      { code: 'cierre-no-es-fecha', params: { texto: 'mañana' } },
    ]);
  });

  it('refuses one element and reads on', async () => {
    const records = await read(answer(item, 'x', { nombre: 'sin código' }, item));
    expect(records.map(({ kind, line }) => [kind, line])).toEqual([
      ['observation', 1],
      ['rejected', 2],
      ['rejected', 3],
      ['observation', 4],
    ]);
  });

  it.each([
    [
      '(código 429): «Cuota excedida: vuelve mañana»',
      [{ codigo: 429, mensaje: 'Cuota excedida', detalle: 'vuelve mañana' }],
    ],
    ['de Compra Ágil: «Ticket inválido»', [{ mensaje: 'Ticket inválido' }]],
    ['de Compra Ágil. Vuelve', null],
  ])('refuses an error that says %s', async (words, errors) => {
    const error = { success: 'NOK', trace: 'abc', payload: null, errors };
    expect(written(await refusalOf(read(error)))).toContain(words);
    const lines = `${JSON.stringify(item)}\n${JSON.stringify(error)}\n`;
    const [rejection] = rejectionsIn(await recordsOf(fileOf('a.jsonl', lines)));
    expect(rejection?.line).toBe(2);
    expect(written(rejection?.reasons ?? [])).toContain(words);
  });
});

describe('the dates of the API v2', () => {
  const closing = async (fechas: JsonObject, call: number) => {
    const convocatoria = { estado_convocatoria: call };
    const facts = await factsIn({ ...item, convocatoria, fechas });
    return facts.milestones?.cierre;
  };

  it('without zone are of Santiago, in summer and in winter', async () => {
    expect((await closing({ fecha_cierre: '2026-07-15 19:00' }, 1))?.instante).toBe(
      '2026-07-15T23:00:00.000Z',
    );
    expect((await closing({ fecha_cierre: '2026-12-15 19:00' }, 1))?.instante).toBe(
      '2026-12-15T22:00:00.000Z',
    );
  });

  it('of a closing have a Z that is false', async () => {
    const first = { fecha_cierre_primer_llamado: '2026-07-15T19:00:00Z' };
    expect(await closing(first, 1)).toEqual({
      instante: '2026-07-15T23:00:00.000Z',
      original: '2026-07-15T19:00:00Z',
    });
  });

  it('of the second call count once it is open, and not before', async () => {
    const { fechas } = item;
    expect((await closing(fechas as JsonObject, 1))?.original).toBe('2026-07-15 19:00');
    expect(await closing(fechas as JsonObject, 2)).toEqual({
      instante: '2026-07-16T23:22:14.043Z',
      original: '2026-07-16T19:22:14.043Z',
    });
    // A call that has no date of its own is that of the notice.
    expect((await closing({ fecha_cierre: '2026-07-20 12:00' }, 2))?.original).toBe(
      '2026-07-20 12:00',
    );
  });

  it('of the last change have a Z that is true', async () => {
    expect((await observe(item)).observedAt).toBe('2026-07-15T14:40:00.770Z');
  });

  it('never put a change before the publication, nor a later change before an earlier one', async () => {
    const seen = async (changed: string | null) =>
      (
        await observe({
          ...item,
          fechas: { ...(item['fechas'] as JsonObject), fecha_ultimo_cambio: changed },
        })
      ).observedAt;
    const published = '2026-07-14T22:37:00.000Z';
    // The known answers have the wall clock here: 18:40, three minutes after the publication.
    expect(await seen('2026-07-14T18:40:00.770Z')).toBe(published);
    expect(await seen('2026-07-14T22:36:59Z')).toBe(published);
    expect(await seen('2026-07-14T22:40:00Z')).toBe('2026-07-14T22:40:00.000Z');
    expect(await seen(null)).toBe(published);
    expect((await observe({ ...item, fechas: {} })).observedAt).toBe(unknownInstant);
  });
});

describe('a detail of the API v2', () => {
  const chosen = {
    rut_proveedor: '76.111.222-6',
    razon_social: 'Papeles del Sur Ltda.',
    valor_neto: 100,
    monto_total: 119,
    proveedor_seleccionado: true,
  };
  const detail: JsonObject = {
    ...item,
    montos: null,
    presupuesto: { moneda: 'CLP', monto_disponible: 500 },
    descripcion: 'Carta y oficio',
    estado: { id_estado: 3, codigo: 'cerrada', glosa: 'Cerrada' },
    productos_solicitados: [
      { codigo_producto: 14111507, nombre: 'Papel', cantidad: '20', unidad_medida: 'EA' },
    ],
    proveedores_cotizando: [{ razon_social: 'Otra' }, chosen],
    orden_compra: {
      id_orden_compra: 5,
      codigo_orden_compra: '4012-9-AG26',
      estado_orden_compra: 'Aceptada',
    },
  };

  it('gives the lines, the money of its budget, the winner and the order', async () => {
    const supplier = { nombre: 'Papeles del Sur Ltda.', rut: '76.111.222-6' };
    expect(await factsIn(detail)).toMatchObject({
      description: 'Carta y oficio',
      amount: 500,
      items: [
        { correlativo: 1, codigo: '14111507', esquema: 'UNSPSC', cantidad: 20, unidad: 'EA' },
      ],
      award: {
        oferentes: 2,
        monto: 119,
        proveedores: [supplier],
        ofertas: [
          { nombre: 'Otra', rut: null, monto: null, moneda: 'CLP', seleccionada: false },
          { ...supplier, monto: 119, moneda: 'CLP', seleccionada: true },
        ],
      },
      orders: [{ codigo: '4012-9-AG26', estado: 'Aceptada', proveedor: supplier, neto: 100 }],
    });
  });

  it('is awarded when an order exists, which its state never shows', async () => {
    expect((await factsIn(detail)).state).toEqual({
      code: '3',
      text: 'Cerrada',
      class: 'adjudicada',
    });
    const { orden_compra: _, ...without } = detail;
    expect((await factsIn(without)).state?.class).toBe('cerrada');
    expect((await factsIn({ ...without, id_orden_compra: 5 })).state?.class).toBe('adjudicada');
    expect((await factsIn({ ...without, id_orden_compra: null })).state?.class).toBe('cerrada');
  });

  it('has its bids, and no winner until one was chosen', async () => {
    const other = { razon_social: 'Otra', monto_total: '250' };
    const facts = await factsIn({ ...detail, proveedores_cotizando: [other] });
    expect(facts.award).toMatchObject({
      monto: null,
      proveedores: [],
      ofertas: [{ nombre: 'Otra', monto: 250, seleccionada: false }],
    });
    expect((await factsIn({ ...detail, proveedores_cotizando: [] })).award).toBeUndefined();
    expect(facts.orders?.[0]?.proveedor).toBeNull();
  });

  it('has the time of its cancellation', async () => {
    const fechas = { fecha_cancelacion: '2026-07-15 10:00' };
    const facts = await factsIn({ ...detail, fechas });
    expect(facts.milestones?.acto?.instante).toBe('2026-07-15T14:00:00.000Z');
  });
});
