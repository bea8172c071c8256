import { Button, Radio, Stepper, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jwtApi } from '#web/api/areas/jwt.ts';
import { problemText } from '#web/api/problems.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { DemoFrame } from './demo-frame.tsx';
import { emptySteps, missingIn, type StepField, stepFields, type StepValues } from './steps.ts';
import classes from './jwt.module.css';

const plans = ['basicPlan', 'standardPlan', 'premiumPlan'] as const;
const steps = ['account', 'personal', 'billing'] as const;

/** A registration in three steps; each is checked before the next. */
export function StepsPage() {
  const { t } = useTranslation(['jwt', 'pages']);
  const [at, setAt] = useState(0);
  const [values, setValues] = useState(emptySteps);
  const [isTried, setTried] = useState(false);
  const register = useMutation({
    mutationFn: ({ username, email, password }: StepValues) =>
      jwtApi.register({ body: { username, email, password } }),
    onSuccess: (answer) => {
      if ('error' in answer) setAt(0);
      else setAt(steps.length);
    },
  });
  const answer = register.data;
  const taken = answer !== undefined && 'error' in answer ? answer.error : null;
  const missing = isTried ? missingIn(values, at) : [];
  const errorOf = (name: StepField) => {
    if (missing.includes(name)) return t(name === 'again' ? 'reset.other' : 'steps.missing');
    if (name === 'email' || name === 'username') return taken?.[name] ?? undefined;
    return undefined;
  };
  const field = (name: StepField) => ({
    label: t(`fields.${name}`),
    value: values[name],
    autoComplete: 'off',
    error: errorOf(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((held) => ({ ...held, [name]: value })),
  });
  const next = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missingIn(values, at).length > 0) return;
    setTried(false);
    if (at === steps.length - 1) register.mutate(values);
    else setAt(at + 1);
  };
  return (
    <DemoFrame title={t('pages:register-multi-steps')} look="cover">
      <form noValidate className={classes.form} onSubmit={next}>
        <Stepper size="xs" active={at} allowNextStepsSelect={false} onStepClick={setAt}>
          {steps.map((step) => (
            <Stepper.Step key={step} label={t(`steps.${step}`)} />
          ))}
        </Stepper>
        <FormProblem text={register.error === null ? undefined : problemText(register.error)} />
        {stepFields[at]?.map((name) =>
          name === 'password' || name === 'again' ? (
            <PasswordField key={name} {...field(name)} />
          ) : (
            <TextInput key={name} {...field(name)} />
          ),
        )}
        {at === steps.length - 1 ? (
          <Radio.Group
            label={t('steps.plan')}
            value={values.plan}
            onChange={(plan) => setValues((held) => ({ ...held, plan }))}
          >
            {plans.map((plan) => (
              <Radio key={plan} value={plan} label={t(`steps.plans.${plan}`)} mt={8} />
            ))}
          </Radio.Group>
        ) : null}
        {at === steps.length ? (
          <p className={classes.text}>{t('register.done', { name: values.username })}</p>
        ) : (
          <div className={classes.actions}>
            <Button variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
              {t('steps.previous')}
            </Button>
            <Button type="submit" loading={register.isPending}>
              {t(at === steps.length - 1 ? 'steps.finish' : 'steps.next')}
            </Button>
          </div>
        )}
      </form>
    </DemoFrame>
  );
}
