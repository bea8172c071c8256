import { Accordion, Button } from '@mantine/core';
import type { PricingQuestion } from '@pliego/contract/areas/pricing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSessionIfAny } from '#web/api/use-session.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page, Section } from '#web/ui/page/page.tsx';
import { type PlanKey, storePlan } from '#web/lib/chosen-plan.ts';
import { PeriodChoice } from './period-choice.tsx';
import { PlanCards } from './plan-cards.tsx';
import { ownPlanQuery, pricingQuery, type ShownPlan } from '#web/api/pricing-queries.ts';
import classes from './pricing.module.css';

/** What Pliego costs, for whoever asks; the plan that is chosen goes along to the registration. */
export function PricingPage() {
  const { t } = useTranslation('pricing');
  const { search, change } = useSearchState('/shell/pages/pricing');
  const period = search.pago ?? 'mes';
  const hasSession = useSessionIfAny() !== undefined;
  return (
    <Page title={t('title')}>
      <div className={classes.page}>
        <div className={classes.top}>
          <p className={classes.lead}>{t('lead')}</p>
          <PeriodChoice
            period={period}
            onChoose={(chosen) =>
              change({ pago: chosen === 'plazo' ? chosen : undefined }, { replace: true })
            }
          />
          <p className={classes.note}>{t('note')}</p>
        </div>
        <QueryState query={useQuery(pricingQuery)} lines={12}>
          {(pricing) => (
            <>
              <PlanCards
                pricing={pricing}
                period={period}
                action={(plan) => <Choose plan={plan} />}
              />
              {hasSession ? null : <Trial />}
              <Questions questions={pricing.qandA} />
            </>
          )}
        </QueryState>
      </div>
    </Page>
  );
}

/** With an account the plan is taken here; without one it goes along to the registration. */
function Choose({ plan: { key, title } }: { plan: ShownPlan }) {
  const { t } = useTranslation('pricing');
  const client = useQueryClient();
  const hasSession = useSessionIfAny() !== undefined;
  const own = useQuery({ ...ownPlanQuery, enabled: hasSession }).data;
  if (!hasSession) {
    return <RegisterLink plan={key} label={t('choose')} of={t('chooseOf', { title })} />;
  }
  if (key === own) {
    return (
      <div className={classes.own}>
        <Pill tone="verde">{t('current')}</Pill>
      </div>
    );
  }
  const take = () => {
    storePlan(key);
    client.setQueryData<PlanKey>(ownPlanQuery.queryKey, key);
    toastDone({ title: t('taken', { title }), text: t('takenText') });
  };
  return (
    <Button variant="light" fullWidth aria-label={t('chooseOf', { title })} onClick={take}>
      {t('choose')}
    </Button>
  );
}

function RegisterLink({ plan, label, of }: { plan: PlanKey; label: string; of?: string }) {
  return (
    <Button
      fullWidth
      aria-label={of}
      onClick={() => storePlan(plan)}
      renderRoot={(props) => <Link {...props} to="/register" search={{ plan }} />}
    >
      {label}
    </Button>
  );
}

function Trial() {
  const { t } = useTranslation('pricing');
  return (
    <section className={classes.trial} aria-label={t('trial.title')}>
      <div>
        <h2 className={classes.trialTitle}>{t('trial.title')}</h2>
        <p className={classes.trialText}>{t('trial.text')}</p>
      </div>
      <div>
        <RegisterLink plan="basicPlan" label={t('trial.button')} />
      </div>
    </section>
  );
}

function Questions({ questions }: { questions: readonly PricingQuestion[] }) {
  const { t } = useTranslation('pricing');
  return (
    <Section title={t('questions')}>
      <Accordion variant="separated" multiple>
        {questions.map(({ question, ans }) => (
          <Accordion.Item key={question} value={question}>
            <Accordion.Control>{question}</Accordion.Control>
            <Accordion.Panel>{ans}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Section>
  );
}
