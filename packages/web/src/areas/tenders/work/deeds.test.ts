import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { deedOf, type ToldEvent } from './deeds.ts';
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
