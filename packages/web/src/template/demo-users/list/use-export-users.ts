import { type DemoUser, demoUserColumns } from '@pliego/contract/areas/demo-users';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { demoUsersApi } from '#web/api/areas/demo-users.ts';
import { formatCount } from '#web/lib/format.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { useBillingName } from '../labels.ts';
import { listQueryOf, type UserSearch } from './user-search.ts';

/** More than there are: a file holds everything the list finds, not one page of it. */
const everything = 100_000;

const columns = demoUserColumns.filter((column) => !column.startsWith('avatar'));

/** Saves users as a CSV file: those that are given, or all that a list finds. */
export function useExportUsers() {
  const { t } = useTranslation('demoUsers');
  const billingName = useBillingName();
  const save = async (what: DemoUser[] | UserSearch) => {
    const users = Array.isArray(what)
      ? what
      : (
          await demoUsersApi.list({
            query: { ...listQueryOf(what, billingName), page: 1, perPage: everything },
          })
        ).users;
    // The writer of CSV is of no use before the first export.
    const { writeCsv } = await import('#web/lib/csv.ts');
    const { saveText } = await import('#web/lib/save-file.ts');
    const rows = users.map((user) => columns.map((column) => user[column] ?? ''));
    saveText(t('list.fileName'), writeCsv(columns, rows), 'text/csv');
    const count = users.length;
    toastDone({ title: t('list.exported', { count, total: formatCount(count) }) });
  };
  return (what: DemoUser[] | UserSearch) => {
    save(what).catch((error: unknown) =>
      toastProblem({ title: t('failed.export'), text: problemText(error) }),
    );
  };
}
