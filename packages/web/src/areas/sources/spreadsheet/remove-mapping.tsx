import { Button } from '@mantine/core';
import type { SavedMapping } from '@pliego/contract/areas/spreadsheet-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { spreadsheetsApi } from '#web/api/areas/spreadsheets.ts';
import { problemText } from '#web/api/problems.ts';
import { DialogActions } from '#web/ui/overlay/dialog.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { refreshMappings } from './queries.ts';
import { takeFocus } from './take-focus.ts';
import type { Draft } from './use-draft.ts';
import classes from './dialogs.module.css';

interface RemoveMappingProps {
  mapping: SavedMapping;
  draft: Draft;
  onBack: () => void;
}

/** Confirms before a saved mapping is deleted; imports made with it stay. */
export function RemoveMapping({ mapping: { id }, draft, onBack }: RemoveMappingProps) {
  const { t } = useTranslation(['sources', 'common']);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => spreadsheetsApi.removeMapping({ params: { id } }),
    onSuccess: async () => {
      draft.savedChanged(id, null);
      await refreshMappings(client);
      onBack();
    },
  });
  return (
    <>
      <p className={classes.text}>{t('spreadsheet.saved.removeText')}</p>
      <FormProblem text={error === null ? undefined : problemText(error)} />
      <DialogActions>
        <Button ref={takeFocus} variant="default" onClick={onBack}>
          {t('common:actions.cancel')}
        </Button>
        <Button color="red.9" loading={isPending} onClick={() => mutate()}>
          {t('spreadsheet.saved.remove')}
        </Button>
      </DialogActions>
    </>
  );
}
