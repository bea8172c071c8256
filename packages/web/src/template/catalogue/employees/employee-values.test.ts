import type { Employee } from '@pliego/contract/areas/datatables';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type EmployeeFilter,
  employeeSorts,
  filteredEmployees,
  noFilter,
  sortedEmployees,
  textFilters,
} from './employee-values.ts';

const words = fc.constantFrom('Ana', 'Ñuñoa', 'Talca', 'analista', 'jefa', '');
const employee: fc.Arbitrary<Employee> = fc.record({
  responsive_id: fc.constant('' as const),
  id: fc.integer({ min: 1, max: 1_000 }),
  avatar: fc.constant(''),
  full_name: words,
  post: words,
  email: words,
  city: words,
  start_date: fc.constantFrom('01/21/2009', '12/03/2015', '02/28/2021'),
  salary: fc.constantFrom('$9500.00', '$15057.74', '$28855.00'),
  age: fc.constantFrom('9', '28', '101'),
  experience: fc.constantFrom('1 Years', '21 Years'),
  status: fc.integer({ min: 1, max: 5 }),
});
const rows = fc.array(employee, { maxLength: 20 });
const day = fc.constantFrom(null, '2010-01-01', '2016-01-01');
const filter: fc.Arbitrary<EmployeeFilter> = fc.record({
  full_name: words,
  email: words,
  post: words,
  city: words,
  salary: fc.constantFrom('', '5', '28855'),
  from: day,
  to: day,
});

it('clears a part of the filter as if it had never been set', () => {
  fc.assert(
    fc.property(rows, filter, fc.constantFrom(...textFilters), (all, given, part) => {
      const cleared = filteredEmployees(all, { ...given, [part]: '' });
      const wanted = all.filter((row) =>
        filteredEmployees([row], { ...given, [part]: '' }).includes(row),
      );
      expect(cleared).toEqual(wanted);
      // Each part alone leaves out no more than all of them do.
      expect(cleared).toEqual(expect.arrayContaining(filteredEmployees(all, given)));
    }),
    { seed: 23 },
  );
});

it('asks for nothing with an empty filter', () => {
  fc.assert(
    fc.property(rows, (all) => {
      expect(filteredEmployees(all, noFilter)).toEqual(all);
    }),
  );
});

it('orders by every column, keeps all rows, and the other way round', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(...employeeSorts), (all, by) => {
      const up = sortedEmployees(all, by);
      expect(up.toSorted((a, b) => a.id - b.id)).toHaveLength(all.length);
      expect(sortedEmployees(up, by)).toEqual(up);
    }),
    { seed: 23 },
  );
  const paid = (salary: string, id: number) => ({ salary, id }) as Employee;
  expect(
    sortedEmployees([paid('$9500.00', 1), paid('$15057.74', 2)], '-salary').map(({ id }) => id),
  ).toEqual([2, 1]);
});
