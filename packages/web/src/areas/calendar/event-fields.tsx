import { ActionIcon, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import type { UseFormReturnType } from '@mantine/form';
import { calendarCategories, calendarGuests } from '@pliego/contract/areas/calendar';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ToneDot } from '#web/ui/pill.tsx';
import { categoryTones } from './categories.ts';
import type { EventValues } from './event-values.ts';
import { ReminderField } from './reminder-field.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { readTypedLink } from './typed-link.ts';
import { WhenFields } from './when-fields.tsx';
import classes from './event-form.module.css';

export type EventFormState = UseFormReturnType<EventValues>;

interface EventFieldsProps {
  form: EventFormState;
  /** Not for one time of a series. */
  canRepeat: boolean;
}

/** The fields of an event, in the order in which one thinks of them. */
export function EventFields({ form, canRepeat }: EventFieldsProps) {
  const { t } = useTranslation('calendar');
  const { category, guests, url } = form.values;
  const link = url.trim() === '' ? null : readTypedLink(url);
  const people = [...new Set([...calendarGuests.map(({ fullName }) => fullName), ...guests])];
  return (
    <>
      <TextInput
        label={t('event.title')}
        placeholder={t('event.titleHint')}
        autoComplete="off"
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <Select
        label={t('event.category')}
        allowDeselect={false}
        data={calendarCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        leftSection={<ToneDot tone={categoryTones[category]} />}
        renderOption={({ option }) => {
          const one = calendarCategories.find((known) => known === option.value) ?? 'ETC';
          return (
            <span className={classes.option}>
              <ToneDot tone={categoryTones[one]} />
              {option.label}
            </span>
          );
        }}
        {...form.getInputProps('category')}
      />
      <WhenFields form={form} />
      {canRepeat ? <RepeatFields form={form} /> : null}
      <ReminderField form={form} />
      <MultiSelect
        label={t('event.guests')}
        placeholder={guests.length === 0 ? t('event.guestsHint') : undefined}
        searchable
        clearable
        data={people}
        nothingFoundMessage={t('event.noneFound')}
        {...form.getInputProps('guests')}
      />
      <TextInput label={t('event.place')} autoComplete="off" {...form.getInputProps('location')} />
      <TextInput
        label={t('event.url')}
        type="url"
        inputMode="url"
        autoComplete="off"
        rightSection={
          link === null ? null : (
            <ActionIcon
              component="a"
              href={link}
              target="_blank"
              rel="noreferrer"
              variant="subtle"
              color="gray"
              aria-label={t('event.openUrl')}
              title={t('event.openUrl')}
            >
              <IconExternalLink size={16} aria-hidden />
            </ActionIcon>
          )
        }
        {...form.getInputProps('url')}
      />
      <Textarea
        label={t('event.description')}
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps('description')}
      />
    </>
  );
}
