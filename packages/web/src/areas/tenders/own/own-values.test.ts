import type { LetterReading, OwnTender } from '@pliego/contract/areas/own-tenders';
import { check } from '@pliego/contract/check';
import { expect, it } from 'vitest';
import { bodyOf, OwnForm, valuesOf, withProposal } from './own-values.ts';

const own: OwnTender = {
  nombre: 'Uniformes',
  descripcion: null,
  estado: 'publicada',
  comprador: 'Viña Los Coigües SpA',
  rutComprador: '76.123.456-0',
  region: 7,
  comuna: 'Curicó',
  monto: 18_500_000,
  moneda: 'CLP',
  fechas: {
    finPreguntas: null,
    visitaTerreno: null,
    cierre: '2026-12-04T18:00:00.000Z',
    adjudicacionEstimada: null,
  },
  url: null,
  lineas: [{ nombre: 'Chaqueta', cantidad: 120, unidad: null }],
};

const reading = (propuesta: LetterReading['propuesta']): LetterReading => ({
  propuesta,
  citas: [],
  adjuntos: [],
});

it('a form states what it was filled with', () => {
  expect(bodyOf(valuesOf({ ...own, codigo: null }))).toEqual({ codigo: null, ...own });
});

it('a day without an hour has the usual one, in Santiago', () => {
  const values = valuesOf({});
  values.fechas.cierre = { dia: '2026-12-04', hora: '' };
  values.fechas.visitaTerreno = { dia: '2026-12-01', hora: '10:30' };
  expect(bodyOf(values).fechas).toMatchObject({
    cierre: '2026-12-05T02:59:00.000Z',
    visitaTerreno: '2026-12-01T13:30:00.000Z',
  });
});

it('errors are at the fields of the form', () => {
  const values = valuesOf({ lineas: [{ nombre: '', cantidad: null, unidad: null }] });
  const checked = check(OwnForm, { ...values, rutComprador: '1-1', url: 'no es' });
  expect(Object.keys(checked.success ? {} : checked.fieldErrors).sort()).toEqual([
    'lineas.0.nombre',
    'nombre',
    'rutComprador',
    'url',
  ]);
});

it('a letter fills what is empty, and leaves what somebody wrote', () => {
  const typed = { ...valuesOf({}), nombre: 'Mi nombre', monto: 5 };
  const filled = withProposal(
    typed,
    reading({ codigo: '2026-118', nombre: 'Otro', comprador: 'Viña', monto: 9, moneda: 'USD' }),
  );
  expect(filled).toMatchObject({
    codigo: '2026-118',
    nombre: 'Mi nombre',
    comprador: 'Viña',
    monto: 5,
    moneda: 'CLP',
  });
});
