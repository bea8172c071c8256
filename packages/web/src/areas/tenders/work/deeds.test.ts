import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { deedOf, editDeed, type ToldEvent } from './deeds.ts';
import type { Edit } from './edits.ts';
import { expediente } from './messages/es.ts';

const i18n = createInstance();
const tell = (event: Omit<ToldEvent, 'tipo'>) =>
  deedOf({ tipo: 'expediente', ...event }, 'Antonia', i18n.getFixedT('es', 'expediente'));

beforeAll(() => i18n.init({ lng: 'es', resources: { es: { expediente } } }));

describe('a changed field of the expediente', () => {
  it('has its day as days are written, and its priority in words', () => {
    const day = { campo: 'proximaAccionDia' };
    expect(tell({ antes: [], despues: ['2026-12-02'], hechos: day })).toEqual({
      text: 'Antonia cambió el día de la próxima acción',
      change: { before: 'nada', after: '02-12-2026' },
    });
    const priority = { campo: 'prioridad' };
    expect(tell({ antes: ['media'], despues: ['alta'], hechos: priority }).change).toEqual({
      before: 'Media',
      after: 'Alta',
    });
  });

  it('leaves what somebody wrote as it was written', () => {
    const change = tell({
      antes: ['alta'],
      despues: ['2026-12-02'],
      hechos: { campo: 'proximaAccion' },
    });
    expect(change.change).toEqual({ before: 'alta', after: '2026-12-02' });
  });
});

it('tells a decision in words, with its reason', () => {
  const deed = deedOf(
    {
      tipo: 'decision',
      antes: ['vamos'],
      despues: ['no-vamos'],
      hechos: { nota: 'Falta la patente' },
    },
    'Antonia',
    i18n.getFixedT('es', 'expediente'),
  );
  expect(deed).toEqual({
    text: 'Antonia cambió la evaluación',
    change: { before: 'Vamos', after: 'No vamos' },
    note: 'Falta la patente',
  });
});

it('tells an order by its code, and how far it came in words', () => {
  const told = (antes: string[], despues: string[]) =>
    deedOf(
      { tipo: 'orden', antes, despues, hechos: { nota: '1057-3-SE26' } },
      'Antonia',
      i18n.getFixedT('es', 'expediente'),
    );
  expect(told([], ['recibida'])).toEqual({
    text: 'Antonia anotó la orden de compra 1057-3-SE26',
  });
  expect(told(['recibida'], ['aceptada'])).toEqual({
    text: 'Antonia cambió la orden de compra 1057-3-SE26',
    change: { before: 'Recibida', after: 'Aceptada' },
  });
  expect(told(['recibida'], ['rechazada']).change?.after).toBe('Rechazada');
  expect(told(['pagada'], ['pagada'])).not.toHaveProperty('change');
  expect(told(['pagada'], []).text).toBe('Antonia eliminó la orden de compra 1057-3-SE26');
});

describe('an edit of several fields', () => {
  const at = '2026-11-23T15:00:00Z';
  const changed = (campo: string, antes: string[], despues: string[]) => ({
    tipo: 'expediente' as const,
    cuando: at,
    antes,
    despues,
    hechos: { campo },
  });
  const speak = (edit: Edit<ReturnType<typeof changed>>) =>
    editDeed(edit, 'Antonia', i18n.getFixedT('es', 'expediente'));

  it('says who once, and each field in the order in which it was changed', () => {
    const edit = speak([
      changed('proximaAccionDia', [], ['2026-12-02']),
      changed('probabilidad', ['20 %'], ['40 %']),
      changed('prioridad', ['media'], ['alta']),
    ]);
    expect(edit).toEqual({
      text: 'Antonia cambió la prioridad',
      change: { before: 'Media', after: 'Alta' },
      more: [
        { at, field: 'la probabilidad', before: '20 %', after: '40 %' },
        { at, field: 'el día de la próxima acción', before: 'nada', after: '02-12-2026' },
      ],
    });
  });

  it('is told as the change alone where there is one', () => {
    expect(speak([changed('prioridad', ['media'], ['alta'])])).not.toHaveProperty('more');
  });
});
