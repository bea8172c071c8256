import { Button, Radio, Stepper, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import {
  type AppField,
  appKinds,
  appSteps,
  type AppValues,
  databases,
  emptyApp,
  frameworks,
  missingIn,
} from './app-steps.ts';
import { useSampleDone } from './sample-form.tsx';
import classes from './dialogs.module.css';

/** Five steps, one under the other and on a phone in one line; each is checked before the next. */
export function AppDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dialogs');
  const done = useSampleDone(onClose);
  const isPhone = useIsPhone();
  const [at, setAt] = useState(0);
  const [values, setValues] = useState(emptyApp);
  const [isTried, setTried] = useState(false);
  const step = appSteps[at] ?? 'details';
  const isLast = at === appSteps.length - 1;
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (missingIn(step, values).length > 0) return setTried(true);
    setTried(false);
    if (isLast) done(t('app.created', { name: values.name.trim() }));
    else setAt(at + 1);
  };
  return (
    <Dialog title={t('cards.aplicacion.title')} size="xl" onClose={onClose}>
      <form noValidate className={classes.wizard} onSubmit={next}>
        <Stepper
          orientation={isPhone ? 'horizontal' : 'vertical'}
          size="sm"
          classNames={{ stepBody: classes.stepBody }}
          active={at}
          allowNextStepsSelect={false}
          onStepClick={setAt}
        >
          {appSteps.map((name) => (
            <Stepper.Step
              key={name}
              label={t(`app.steps.${name}.title`)}
              description={t(`app.steps.${name}.text`)}
            />
          ))}
        </Stepper>
        <div className={classes.form}>
          {isPhone ? <h3 className={classes.subtitle}>{t(`app.steps.${step}.title`)}</h3> : null}
          <StepFields
            step={step}
            values={values}
            missing={isTried ? missingIn(step, values) : []}
            onChange={(change) => setValues((held) => ({ ...held, ...change }))}
          />
          <p className={classes.soft}>{t('notStored')}</p>
          <DialogActions>
            <Button variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
              {t('back')}
            </Button>
            <Button type="submit">{t(isLast ? 'app.create' : 'next')}</Button>
          </DialogActions>
        </div>
      </form>
    </Dialog>
  );
}

interface StepFieldsProps {
  step: (typeof appSteps)[number];
  values: AppValues;
  missing: readonly AppField[];
  onChange: (change: Partial<AppValues>) => void;
}

function StepFields({ step, values, missing, onChange }: StepFieldsProps) {
  const { t } = useTranslation('dialogs');
  const errorOf = (field: AppField) =>
    missing.includes(field) ? t(`app.missing.${field}`) : undefined;
  const typed = (field: 'name' | 'card' | 'holder') => ({
    label: t(`app.${field}`),
    value: values[field],
    error: errorOf(field),
    autoComplete: 'off',
    withAsterisk: true,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [field]: value }),
  });
  switch (step) {
    case 'details':
      return (
        <>
          <TextInput {...typed('name')} maxLength={80} data-autofocus />
          <Choice
            label={t('app.kind')}
            value={values.kind}
            error={errorOf('kind')}
            options={appKinds.map((value) => ({ value, label: t(`app.kinds.${value}`) }))}
            onChange={(kind) => onChange({ kind })}
          />
        </>
      );
    case 'frameworks':
      return (
        <Choice
          label={t('app.framework')}
          value={values.framework}
          error={errorOf('framework')}
          options={frameworks.map((value) => ({ value, label: value }))}
          onChange={(framework) => onChange({ framework })}
        />
      );
    case 'database':
      return (
        <Choice
          label={t('app.database')}
          value={values.database}
          error={errorOf('database')}
          options={databases.map((value) => ({ value, label: value }))}
          onChange={(database) => onChange({ database })}
        />
      );
    case 'billing':
      return (
        <>
          <TextInput {...typed('card')} inputMode="numeric" placeholder="0000 0000 0000 0000" />
          <TextInput {...typed('holder')} maxLength={60} />
        </>
      );
    case 'submit':
      return <Summary values={values} />;
  }
}

interface ChoiceProps {
  label: string;
  value: string;
  error: string | undefined;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, error, options, onChange }: ChoiceProps) {
  return (
    <Radio.Group label={label} withAsterisk value={value} error={error} onChange={onChange}>
      <div className={classes.choices}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </div>
    </Radio.Group>
  );
}

function Summary({ values }: { values: AppValues }) {
  const { t } = useTranslation('dialogs');
  const kind = appKinds.find((one) => one === values.kind);
  return (
    <Facts>
      <Fact name={t('app.name')}>{values.name}</Fact>
      <Fact name={t('app.kind')}>{kind === undefined ? null : t(`app.kinds.${kind}`)}</Fact>
      <Fact name={t('app.framework')}>{values.framework}</Fact>
      <Fact name={t('app.database')}>{values.database}</Fact>
      <Fact name={t('app.card')}>{t('app.ending', { last: values.card.trim().slice(-4) })}</Fact>
    </Facts>
  );
}
