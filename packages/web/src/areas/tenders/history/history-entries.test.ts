import type { TenderEvent } from '@pliego/contract/areas/tender-log';
import { array, assert, date, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyDays, historyEntries } from './history-entries.ts';
import type { ChangeGroup } from './tender-change-groups.ts';

const event = (id: number, cuando: string): TenderEvent => ({
  id,
  tipo: 'etiquetas',
  usuario: null,
  cuando,
  antes: [],
  despues: [],
  hechos: null,
});

const group = (key: string, cuando: string | null, leida = cuando ?? ''): ChangeGroup => ({
  key,
  said: {
    cuando,
    leida,
    fuente: 'mercado-publico',
    formato: 'mp-detalle',
    archivo: null,
    propio: false,
    usuario: null,
  },
  fields: [],
  lists: [],
});

describe('the history of a tender', () => {
  it('puts what the team did between what the sources said', () => {
    const groups = [group('b', '2026-11-20T12:00:00Z'), group('a', '2026-11-10T12:00:00Z')];
    const events = [
      event(3, '2026-11-21T12:00:00Z'),
      event(2, '2026-11-15T12:00:00Z'),
      event(1, '2026-11-01T12:00:00Z'),
    ];
    const keys = historyEntries(groups, events).map(({ key }) => key);
    expect(keys).toEqual(['team 3', 'source b', 'team 2', 'source a', 'team 1']);
  });

  it('puts a source without a date where it was read', () => {
    const groups = [group('a', null, '2026-11-10T12:00:00Z')];
    const events = [event(2, '2026-11-12T12:00:00Z'), event(1, '2026-11-09T12:00:00Z')];
    const keys = historyEntries(groups, events).map(({ key }) => key);
    expect(keys).toEqual(['team 2', 'source a', 'team 1']);
  });

  it('loses nothing, and keeps the order of each', () => {
    const instants = array(date({ noInvalidDate: true }).map((at) => at.toISOString()));
    assert(
      property(instants, instants, (said, done) => {
        const groups = said.map((at, index) => group(String(index), at));
        const events = done.map((at, index) => event(index, at));
        const entries = historyEntries(groups, events);
        const keysOf = (by: string) =>
          entries.flatMap((entry) => (entry.by === by ? entry.key : []));
        expect(keysOf('source')).toEqual(groups.map(({ key }) => `source ${key}`));
        expect(keysOf('team')).toEqual(events.map(({ id }) => `team ${id}`));
        expect(historyDays(entries).flatMap((day) => day.entries)).toEqual(entries);
      }),
    );
  });

  it('takes the days of Chile', () => {
    const entries = historyEntries(
      [],
      [event(2, '2026-11-21T02:00:00Z'), event(1, '2026-11-20T13:00:00Z')],
    );
    expect(historyDays(entries).map(({ day }) => day)).toEqual(['2026-11-20']);
  });
});
