import { Button, TextInput } from '@mantine/core';
import type { SavedMapping } from '@pliego/contract/areas/spreadsheet-endpoints';
import { MappingName } from '@pliego/contract/areas/spreadsheets';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { spreadsheetsApi } from '#web/api/areas/spreadsheets.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { DialogActions } from '#web/ui/overlay/dialog.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { refreshMappings } from './queries.ts';
import { takeFocus } from './take-focus.ts';
import type { Draft } from './use-draft.ts';
import classes from './dialogs.module.css';

const Values = z.object({ nombre: MappingName });
type Values = z.infer<typeof Values>;

interface RenameMappingProps {
  mapping: SavedMapping;
  draft: Draft;
  onBack: () => void;
}

/** Gives a saved mapping another name. */
export function RenameMapping({ mapping, draft, onBack }: RenameMappingProps) {
  const { t } = useTranslation(['sources', 'common']);
  const client = useQueryClient();
  const { form, formProps, busy, problem } = useContractForm<Values, SavedMapping>({
    schema: Values,
    initialValues: { nombre: mapping.nombre },
    send: (values) =>
      spreadsheetsApi.updateMapping({ params: { id: mapping.id }, body: Values.parse(values) }),
    onDone: async ({ id, nombre }) => {
      draft.savedChanged(id, { id, nombre });
      await refreshMappings(client);
      onBack();
    },
  });
  return (
    <form {...formProps} className={classes.form}>
      <FormProblem text={problem} />
      <TextInput
        label={t('spreadsheet.saved.name')}
        autoComplete="off"
        ref={takeFocus}
        {...form.getInputProps('nombre')}
      />
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('common:actions.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
