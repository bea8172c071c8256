import { ActionIcon, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { calendarGuests } from '@pliego/contract/areas/calendar';
import { calendarCategories } from '@pliego/contract/areas/calendar-choices';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ToneDot } from '#web/ui/display/pill.tsx';
import { categoryTones } from '../categories.ts';
import type { EventFormState } from './event-values.ts';
import { ReminderField } from './reminder-field.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { readTypedLink } from './typed-link.ts';
import { WhenFields } from './when-fields.tsx';
import classes from './event-form.module.css';

interface EventFieldsProps {
  form: EventFormState;
  /** False for one occurrence of a series. */
  canRepeat: boolean;
}

/** The fields of an event: what, when, with whom, where. */
export function EventFields({ form, canRepeat }: EventFieldsProps) {
  const { t } = useTranslation('calendar');
  const { guests } = form.values;
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
      <CategoryField form={form} />
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
      <LinkField form={form} />
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

function CategoryField({ form }: { form: EventFormState }) {
  const { t } = useTranslation('calendar');
  const { category } = form.values;
  return (
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
  );
}

/** A web address; once it can be read, a button opens it. */
function LinkField({ form }: { form: EventFormState }) {
  const { t } = useTranslation('calendar');
  const { url } = form.values;
  const link = url.trim() === '' ? null : readTypedLink(url);
  return (
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
  );
}
