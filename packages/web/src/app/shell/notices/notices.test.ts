import { describe, expect, it } from 'vitest';
import { importNotices, partOf } from './notices.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const counts = { leidas: 0, nuevas: 0, cambiadas: 0, sinCambios: 0, rechazadas: 0, reparadas: 0 };
const run = (
  id: number,
  estado: 'en-curso' | 'terminada' | 'con-error' | 'interrumpida',
  termino: string | null,
) => ({ id, archivo: `${id}.csv`, conteo: counts, estado, termino });

describe('a notice of a tender', () => {
  it('leads to the part of the ficha that shows what it tells', () => {
    expect((['mencion', 'comentario', 'tarea-cerca'] as const).map(partOf)).toEqual(
      Array.from({ length: 3 }, () => 'trabajo'),
    );
    expect((['cambio', 'cambio-grave'] as const).map(partOf)).toEqual(['historia', 'historia']);
    expect(partOf('cierre-cerca')).toBeUndefined();
  });
});

describe('imports', () => {
  it('are new when they have ended, the newest first and at most five', () => {
    const notices = importNotices(
      [
        run(1, 'en-curso', null),
        run(2, 'terminada', '2026-11-20T12:00:00Z'),
        run(3, 'con-error', '2026-11-21T11:00:00Z'),
        run(4, 'interrumpida', '2026-11-19T12:00:00Z'),
        run(5, 'terminada', '2026-11-14T11:59:59Z'),
      ],
      now,
    );
    expect(notices.map(({ id, kind }) => [id, kind])).toEqual([
      ['importacion-3', 'failed'],
      ['importacion-2', 'finished'],
      ['importacion-4', 'interrupted'],
    ]);
    const many = Array.from({ length: 9 }, (_, id) => run(id, 'terminada', '2026-11-20T12:00:00Z'));
    expect(importNotices(many, now)).toHaveLength(5);
  });
});
