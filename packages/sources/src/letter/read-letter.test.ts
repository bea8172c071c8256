import { santiagoWall } from '@pliego/contract/rules/santiago-time';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LetterReading } from '@pliego/contract/areas/own-tenders';
import * as z from 'zod/mini';
import { readLetter } from './read-letter.ts';

const today = '2026-11-20';
const letter = (text: string, more = {}) =>
  readLetter({ subject: null, from: null, text, attachments: [], ...more }, today);
const walls = (text: string) => {
  const { fechas } = letter(text).propuesta;
  return Object.fromEntries(
    Object.entries(fechas ?? {}).flatMap(([name, instant]) =>
      instant === null ? [] : [[name, santiagoWall(instant).slice(0, 16)]],
    ),
  );
};

describe('a letter of invitation', () => {
  const mail = `Estimados:

Junto con saludar, Viña Los Coigües SpA (RUT 76.123.456-0) los invita a cotizar según la Solicitud N° 2026-118.

Presupuesto referencial: $12.500.000 + IVA
La visita a terreno será el martes 1 de diciembre a las 10:30 horas, en la bodega.
Las consultas se reciben hasta el 3 de diciembre.
Plazo para enviar la oferta: 10-12-2026, 15:00 hrs.

- 200 cajas de guantes de nitrilo talla M
- 1.000 unidades de mascarilla KN95.

Bases en https://compras.coigues.example/bases/118.pdf.`;
  const { propuesta, citas } = letter(mail, { subject: 'RV: RE: Insumos de seguridad 2027' });

  it('gives name, code, buyer, amount, address and lines', () => {
    expect(propuesta).toMatchObject({
      nombre: 'Insumos de seguridad 2027',
      codigo: '2026-118',
      comprador: 'Viña Los Coigües SpA',
      rutComprador: '76123456-0',
      monto: 12_500_000,
      moneda: 'CLP',
      url: 'https://compras.coigues.example/bases/118.pdf',
      lineas: [
        { nombre: 'guantes de nitrilo talla M', cantidad: 200, unidad: 'cajas' },
        { nombre: 'mascarilla KN95', cantidad: 1_000, unidad: 'unidades' },
      ],
    });
  });

  it('gives each date by what it is for, in Santiago', () => {
    expect(walls(mail)).toEqual({
      visitaTerreno: '2026-12-01T10:30',
      finPreguntas: '2026-12-03T23:59',
      cierre: '2026-12-10T15:00',
    });
  });

  it('says from which words', () => {
    expect(citas).toContainEqual({
      campo: 'cierre',
      texto: 'Plazo para enviar la oferta: 10-12-2026, 15:00 hrs.',
    });
    expect(citas.map(({ campo }) => campo)).not.toContain('lineas');
  });
});

describe('a text that was copied', () => {
  it('names its buyer without the RUT beside it', () => {
    const { propuesta } = letter('Comprador: Viña Los Coigües SpA, RUT 76.123.456-0');
    expect([propuesta.comprador, propuesta.rutComprador]).toEqual([
      'Viña Los Coigües SpA',
      '76123456-0',
    ]);
  });

  it('is named by its first line or its label', () => {
    expect(letter('Arriendo de grúa\n\nSegún bases.').propuesta.nombre).toBe('Arriendo de grúa');
    expect(letter('Hola\nAsunto: Pintura').propuesta.nombre).toBe('Pintura');
  });

  it.each([
    ['Fecha de cierre\n18.12.2026 16.00 hrs', { cierre: '2026-12-18T16:00' }],
    ['Entrega de ofertas: 10/12/2026 12:00', { cierre: '2026-12-10T12:00' }],
    ['Presentación de la propuesta: 11/12/2026', { cierre: '2026-12-11T23:59' }],
    ['Fecha límite: 12/12/2026 a las 18:00', { cierre: '2026-12-12T18:00' }],
    ['Entrega de los bienes: 20/12/2026', {}],
    ['Cierra el 5 de enero a las 9 horas', { cierre: '2027-01-05T09:00' }],
    ['Recepción de ofertas: 31/12/2026', { cierre: '2026-12-31T23:59' }],
    [
      'Se adjudicará pronto. Adjudicación: 20-01-2027',
      { adjudicacionEstimada: '2027-01-20T12:00' },
    ],
    ['Nos vemos el 3 de diciembre', {}],
    ['El plazo es de 30 días desde la orden', {}],
  ])('%s', (text, dates) => {
    expect(walls(text)).toEqual(dates);
  });

  it.each([
    ['Monto disponible: UF 1.200,5', 1200.5, 'CLF'],
    ['Presupuesto US$ 45.000', 45_000, 'USD'],
    ['presupuesto de 15 millones', 15_000_000, 'CLP'],
  ])('%s', (text, monto, moneda) => {
    expect(letter(text).propuesta).toMatchObject({ monto, moneda });
  });

  it.each([
    [
      'Estimados, junto con saludar les comento que necesitamos cotizar el suministro de guantes de nitrilo para nuestras tres clínicas, entrega en Talca, plazo hasta el viernes.',
      'Suministro de guantes de nitrilo para nuestras tres clínicas',
    ],
    ['Estimados proveedores:\nReposición de luminarias\nSaludos', 'Reposición de luminarias'],
    ['Buenos días\n\nArriendo de grúa horquilla', 'Arriendo de grúa horquilla'],
    [
      `Hola. ${'palabras sin objeto alguno '.repeat(8)}`,
      expect.stringMatching(/^Palabras sin objeto .{80,110}…$/),
    ],
    ['Estimados', undefined],
  ])('is named by what it asks for: %s', (text, name) => {
    expect(letter(text).propuesta.nombre).toEqual(name);
  });

  it('names its sender without the courtesy before it', () => {
    const { comprador } = letter('Cotizar cables.\nAtte. Minera Los Litres SpA').propuesta;
    expect(comprador).toBe('Minera Los Litres SpA');
  });

  it('has a code of the portal, and no other number for one', () => {
    expect(letter('Ver 1057-22-le26 en el portal').propuesta.codigo).toBe('1057-22-LE26');
    expect(letter('Llamar al 22 345 6789, oficina 118').propuesta.codigo).toBeNull();
  });
});

it('whatever it says, is read without an error, and as the contract has it', () => {
  const words = fc.constantFrom(
    'cierre',
    'visita',
    '31-02-2026',
    '10-12-2026',
    '25:99',
    'RUT',
    '76.123.456-9',
    '$',
    '1.2.3',
    'presupuesto',
    '\n',
    ':',
    'SpA',
    'https://',
    '-',
    '5 cajas de',
    'N°',
    'Licitación',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 40 }), (parts) => {
      expect(z.safeParse(LetterReading, letter(parts.join(' '))).error).toBeUndefined();
    }),
  );
});
