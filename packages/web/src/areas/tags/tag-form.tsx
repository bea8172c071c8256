import { Button, TextInput } from '@mantine/core';
import { type Tag, TagColor, TagName } from '@pliego/contract/areas/tags';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { ColorPicker } from './color-picker.tsx';
import { useSaveTag } from './tag-mutations.ts';
import classes from './tag-form.module.css';

const Values = z.object({ nombre: TagName, color: TagColor });

interface TagFormProps {
  /** The one to change; null makes a new one. */
  tag: Tag | null;
  /** What a new one starts with. */
  color: TagColor;
  onClose: () => void;
}

/** Name and colour of a tag, new or not. */
export function TagForm({ tag, color, onClose }: TagFormProps) {
  const { t } = useTranslation(['tags', 'common']);
  const save = useSaveTag(tag);
  const { form, formProps, busy, problem } = useContractForm({
    schema: Values,
    initialValues: { nombre: tag?.nombre ?? '', color: tag?.color ?? color },
    send: (values) => save(Values.parse(values)),
    onDone: onClose,
  });
  const { nombre, color: chosen } = form.values;
  return (
    <Dialog
      title={tag === null ? t('form.createTitle') : t('form.editTitle', { name: tag.nombre })}
      onClose={onClose}
    >
      <form {...formProps} className={classes.form}>
        <FormProblem text={problem} />
        <TextInput
          label={t('form.name')}
          placeholder={t('form.placeholder')}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('nombre')}
        />
        <ColorPicker value={chosen} onChange={(next) => form.setFieldValue('color', next)} />
        <p className={classes.preview}>
          {t('form.preview')} <Pill tone={chosen}>{nombre.trim() || t('form.name')}</Pill>
        </p>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t(tag === null ? 'common:actions.create' : 'common:actions.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
