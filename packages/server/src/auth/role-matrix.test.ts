import { createMongoAbility } from '@casl/ability';
import { abilityOf, roles } from '@pliego/contract/abilities';
import { grantsIn, type MatrixRow, matrixRows } from '@pliego/contract/rules/role-matrix';
import { expect, it } from 'vitest';

it.each(Object.keys(matrixRows) as MatrixRow[])(
  'the row «%s» of the table of roles is what is enforced',
  (row) => {
    const { action, subject } = matrixRows[row];
    for (const role of roles) {
      const may = createMongoAbility(abilityOf(role, 1)).can(action, subject);
      expect({ role, may: grantsIn(row)[role] !== 'no' }).toEqual({ role, may });
    }
  },
);
