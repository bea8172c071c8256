import { describe, expect, it } from 'vitest';
import { matchesPerson } from './people-filter.ts';

const camilo = {
  fullName: 'Camilo Ñancupil Rojas',
  username: 'camilo.nancupil',
  email: 'colaborador@andes.demo',
  role: 'author',
  status: 'active',
};

describe('who is looked for', () => {
  it.each([
    [{}, true],
    [{ q: 'ñancu' }, true],
    [{ q: 'NANCU rojas' }, true],
    [{ q: 'rojas  camilo' }, true],
    [{ q: 'andes.demo' }, true],
    [{ q: 'camilo soto' }, false],
    [{ role: ['author', 'editor'] }, true],
    [{ role: ['editor'] }, false],
    [{ status: ['inactive'] }, false],
    [{ q: 'camilo', role: [], status: ['active'] }, true],
  ])('%j: %s', (filter, expected) => {
    expect(matchesPerson(camilo, filter)).toBe(expected);
  });
});
