import { describe, expect, it } from 'vitest';
import { closingNotices, importNotices } from './notices.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const tender = (id: number, cierre: string | null) => ({
  id,
  codigo: `1-${id}-LE26`,
  nombre: `Compra ${id}`,
  cierre,
  cierreDia: null,
});
const counts = { leidas: 0, nuevas: 0, cambiadas: 0, sinCambios: 0, rechazadas: 0, reparadas: 0 };
const run = (
  id: number,
  estado: 'en-curso' | 'terminada' | 'con-error' | 'interrumpida',
  termino: string | null,
) => ({ id, archivo: `${id}.csv`, conteo: counts, estado, termino });

describe('closings', () => {
  it('are new within three days, the nearest first', () => {
    const notices = closingNotices(
      [
        tender(1, '2026-11-24T12:00:00Z'),
        tender(2, '2026-11-21T12:00:01Z'),
        tender(3, '2026-11-24T12:00:01Z'),
        tender(4, '2026-11-21T12:00:00Z'),
        tender(5, null),
      ],
      now,
    );
    expect(notices.map((notice) => notice.tender.id)).toEqual([2, 1]);
  });

  it('are new again when the date is moved', () => {
    const ids = ['2026-11-22T12:00:00Z', '2026-11-23T12:00:00Z'].map(
      (cierre) => closingNotices([tender(1, cierre)], now)[0]?.id,
    );
    expect(new Set(ids).size).toBe(2);
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
