import * as fc from 'fast-check';
import { santiagoWall } from '@pliego/contract/rules/santiago-time';
import { describe, expect, it } from 'vitest';
import { currencyOfCell, readAmount, readNumber } from './cell-amounts.ts';
import { readDate } from './cell-dates.ts';
import { categoryOfWords, regionOfCell, stateOfWords } from './cell-words.ts';

const amount = (cell: string | number, decimal: 'coma' | 'punto' = 'coma') => {
  const read = readAmount(cell, decimal);
  return read.kind === 'amount' ? [read.amount, read.currency] : read.kind;
};

describe('amounts', () => {
  it.each<[string | number, unknown]>([
    ['48.000.000', [48_000_000, null]],
    ['1.234,5', [1234.5, null]],
    ['$ 1.000', [1000, null]],
    ['$1.000.-', [1000, null]],
    ['UF 35,5', [35.5, 'CLF']],
    ['35,5 UF', [35.5, 'CLF']],
    ['01,0000', [1, null]],
    ['9,9', [9.9, null]],
    ['9.9', [9.9, null]],
    ['150000.5', [150_000.5, null]],
    ['US$ 12.500,75', [12_500.75, 'USD']],
    ['100 UTM', [100, 'UTM']],
    ['€ 1.000', [1000, 'EUR']],
    ['M$ 35.500', [35_500_000, null]],
    ['MM$ 12,5', [12_500_000, null]],
    ['48 millones de pesos', [48_000_000, 'CLP']],
    ['1 234 567', [1_234_567, null]],
    ['$ 1.000.000 IVA incluido', [1_000_000, null]],
    [7_150_600, [7_150_600, null]],
    [0.3, [0.3, null]],
    ['Entre 100 y 1000 UTM', 'band'],
    ['Menor a 100 UTM', 'band'],
    ['Igual o superior a 2.000 UTM e inferior a 5.000 UTM ', 'band'],
    ['', 'none'],
    ['-', 'none'],
    ['N/A', 'none'],
    ['#N/A', 'none'],
    ['No publicado', 'none'],
    ['-5', 'unreadable'],
    [-5, 'unreadable'],
    ['abc', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['1,234,56', 'unreadable'],
    ['=1+1', 'unreadable'],
  ])('%j is %j', (cell, expected) => {
    expect(amount(cell)).toEqual(expected);
  });

  it('are told with decimal points as with commas', () => {
    expect(
      ['1,234,567.8', '1234.5', '1,234', '12.345,6'].map((cell) => amount(cell, 'punto')),
    ).toEqual([[1_234_567.8, null], [1234.5, null], [1234, null], 'unreadable']);
  });

  it('are the same when what es-CL writes is read back', () => {
    const written = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 4 });
    const signs = fc.constantFrom('', '$', '$ ', 'UF ', 'CLP ', 'US$');
    fc.assert(
      fc.property(fc.nat(10 ** 13), signs, (tenThousandths, sign) => {
        const value = tenThousandths / 10_000;
        const read = readAmount(sign + written.format(value), 'coma');
        expect(read).toMatchObject({ kind: 'amount', amount: value });
      }),
    );
  });

  it('never throw, whatever a cell holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double(), fc.stringMatching(/^[\d.,$ UFM-]{0,20}$/)),
        (cell) => {
          const read = readAmount(cell, 'coma');
          const isUsable =
            read.kind !== 'amount' || (Number.isFinite(read.amount) && read.amount >= 0);
          expect(isUsable).toBe(true);
          readNumber(cell, 'punto');
          currencyOfCell(cell);
        },
      ),
    );
  });
});

