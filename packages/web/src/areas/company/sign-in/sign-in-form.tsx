import { Button, Textarea } from '@mantine/core';
import { type SignInMethod, signInMethods } from '@pliego/contract/areas/auth-shapes';
import type { SignInRules, StoredSignInRules } from '@pliego/contract/areas/sign-in-rules';
import { writtenDomains } from '@pliego/contract/rules/mail-domains';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInRulesApi } from '#web/api/areas/sign-in-rules.ts';
import { fieldErrors, problemCode, problemText } from '#web/api/problems.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import { effectsOf } from './rule-effects.ts';
import { RuleEffect } from './rule-effect.tsx';
import { signInRulesQuery } from './sign-in-query.ts';
import classes from '../company.module.css';
import own from './sign-in.module.css';

/** What the form holds: the domains as they are being written. */
interface Values {
  segundoPaso: boolean;
  metodos: SignInMethod[];
  written: string;
}

const valuesOf = ({ segundoPaso, metodos, dominios }: SignInRules): Values => ({
  segundoPaso,
  metodos,
  written: dominios.join(', '),
});

const rulesOf = ({ segundoPaso, metodos, written }: Values): SignInRules => ({
  segundoPaso,
  metodos,
  dominios: writtenDomains(written),
});

const asText = ({ segundoPaso, metodos, dominios }: SignInRules): string =>
  JSON.stringify([segundoPaso, metodos.toSorted(), dominios.toSorted()]);

function useSaving(stored: StoredSignInRules, rules: SignInRules) {
  const { t } = useTranslation('company');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => signInRulesApi.setSignInRules({ body: rules, ifVersion: stored.version }),
    onSuccess: (kept) => {
      queries.setQueryData(signInRulesQuery.queryKey, kept);
      toastDone({ title: t('signIn.kept') });
    },
    onError: (error) => {
      if (Object.keys(fieldErrors(error)).length > 0) return;
      toastProblem({ title: t('notKept'), text: problemText(error) });
      // Somebody else changed them: theirs are shown.
      if (problemCode(error) === 'version-antigua') {
        void queries.invalidateQueries({ queryKey: signInRulesQuery.queryKey });
      }
    },
  });
}

/** The rules, and whom each of them reaches, before they are kept. */
export function SignInForm({ stored }: { stored: StoredSignInRules }) {
  const { t } = useTranslation(['company', 'common']);
  const [values, setValues] = useState(valuesOf(stored));
  const rules = rulesOf(values);
  const { mutate: save, isPending, error, reset } = useSaving(stored, rules);
  const change = (changed: Partial<Values>) => {
    reset();
    setValues({ ...values, ...changed });
  };
  const isChanged = asText(rules) !== asText(stored);
  const { withoutStep, withoutKey, throughProvider, outside } = effectsOf(rules, stored.personas);
  const errors = fieldErrors(error);
  const wrongDomain = Object.entries(errors).find(([field]) => field.startsWith('dominios'))?.[1];
  return (
    <>
      <div className={own.fields}>
        <div className={own.rule}>
          <SwitchRow
            label={t('signIn.step.name')}
            checked={values.segundoPaso}
            onChange={(segundoPaso) => change({ segundoPaso })}
          />
          <p className={own.hint}>{t('signIn.step.text')}</p>
          <RuleError text={errors['segundoPaso']} />
          <RuleEffect kind="withoutStep" people={withoutStep} />
        </div>
        <Methods
          chosen={values.metodos}
          error={errors['metodos']}
          onChange={(metodos) => change({ metodos })}
        />
        <RuleEffect kind="withoutKey" people={withoutKey} />
        <RuleEffect kind="throughProvider" people={throughProvider} />
        <div className={own.rule}>
          <Textarea
            autosize
            minRows={1}
            label={t('signIn.domains.name')}
            description={t('signIn.domains.text')}
            placeholder={t('signIn.domains.placeholder')}
            value={values.written}
            error={wrongDomain}
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ currentTarget: { value } }) => change({ written: value })}
          />
          <RuleEffect kind="outside" people={outside} />
        </div>
      </div>
      <div className={`${classes.actions} ${own.actions}`}>
        <Button disabled={!isChanged} loading={isPending} onClick={() => save()}>
          {t('common:actions.save')}
        </Button>
        {isChanged ? (
          <Button variant="default" onClick={() => change(valuesOf(stored))}>
            {t('data.undo')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function RuleError({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className={own.error}>
      {text}
    </p>
  );
}

interface MethodsProps {
  chosen: SignInMethod[];
  error: string | undefined;
  onChange: (chosen: SignInMethod[]) => void;
}

/** By what people may sign in; the last one that is left stays. */
function Methods({ chosen, error, onChange }: MethodsProps) {
  const { t } = useTranslation('company');
  const isLast = (method: SignInMethod) =>
    chosen.includes(method) &&
    signInMethods.every((one) => one === method || !chosen.includes(one));
  return (
    <fieldset className={own.rule}>
      <legend className={own.name}>{t('signIn.methods.name')}</legend>
      {signInMethods.map((method) => (
        <div key={method} className={own.method}>
          <CheckRow
            kind="checkbox"
            name="metodos"
            label={t(`signIn.methods.${method}.name`)}
            checked={chosen.includes(method)}
            disabled={isLast(method)}
            onChange={() =>
              onChange(
                chosen.includes(method)
                  ? chosen.filter((one) => one !== method)
                  : [...chosen, method],
              )
            }
          />
          <p className={own.hint}>{t(`signIn.methods.${method}.text`)}</p>
        </div>
      ))}
      <RuleError text={error} />
    </fieldset>
  );
}
