import { Button, NativeSelect, Stepper, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { communesOf } from '@pliego/contract/rules/communes';
import { regions } from '@pliego/contract/rules/regions';
import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import classes from './wizard.module.css';

export const parts = ['Stepper', 'Stepper.Step'];
export const wide = ['Horizontal', 'Vertical', 'Modern', 'ModernVertical'];

const steps = ['account', 'personal', 'address', 'social'] as const;
type Step = (typeof steps)[number];

const fieldsOf = {
  account: ['user', 'mail', 'password'],
  personal: ['name', 'role'],
  address: ['region', 'commune', 'street'],
  social: ['site', 'linkedin'],
} as const satisfies Record<Step, readonly string[]>;

const empty = {
  user: '',
  mail: '',
  password: '',
  name: '',
  role: '',
  region: '',
  commune: '',
  street: '',
  site: '',
  linkedin: '',
};
type Values = typeof empty;
type Field = keyof Values;

/** The last step may stay empty. */
const needed: readonly Field[] = [...fieldsOf.account, ...fieldsOf.personal, ...fieldsOf.address];

function useWizard(isChecked: boolean) {
  const { t } = useTranslation('wizard');
  const form = useForm<Values>({
    initialValues: empty,
    validate: (values) =>
      Object.fromEntries(
        needed
          .filter((field) => isChecked && values[field].trim() === '')
          .map((field) => [field, t(`text.missing.${field}`)]),
      ),
  });
  const [at, setAt] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  const step = steps[at] ?? 'account';
  const next = (event: FormEvent) => {
    event.preventDefault();
    const wrong = fieldsOf[step].filter((field: Field) => form.validateField(field).hasError);
    if (wrong.length > 0) return setRefusals(refusals + 1);
    if (at < steps.length - 1) return setAt(at + 1);
    toastDone({ title: t('text.done'), text: form.values.name || form.values.user });
    form.reset();
    setAt(0);
  };
  return { form, at, step, setAt, next, element };
}

type Wizard = ReturnType<typeof useWizard>;

/** The fields of the step, and the way back and on. */
function StepForm({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('wizard');
  const { form, at, step, setAt, next, element } = wizard;
  const isLast = at === steps.length - 1;
  return (
    <form ref={element} noValidate className={classes.form} onSubmit={next}>
      <h4 className={classes.title}>{t(`text.steps.${step}.title`)}</h4>
      <div className={classes.fields}>
        {fieldsOf[step].map((field) => (
          <StepField key={field} field={field} form={form} />
        ))}
      </div>
      <div className={classes.actions}>
        <Button variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('text.back')}
        </Button>
        <Button type="submit">{t(isLast ? 'text.finish' : 'text.next')}</Button>
      </div>
    </form>
  );
}

function StepField({ field, form }: { field: Field; form: Wizard['form'] }) {
  const { t } = useTranslation('wizard');
  const shared = {
    ...form.getInputProps(field),
    label: t(`text.fields.${field}`),
    withAsterisk: needed.includes(field),
    autoComplete: 'off',
  };
  const first = { value: '', label: t('text.choose') };
  if (field === 'password') return <PasswordField {...shared} />;
  if (field === 'region') {
    const names = regions.map(({ name }) => ({ value: name, label: name }));
    return <NativeSelect {...shared} data={[first, ...names]} />;
  }
  if (field === 'commune') {
    const region = regions.find(({ name }) => name === form.values.region);
    const communes = region === undefined ? [] : communesOf(region.number);
    const names = communes.map((name) => ({ value: name, label: name }));
    return <NativeSelect {...shared} data={[first, ...names]} />;
  }
  return <TextInput {...shared} />;
}

/** Each step is checked before the next; those that are done can be seen again. */
export function Horizontal() {
  const { t } = useTranslation('wizard');
  const isPhone = useIsPhone();
  const wizard = useWizard(true);
  return (
    <div className={classes.over}>
      <Stepper
        size="sm"
        active={wizard.at}
        orientation={isPhone ? 'vertical' : 'horizontal'}
        allowNextStepsSelect={false}
        onStepClick={wizard.setAt}
      >
        {steps.map((step) => (
          <Stepper.Step
            key={step}
            label={t(`text.steps.${step}.title`)}
            description={t(`text.steps.${step}.text`)}
          />
        ))}
      </Stepper>
      <StepForm wizard={wizard} />
    </div>
  );
}

/** Any step can be gone to: nothing is checked. */
export function Vertical() {
  const { t } = useTranslation('wizard');
  const wizard = useWizard(false);
  return (
    <div className={classes.beside}>
      <Stepper size="sm" orientation="vertical" active={wizard.at} onStepClick={wizard.setAt}>
        {steps.map((step) => (
          <Stepper.Step
            key={step}
            label={t(`text.steps.${step}.title`)}
            description={t(`text.steps.${step}.text`)}
          />
        ))}
      </Stepper>
      <StepForm wizard={wizard} />
    </div>
  );
}

/** Steps without lines between them: the one at hand stands out. */
function ModernSteps({ wizard, className }: { wizard: Wizard; className: string | undefined }) {
  const { t } = useTranslation('wizard');
  return (
    <ol className={className} aria-label={t('text.label')}>
      {steps.map((step, place) => (
        <li key={step}>
          <button
            type="button"
            className={classes.step}
            aria-current={place === wizard.at ? 'step' : undefined}
            onClick={() => wizard.setAt(place)}
          >
            <span className={classes.mark} aria-hidden>
              {place < wizard.at ? <IconCheck size={15} stroke={2.4} /> : place + 1}
            </span>
            <span>
              <span className={classes.name}>{t(`text.steps.${step}.title`)}</span>
              <span className={classes.text}>{t(`text.steps.${step}.text`)}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

export function Modern() {
  const wizard = useWizard(false);
  return (
    <div className={classes.over}>
      <ModernSteps wizard={wizard} className={classes.row} />
      <StepForm wizard={wizard} />
    </div>
  );
}

export function ModernVertical() {
  const wizard = useWizard(false);
  return (
    <div className={classes.beside}>
      <ModernSteps wizard={wizard} className={classes.column} />
      <StepForm wizard={wizard} />
    </div>
  );
}
