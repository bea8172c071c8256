import { describe, expect, it } from 'vitest';
import { isSameState } from '#web/lists/views/view-state.ts';
import { readListSearch } from './list-search.ts';
import { searchOfState, stateOf } from './list-state.ts';

const looks = { columnas: ['nombre', 'cierre'], densidad: 'compacta' };

describe('the saved state of the list', () => {
  it('says what would follow from defaults, and nothing of what is open beside the list', () => {
    const search = readListSearch({ q: 'guantes', region: '13', ver: '7', mes: '2026-11' });
    expect(stateOf(search, looks)).toBe(
      'columnas=nombre,cierre&densidad=compacta&q=guantes&region=13&sort=relevancia&vista=todas',
    );
    expect(stateOf(readListSearch({}), looks)).toBe(
      'columnas=nombre,cierre&densidad=compacta&sort=cierre&vista=abiertas',
    );
  });

  it('leads back to the same list, and leaves out what is no longer known', () => {
    const search = readListSearch({ q: 'guantes', estado: 'publicada', forma: 'tablero' });
    const state = stateOf(search, looks);
    expect(stateOf(searchOfState(state), looks)).toBe(state);
    expect(searchOfState('q=guantes&estado=ya-no-existe&nada=1')).toMatchObject({ q: 'guantes' });
    expect(searchOfState('q=guantes&estado=ya-no-existe').estado).toBeUndefined();
  });

  it('is the same in whatever order it was written', () => {
    expect(isSameState('q=a&region=13', 'region=13&q=a')).toBe(true);
    expect(isSameState('q=a&region=13', 'q=a&region=12')).toBe(false);
  });
});
