import { describe, expect, it } from 'vitest';
import { shownState } from './shown-state.ts';

describe('a state', () => {
  it('has our name, in the language of the screen', () => {
    const texto = 'Desierta (o art. 3 ó 9 Ley 19.886)';
    expect(shownState({ codigo: '7', texto, clase: 'desierta' }, 'Deserted')).toBe('Deserted');
  });

  it('that is none of ours has the text of the source, or its code', () => {
    const texto = 'Enviada a Autorizar para Deserción';
    const unknown = 'Unknown status';
    expect(shownState({ codigo: '77', texto, clase: 'desconocida' }, unknown)).toBe(texto);
    const bare = 'Estado desconocido (77)';
    expect(shownState({ codigo: '77', texto: bare, clase: 'desconocida' }, unknown)).toBe(
      'Unknown status (77)',
    );
  });
});
