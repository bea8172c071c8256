import type {
  MappingDryRun,
  SpreadsheetUpload,
} from '@pliego/contract/areas/spreadsheet-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { spreadsheetsApi } from '#web/api/areas/spreadsheets.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { addRun } from '../queries.ts';
import type { DraftMapping } from './mapping.ts';
import type { Draft } from './use-draft.ts';
import { removeWaiting } from './waiting-tables.ts';

export interface Tried {
  /** The mapping it was tried with: it may have been changed since. */
  mapping: DraftMapping;
  dryRun: MappingDryRun;
}

export type ImportWork = ReturnType<typeof useImport>;

/** What can be done with a table: try it, import it, throw it away. */
export function useImport({ id, archivo }: SpreadsheetUpload, draft: Draft) {
  const { t } = useTranslation('sources');
  const client = useQueryClient();
  const navigate = useNavigate();
  const params = { id };

  const leave = () => {
    removeWaiting(id);
    void navigate({ to: '/fuentes' });
  };
  const trying = useMutation({
    mutationFn: async (mapping: DraftMapping): Promise<Tried> => ({
      mapping,
      dryRun: await spreadsheetsApi.try({ params, body: { mapeo: mapping } }),
    }),
  });
  const importing = useMutation({
    mutationFn: (mapeo: DraftMapping) => spreadsheetsApi.import({ params, body: { mapeo } }),
    onSuccess: (run) => {
      addRun(client, run);
      draft.forget();
      leave();
    },
  });
  const discarding = useMutation({
    mutationFn: () => spreadsheetsApi.discard({ params }),
    onSuccess: () => {
      draft.forget();
      toastDone({ title: t('spreadsheet.discarded', { name: archivo }) });
      leave();
    },
  });
  const all = [trying, importing, discarding];
  // What a dry run answered stays in sight; only what went wrong is over with the next attempt.
  const forgetErrors = () => all.filter(({ isError }) => isError).forEach((each) => each.reset());
  return {
    tried: trying.data,
    isTrying: trying.isPending,
    isImporting: importing.isPending,
    isBusy: all.some(({ isPending }) => isPending),
    /** Of the last request. */
    error: all.find(({ error }) => error !== null)?.error ?? null,
    try: () => {
      forgetErrors();
      trying.mutate(draft.mapping);
    },
    import: () => {
      forgetErrors();
      importing.mutate(draft.mapping);
    },
    discard: () => {
      forgetErrors();
      discarding.mutate();
    },
  };
}
