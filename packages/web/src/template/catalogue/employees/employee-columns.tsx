import type { Employee } from '@pliego/contract/areas/datatables';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatIsoDate, formatMoney } from '#web/lib/format.ts';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import { Face } from '#web/ui/display/person.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { type EmployeeSort, employeeSorts, faceOf, salaryOf, startOf } from './employee-values.ts';
import classes from './employees.module.css';

const tones = ['azul', 'verde', 'rojo', 'amarillo', 'celeste'] as const;
const states = ['current', 'professional', 'rejected', 'resigned', 'applied'] as const;

/** A face, a name and an address. */
function NameAndMail({ row }: { row: Employee }) {
  return (
    <span className={classes.person}>
      <Face person={faceOf(row)} size={30} />
      <span className={classes.names}>
        <span className={classes.name}>{row.full_name}</span>
        <span className={classes.soft}>{row.email}</span>
      </span>
    </span>
  );
}

function StatusPill({ status }: Pick<Employee, 'status'>) {
  const { t } = useTranslation('catalogue');
  return (
    <Pill tone={tones[status - 1] ?? 'gris'}>
      {t(`employees.states.${states[status - 1] ?? 'current'}`)}
    </Pill>
  );
}

const widths: Partial<Record<EmployeeSort, number>> = {
  post: 150,
  email: 220,
  city: 110,
  start_date: 104,
  salary: 122,
  age: 70,
  experience: 110,
  status: 104,
};

const cells: Record<EmployeeSort, (row: Employee) => ReactNode> = {
  full_name: (row) => <NameAndMail row={row} />,
  post: ({ post }) => post,
  email: ({ email }) => email,
  city: ({ city }) => city,
  start_date: (row) => formatIsoDate(startOf(row)),
  salary: (row) => formatMoney(salaryOf(row), 'USD'),
  age: ({ age }) => age,
  experience: ({ experience }) => Number.parseInt(experience, 10),
  status: ({ status }) => <StatusPill status={status} />,
};

const figures: ReadonlySet<EmployeeSort> = new Set(['salary', 'age', 'experience']);

/** The names of the columns. */
export function useColumnNames(): (id: EmployeeSort) => string {
  const { t } = useTranslation('catalogue');
  return (id) => t(`employees.columns.${id}`);
}

/** The columns of the people of the sample table, in the order given. */
export function useEmployeeColumns(
  ids: readonly EmployeeSort[] = employeeSorts,
): DataColumn<Employee>[] {
  const { t } = useTranslation('catalogue');
  return useMemo(
    () =>
      ids.map((id) => ({
        id,
        header: t(`employees.columns.${id}`),
        sortKey: id,
        fixed: id === 'full_name',
        width: widths[id],
        ...(figures.has(id) ? ({ align: 'end' } as const) : {}),
        cell: cells[id],
      })),
    [ids, t],
  );
}

interface EmployeeCardProps {
  row: Employee;
  /** Before the name: a box, a button. */
  before?: ReactNode;
  children?: ReactNode;
}

/** One of them on a phone. */
export function EmployeeCard({ row, before, children }: EmployeeCardProps) {
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        {before}
        <span className={classes.grow}>
          <NameAndMail row={row} />
        </span>
        <StatusPill status={row.status} />
      </div>
      <span>{row.post}</span>
      <span className={classes.soft}>
        {formatIsoDate(startOf(row))} · {formatMoney(salaryOf(row), 'USD')}
      </span>
      {children}
    </div>
  );
}
