import { Button, TextInput } from '@mantine/core';
import type { SavedMapping, SpreadsheetUpload } from '@pliego/contract/areas/spreadsheet-endpoints';
import { MappingName } from '@pliego/contract/areas/spreadsheets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { spreadsheetsApi } from '#web/api/areas/spreadsheets.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { fittedTo, missingFields } from './mapping.ts';
import { mappingsQuery, refreshMappings } from './queries.ts';
import type { Draft } from './use-draft.ts';
import classes from './dialogs.module.css';

const Values = z.object({ nombre: MappingName });
type Values = z.infer<typeof Values>;

interface SaveMappingProps {
  upload: SpreadsheetUpload;
  draft: Draft;
  onClose: () => void;
}

/** Saves the choices under a name; under their original name it replaces that mapping. */
export function SaveMapping({ upload, draft, onClose }: SaveMappingProps) {
  const { t } = useTranslation(['sources', 'common']);
  const client = useQueryClient();
  const { data } = useQuery(mappingsQuery);
  const { mapping, basis } = draft;
  const missing = missingFields(mapping);
  const known = data?.datos.find(({ id }) => id === basis.saved?.id);

  const save = ({ nombre }: Values): Promise<SavedMapping> => {
    const name = Values.parse({ nombre }).nombre;
    if (known === undefined || name !== known.nombre) {
      const body = { nombre: name, mapeo: mapping, planilla: upload.id };
      return spreadsheetsApi.saveMapping({ body });
    }
    // It keeps the names of the columns as the table writes them on which it was made.
    const { mapping: mapeo } = fittedTo(known.encabezado, mapping);
    return spreadsheetsApi.updateMapping({ params: { id: known.id }, body: { mapeo } });
  };
  const { form, formProps, busy, problem } = useContractForm<Values, SavedMapping>({
    schema: Values,
    initialValues: { nombre: basis.saved?.nombre ?? '' },
    send: save,
    onDone: ({ id, nombre }) => {
      draft.wasSaved({ id, nombre });
      void refreshMappings(client);
      toastDone({ title: t('spreadsheet.saved.done', { name: nombre }) });
      onClose();
    },
  });
  const isSame = known !== undefined && form.values.nombre.trim() === known.nombre;
  return (
    <Dialog title={t('spreadsheet.saved.saveTitle')} onClose={onClose}>
      {missing.length > 0 ? (
        <p className={classes.text}>{t('spreadsheet.saved.incomplete')}</p>
      ) : (
        <form {...formProps} className={classes.form}>
          <FormProblem text={problem} />
          <p className={classes.text}>{t('spreadsheet.saved.saveText')}</p>
          <TextInput
            label={t('spreadsheet.saved.name')}
            description={isSame ? t('spreadsheet.saved.replaces') : undefined}
            placeholder={t('spreadsheet.saved.placeholder')}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('nombre')}
          />
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {t('common:actions.cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {t(isSame ? 'spreadsheet.saved.replace' : 'spreadsheet.saved.save')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
