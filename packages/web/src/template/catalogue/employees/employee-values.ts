import { type Employee, employeePictures } from '@pliego/contract/areas/datatables';
import { containsText } from '#web/lib/rank-matches.ts';

/** `$15057.74` as a number. */
export const salaryOf = ({ salary }: Employee): number => Number(salary.replaceAll(/[^\d.]/g, ''));

/** `01/21/2009`, month first, as `2009-01-21`. */
export function startOf({ start_date: given }: Employee): string {
  const [month = '', day = '', year = ''] = given.split('/');
  return `${year}-${month}-${day}`;
}

export const faceOf = ({ id, full_name: fullName, avatar }: Employee) => ({
  id,
  fullName,
  avatar: avatar === '' ? null : `${employeePictures}${avatar}`,
});

export const employeeSorts = [
  'full_name',
  'post',
  'email',
  'city',
  'start_date',
  'salary',
  'age',
  'experience',
  'status',
] as const;
export type EmployeeSort = (typeof employeeSorts)[number];

const collator = new Intl.Collator('es');

/** What a column is ordered by: days and amounts are no texts. */
function valueOf(employee: Employee, by: EmployeeSort): string | number {
  if (by === 'salary') return salaryOf(employee);
  if (by === 'start_date') return startOf(employee);
  if (by === 'age' || by === 'experience') return Number.parseInt(employee[by], 10);
  return employee[by];
}

/** Ordered by `column`, or `-column` from the top down. Equals keep the order of their ids. */
export function sortedEmployees(rows: readonly Employee[], sort: string): Employee[] {
  const isDown = sort.startsWith('-');
  const by = employeeSorts.find((one) => one === sort.replace(/^-/, '')) ?? 'full_name';
  const compare = (one: Employee, other: Employee) => {
    const [a, b] = [valueOf(one, by), valueOf(other, by)];
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return collator.compare(String(a), String(b));
  };
  return rows.toSorted((a, b) => compare(a, b) * (isDown ? -1 : 1) || a.id - b.id);
}

/** Each part is independent of the others; what is empty asks for nothing. */
export interface EmployeeFilter {
  full_name: string;
  email: string;
  post: string;
  city: string;
  salary: string;
  from: string | null;
  to: string | null;
}

export const noFilter: EmployeeFilter = {
  full_name: '',
  email: '',
  post: '',
  city: '',
  salary: '',
  from: null,
  to: null,
};

export const textFilters = ['full_name', 'email', 'post', 'city', 'salary'] as const;

/** Of all rows those that fit every part: clearing one part brings back what it alone left out. */
export function filteredEmployees(rows: readonly Employee[], filter: EmployeeFilter): Employee[] {
  return rows.filter(
    (employee) =>
      textFilters.every((part) => containsText(employee[part], filter[part])) &&
      (filter.from === null || startOf(employee) >= filter.from) &&
      (filter.to === null || startOf(employee) <= filter.to),
  );
}
