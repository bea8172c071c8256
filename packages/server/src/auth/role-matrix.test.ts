import { createMongoAbility } from '@casl/ability';
import { abilityOf, roles } from '@pliego/contract/abilities';
import { grantsIn, matrixRows } from '@pliego/contract/rules/role-matrix';
import { expect, it } from 'vitest';

it.each(matrixRows)('the row «$id» of the table of roles is what is enforced', (row) => {
  for (const role of roles) {
    const may = createMongoAbility(abilityOf(role, 1)).can(row.action, row.subject);
    expect({ role, may: grantsIn(row)[role] !== 'no' }).toEqual({ role, may });
  }
});
