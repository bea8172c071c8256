import { expect, it } from 'vitest';
import {
  areAlike,
  type DraftMapping,
  fieldOf,
  fittedTo,
  missingFields,
  withField,
} from './mapping.ts';

const mapping: DraftMapping = {
  columnas: { codigo: 'Folio', nombre: 'Proyecto', monto: 'Total' },
  formatoFecha: 'dd/mm/aaaa',
  decimal: 'coma',
  monedaPorDefecto: 'CLP',
  estadoPorDefecto: null,
  zona: 'America/Santiago',
  datosAl: null,
};

it('gives a field to one column and a column one field', () => {
  const moved = withField(mapping, 'Total', 'codigo');
  expect(moved.columnas).toEqual({ nombre: 'Proyecto', codigo: 'Total' });
  expect(fieldOf(moved, 'Folio')).toBeNull();
  expect(fieldOf(moved, 'Total')).toBe('codigo');
  expect(withField(mapping, 'Folio', null).columnas).toEqual({
    nombre: 'Proyecto',
    monto: 'Total',
  });
  expect(missingFields(withField(mapping, 'Folio', null))).toEqual(['codigo']);
});

it('fits a kept mapping to a table and names the columns that are not there', () => {
  const { mapping: fitted, gone } = fittedTo(['FOLIO ', 'Proyecto', 'Monto'], mapping);
  expect(fitted.columnas).toEqual({ codigo: 'FOLIO ', nombre: 'Proyecto' });
  expect(gone).toEqual(['Total']);
});

it('compares mappings whatever the order they were made in', () => {
  const again = withField(withField(mapping, 'Folio', null), 'Folio', 'codigo');
  expect(areAlike(again, mapping)).toBe(true);
  expect(areAlike({ ...mapping, decimal: 'punto' }, mapping)).toBe(false);
  expect(areAlike(withField(mapping, 'Total', null), mapping)).toBe(false);
});
