import { datatableEndpoints, type Employee } from '@pliego/contract/areas/datatables';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';
import { containsText, select } from '#sample/select.ts';

/** Loaded with the first call that needs them; nothing changes them. */
const employees = async () => (await import('./seed.ts')).employees;

function textsOf(employee: Employee): string[] {
  const { full_name, post, email, age, salary, start_date } = employee;
  return [full_name, post, email, age, salary, start_date];
}

const datatableHandlers: SampleHandlers<typeof datatableEndpoints> = () => ({
  initial: employees,
  list: async ({ query }) => {
    const allData = await employees();
    const { rows, total } = select(allData, {
      where: (employee) => containsText(query.q, ...textsOf(employee)),
      page: query,
    });
    return { allData, invoices: rows, total };
  },
});

export const datatableArea = sampleArea(datatableEndpoints, datatableHandlers);
