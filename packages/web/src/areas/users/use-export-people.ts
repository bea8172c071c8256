import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { formatCount } from '#web/lib/format.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import type { PersonRow } from './people-rows.ts';

/** Saves the rows that are shown as a CSV file. */
export function useExportPeople() {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  const cellsOf = (row: PersonRow) => {
    const role = common(`shell.roles.${row.role}`);
    if (row.kind === 'invitation') {
      const { correo, vencida, enviada } = row.invitation;
      return ['', correo, role, t(vencida ? 'status.expired' : 'status.pending'), enviada, '', ''];
    }
    const { fullName, email } = row.person;
    if (row.kind === 'former') {
      return [fullName, email, role, t('status.removed'), row.person.quitada, '', ''];
    }
    const { status, ultimaVez, trabajo } = row.person;
    const state = t(status === 'active' ? 'status.active' : 'status.inactive');
    return [fullName, email, role, state, ultimaVez, trabajo.licitaciones, trabajo.tareas];
  };
  const headers = [
    t('columns.person'),
    t('export.email'),
    t('columns.role'),
    t('columns.status'),
    t('export.date'),
    t('export.tenders'),
    t('export.tasks'),
  ];
  const save = async (rows: readonly PersonRow[]) => {
    // The writer of CSV is of no use before the first export.
    const { writeCsv } = await import('#web/lib/csv.ts');
    const { saveText } = await import('#web/lib/save-file.ts');
    saveText(t('export.file'), writeCsv(headers, rows.map(cellsOf)), 'text/csv');
    toastDone({
      title: t('done.exported', { count: rows.length, total: formatCount(rows.length) }),
    });
  };
  return (rows: readonly PersonRow[]) => {
    save(rows).catch((error: unknown) =>
      toastProblem({ title: t('failed.export'), text: problemText(error) }),
    );
  };
}