describe('dates', () => {
  const instant = (
    cell: string | number,
    format: 'dd/mm/aaaa' | 'mm/dd/aaaa' | 'excel' = 'dd/mm/aaaa',
  ) => {
    const read = readDate(cell, format);
    return typeof read === 'string' ? read : read.instante;
  };

  it.each<[string | number, string]>([
    ['26/11/2020 18:14:09', '2020-11-26T21:14:09.000Z'],
    ['2026-06-17 18:04', '2026-06-17T22:04:00.000Z'],
    ['2026-06-17T18:04:00Z', '2026-06-17T18:04:00.000Z'],
    ['12/08/2026 17:52', '2026-08-12T21:52:00.000Z'],
    ['12-08-2026', '2026-08-12T04:00:00.000Z'],
    ['12.08.26', '2026-08-12T04:00:00.000Z'],
    ['2026/08/12 17:52', '2026-08-12T21:52:00.000Z'],
    ['26 de noviembre de 2020', '2020-11-26T03:00:00.000Z'],
    ['26-nov-2020 3:05 p. m.', '2020-11-26T18:05:00.000Z'],
    ['jueves, 26 de noviembre del 2020, a las 15:00 hrs.', '2020-11-26T18:00:00.000Z'],
    [46_190.75, '2026-06-17T22:00:00.000Z'],
    ['', 'none'],
    ['Pendiente', 'none'],
    ['31/02/2026', 'unreadable'],
    ['11/26/2020', 'unreadable'],
    ['0001-01-01', 'unreadable'],
    ['26/11/2020 25:00', 'unreadable'],
    [7_150_600, 'unreadable'],
    ['46190', 'unreadable'],
    ['mañana', 'unreadable'],
  ])('%j is %s', (cell, expected) => {
    expect(instant(cell)).toBe(expected);
  });

  it('are read with the month first, or as numbers of Excel, when it is said so', () => {
    expect(instant('11/26/2020 18:14', 'mm/dd/aaaa')).toBe('2020-11-26T21:14:00.000Z');
    expect(instant('46190,75', 'excel')).toBe('2026-06-17T22:00:00.000Z');
  });

  it('are the same when what Chile writes is read back', () => {
    // Not in the hour of April that happens twice, of which the first is meant.
    const instants = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (date) => {
        date.setUTCMilliseconds(0);
        const wall = santiagoWall(date);
        const [day, time] = wall.split('T');
        const written = `${(day ?? '').split('-').toReversed().join('/')} ${time ?? ''}`;
        const read = instant(written);
        expect(santiagoWall(read)).toBe(wall);
        expect(instant(wall.replace('T', ' '))).toBe(read);
      }),
    );
  });

  it('never throw, whatever a cell holds', () => {
    const strange = fc.oneof(fc.string(), fc.double(), fc.stringMatching(/^[\d/: .-]{0,25}$/));
    fc.assert(
      fc.property(
        strange,
        fc.constantFrom('dd/mm/aaaa', 'mm/dd/aaaa', 'aaaa-mm-dd', 'excel'),
        (cell, format) => {
          const read = readDate(cell, format);
          expect(typeof read === 'string' || !Number.isNaN(Date.parse(read.instante))).toBe(true);
        },
      ),
    );
  });
});

describe('words', () => {
  it('of states are told by their beginnings, and never taken for published', () => {
    const words = [
      'Publicada',
      'ABIERTA',
      'Adjudicada a uno o varios proveedores',
      'Desierta (o art. 3 ó 9)',
      'Cancelada',
      'En evaluación',
      'suspendido',
      'active',
      'Vaya a saber',
    ];
    expect(words.map(stateOfWords)).toEqual([
      'publicada',
      'publicada',
      'adjudicada',
      'desierta',
      'revocada',
      'cerrada',
      'suspendida',
      'publicada',
      'desconocida',
    ]);
  });

  it('of regions are names, numbers and Roman numbers', () => {
    const cells = [
      'Región del Biobío ',
      'RM',
      13,
      '5',
      'XV',
      'IX Región',
      'Región de Tarapacá  ',
      '17',
      'Otra',
      0,
    ];
    expect(cells.map(regionOfCell)).toEqual([8, 13, 13, 5, 15, 9, 1, null, null, null]);
  });

  it('of categories and currencies', () => {
    expect(
      ['Servicios', 'Obra Pública', 'Adquisiciones', 'goods', 'x'].map(categoryOfWords),
    ).toEqual(['servicios', 'obras', 'bienes', 'bienes', null]);
    expect(
      ['CLP', 'Pesos chilenos', 'UF', 'Unidad de Fomento', 'US$', 'mxn', 'Euros', '?'].map(
        currencyOfCell,
      ),
    ).toEqual(['CLP', 'CLP', 'CLF', 'CLF', 'USD', 'MXN', 'EUR', null]);
  });
});
