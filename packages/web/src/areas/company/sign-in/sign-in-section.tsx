import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ReadOnlyNote, useMaySet } from '../may-set.tsx';
import { ProviderSection } from './provider-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signInRulesQuery } from './sign-in-query.ts';
import classes from '../company.module.css';

/** How people enter the company: of its administrators alone. */
export function SignInSection() {
  const { t } = useTranslation('company');
  const maySet = useMaySet().data;
  return (
    <>
      <Section title={t('signIn.title')}>
        <p className={classes.text}>{t('signIn.text')}</p>
        <ReadOnlyNote of="data" />
        {maySet ? <Rules /> : null}
      </Section>
      <ProviderSection />
    </>
  );
}

function Rules() {
  const rules = useQuery({ ...signInRulesQuery, refetchOnMount: 'always' });
  return (
    <QueryState query={rules} lines={6}>
      {(stored) => <SignInForm key={stored.version} stored={stored} />}
    </QueryState>
  );
}
