import { Button, Checkbox, Fieldset, NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Fieldset.layer.css';
import { regions } from '@pliego/contract/rules/regions';
import { IconMail, IconPhone, IconUser } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import classes from './forms.module.css';

export const parts = ['TextInput', 'Fieldset'];
export const wide = ['MultiColumn', 'Sections'];

const fields = ['person', 'mail', 'phone'] as const;
const drawings = { person: IconUser, mail: IconMail, phone: IconPhone };
const empty = { person: '', mail: '', phone: '' };

interface ContactProps {
  isBeside?: boolean;
  hasIcons?: boolean;
}

/** A person of a buyer; saving says what would be saved, and starts again. */
function Contact({ isBeside = false, hasIcons = false }: ContactProps) {
  const { t } = useTranslation('formLayout');
  const id = useId();
  const [values, setValues] = useState(empty);
  const [isMain, setMain] = useState(false);
  const clear = () => {
    setValues(empty);
    setMain(false);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    toastDone({ title: t('text.saved', { name: values.person || t('text.nobody') }) });
    clear();
  };
  return (
    <form className={classes.form} onSubmit={save}>
      {fields.map((field) => {
        const Drawing = drawings[field];
        const input = (
          <TextInput
            id={`${id}-${field}`}
            label={isBeside ? undefined : t(`text.${field}`)}
            leftSection={hasIcons ? <Drawing size={16} aria-hidden /> : undefined}
            autoComplete="off"
            value={values[field]}
            onChange={({ currentTarget }) => setValues({ ...values, [field]: currentTarget.value })}
          />
        );
        return isBeside ? (
          <div key={field} className={classes.beside}>
            <label htmlFor={`${id}-${field}`}>{t(`text.${field}`)}</label>
            {input}
          </div>
        ) : (
          <div key={field}>{input}</div>
        );
      })}
      <Checkbox
        label={t('text.main')}
        checked={isMain}
        onChange={({ currentTarget }) => setMain(currentTarget.checked)}
      />
      <Actions onClear={clear} />
    </form>
  );
}

/** What sends it comes first. */
function Actions({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('formLayout');
  return (
    <div className={classes.actions}>
      <Button type="submit">{t('text.save')}</Button>
      <Button variant="default" onClick={onClear}>
        {t('text.clear')}
      </Button>
    </div>
  );
}

export function Horizontal() {
  return <Contact isBeside />;
}

export function HorizontalIcons() {
  return <Contact isBeside hasIcons />;
}

/** Quicker to read than any other, and the same on a phone. */
export function Vertical() {
  return <Contact />;
}

export function VerticalIcons() {
  return <Contact hasIcons />;
}

/** Only fields that belong together share a line; the order is that of the Tab key. */
export function MultiColumn() {
  const { t } = useTranslation('formLayout');
  const [round, setRound] = useState(0);
  const save = (event: FormEvent) => {
    event.preventDefault();
    toastDone({ title: t('text.savedCompany') });
    setRound(round + 1);
  };
  return (
    <form key={round} className={classes.form} onSubmit={save}>
      <div className={classes.columns}>
        <TextInput label={t('text.legalName')} autoComplete="off" />
        <TextInput label={t('text.tradeName')} autoComplete="off" />
        <NativeSelect label={t('text.region')} data={regions.map(({ name }): string => name)} />
        <TextInput label={t('text.commune')} autoComplete="off" />
        <TextInput label={t('text.phone')} type="tel" autoComplete="off" />
        <TextInput label={t('text.mail')} type="email" autoComplete="off" />
        <Textarea className={classes.whole} label={t('text.about')} rows={2} />
      </div>
      <Actions onClear={() => setRound(round + 1)} />
    </form>
  );
}

/** A long form in parts, each with its name. */
export function Sections() {
  const { t } = useTranslation('formLayout');
  const [round, setRound] = useState(0);
  const save = (event: FormEvent) => {
    event.preventDefault();
    toastDone({ title: t('text.savedOffer') });
    setRound(round + 1);
  };
  return (
    <form key={round} className={classes.form} onSubmit={save}>
      <Fieldset legend={t('text.who')}>
        <div className={classes.columns}>
          <TextInput label={t('text.person')} autoComplete="off" />
          <TextInput label={t('text.mail')} type="email" autoComplete="off" />
        </div>
      </Fieldset>
      <Fieldset legend={t('text.what')}>
        <div className={classes.columns}>
          <TextInput label={t('text.price')} inputMode="numeric" autoComplete="off" />
          <TextInput label={t('text.term')} inputMode="numeric" autoComplete="off" />
        </div>
      </Fieldset>
      <Actions onClear={() => setRound(round + 1)} />
    </form>
  );
}
