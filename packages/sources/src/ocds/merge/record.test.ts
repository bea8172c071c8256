import { describe, expect, it } from 'vitest';
import type { JsonObject, Observation } from '../../notice.ts';
import { recordOf, rulesFor } from './record.ts';
import { ocds10Rules, ocds11Rules } from './standard-rules.ts';

function said(observedAt: string, payload: JsonObject): Observation {
  return { source: 'ocds', code: 'ocds-x-1', format: 'ocds-release', observedAt, payload };
}

const older = said('2026-01-01T00:00:00.000Z', {
  ocid: 'ocds-x-1',
  id: 'a',
  date: '2026-01-01',
  tag: ['tender'],
  tender: { title: 'Aseo', status: 'active' },
});
const undated = said('2026-02-01T00:00:00.000Z', {
  ocid: 'ocds-x-1',
  id: 'b',
  date: 'Pendiente',
  tender: { status: 'complete' },
});

describe('recordOf', () => {
  it('merges the releases of a tender, also those without a date of their own', () => {
    const other: Observation = { ...older, format: 'mp-listado', payload: { Nombre: 'x' } };
    const record = recordOf([undated, other, older]);
    expect(record).toMatchObject({
      ocid: 'ocds-x-1',
      releases: [{ id: 'a' }, { id: 'b', date: '2026-02-01T00:00:00.000Z' }],
      compiledRelease: {
        tag: ['compiled'],
        date: '2026-02-01T00:00:00.000Z',
        tender: { title: 'Aseo', status: 'complete' },
      },
      versionedRelease: { tender: { status: [{ value: 'active' }, { value: 'complete' }] } },
    });
    expect(recordOf([older, undated])).toEqual(record);
  });

  it('is null without releases', () => {
    expect(recordOf([{ ...older, format: 'mp-listado' }])).toBeNull();
    expect(recordOf([])).toBeNull();
  });

  it('goes by the rules of the version that the releases are of', () => {
    expect(rulesFor([older.payload])).toBe(ocds10Rules);
    expect(rulesFor([older.payload, { parties: [{ id: '1' }] }])).toBe(ocds11Rules);
  });
});
