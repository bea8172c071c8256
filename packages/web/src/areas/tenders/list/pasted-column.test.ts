import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pastedRows } from './pasted-column.ts';

const tenders = Array.from({ length: 5 }, (_, at) => ({ id: at + 1, codigo: `${at}-1-LE26` }));

it('gives each line to the tender beside it, and leaves out what is empty or has no row', () => {
  expect(pastedRows('alta\r\n\r\nbaja\tde más\r\n', 'prioridad', tenders)).toEqual({
    filas: [
      { linea: 1, id: 1, codigo: '0-1-LE26', prioridad: 'alta' },
      { linea: 3, id: 3, codigo: '2-1-LE26', prioridad: 'baja' },
    ],
    rest: 0,
    isWide: true,
  });
  expect(pastedRows('a\nb\nc\nd\ne\nf\ng', 'asignado', tenders).rest).toBe(2);
});

it('takes the date beside a next action, and a cell of several lines for one', () => {
  const { filas, isWide } = pastedRows(
    '"Llamar\ny visitar"\t15/12/2026\n',
    'proximaAccion',
    tenders,
  );
  expect(filas).toEqual([
    {
      linea: 1,
      id: 1,
      codigo: '0-1-LE26',
      proximaAccion: 'Llamar y visitar',
      proximaAccionDia: '15/12/2026',
    },
  ]);
  expect(isWide).toBe(false);
});

it('never gives a value to another tender than that of its line', () => {
  const cell = fc.stringMatching(/^[a-z0-9 ]{0,8}$/);
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 8 }), (cells) => {
      fc.pre(cells.at(-1)?.trim() !== '');
      const { filas, rest } = pastedRows(cells.join('\n'), 'etapa', tenders);
      expect(rest).toBe(Math.max(0, cells.length - tenders.length));
      for (const { linea, id, etapa } of filas) {
        expect(id).toBe(linea);
        expect(etapa).toBe(cells[linea - 1]?.replaceAll(/\s+/g, ' ').trim());
      }
    }),
  );
});
