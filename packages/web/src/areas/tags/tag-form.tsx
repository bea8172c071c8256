import { Alert, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Tag, TagColor, TagName } from '@pliego/contract/areas/tags';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { fieldErrors, problemText } from '#web/api/problems.ts';
import { formResolver } from '#web/i18n/form-resolver.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { ColorPicker } from './color-picker.tsx';
import { type TagValues, useSaveTag } from './tag-mutations.ts';
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
  const form = useForm<TagValues>({
    initialValues: { nombre: tag?.nombre ?? '', color: tag?.color ?? color },
    validate: formResolver(Values),
  });
  const { nombre, color: chosen } = form.values;

  const submit = (values: TagValues) =>
    save.mutate(Values.parse(values), {
      onSuccess: onClose,
      onError: (error) => form.setErrors(fieldErrors(error)),
    });
  const isGeneral = save.error !== null && Object.keys(fieldErrors(save.error)).length === 0;
  return (
    <Dialog
      title={tag === null ? t('form.createTitle') : t('form.editTitle', { name: tag.nombre })}
      onClose={onClose}
    >
      <form noValidate className={classes.form} onSubmit={form.onSubmit(submit)}>
        {isGeneral ? (
          <Alert color="red" role="alert" p="sm">
            {problemText(save.error)}
          </Alert>
        ) : null}
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
          <Button type="submit" loading={save.isPending}>
            {t(tag === null ? 'common:actions.create' : 'common:actions.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
