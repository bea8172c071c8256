import { describe, expect, it } from 'vitest';
import { type Action, abilityOf, roles, type Subject } from '../abilities.ts';
import { contract } from '../contract.ts';
import type { EndpointDefinition } from '../endpoint.ts';
import { grantOf, grantsIn, matrixRows } from './role-matrix.ts';

interface Asked {
  action: Action;
  subject: Subject;
}

const accesses: Asked[] = Object.values(contract).flatMap(({ endpoints }) =>
  Object.values<EndpointDefinition>(endpoints).flatMap(({ access }) =>
    typeof access === 'object' ? [access] : [],
  ),
);
const grants = (asked: Asked) => roles.map((role) => grantOf(abilityOf(role, 7), asked)).join(' ');
const inRow = (wanted: (typeof matrixRows)[number]['id']) =>
  matrixRows.filter(({ id }) => id === wanted).map(grantsIn)[0];

describe('the table of roles', () => {
  it('says of each role what its rules say', () => {
    expect(inRow('trabajar-licitaciones')).toEqual({
      admin: 'si',
      maintainer: 'si',
      editor: 'si',
      author: 'propias',
      subscriber: 'no',
    });
    expect(inRow('administrar-personas')).toMatchObject({ admin: 'si', maintainer: 'no' });
  });

  it('has a row for what every call asks: of the same kind of thing, and for the same roles', () => {
    // What is for who may do everything resets the sample data of a demonstration.
    const asked = accesses.filter(({ subject, action }) => subject !== 'all' && action !== 'read');
    const missing = asked.filter(
      (access) =>
        !matrixRows.some((row) => row.subject === access.subject && grants(row) === grants(access)),
    );
    expect(missing).toEqual([]);
  });
});
