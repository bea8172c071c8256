import { Accordion, Button } from '@mantine/core';
import type { PricingQuestion } from '@pliego/contract/areas/pricing';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSessionIfAny } from '#web/api/use-session.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page, Section } from '#web/ui/page/page.tsx';
import { type PlanKey, storePlan } from './chosen-plan.ts';
import { PeriodChoice } from './period-choice.tsx';
import { PlanCards } from './plan-cards.tsx';
import { pricingQuery, type ShownPlan } from './queries.ts';
import classes from './pricing.module.css';

/** What Pliego costs, for whoever asks; the plan that is chosen goes along to the registration. */
export function PricingPage() {
  const { t } = useTranslation('pricing');
  const { search, change } = useSearchState('/shell/pages/pricing');
  const period = search.pago ?? 'mes';
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
                action={(plan) => <ChooseLink plan={plan} />}
              />
              <Trial />
              <Questions questions={pricing.qandA} />
            </>
          )}
        </QueryState>
      </div>
    </Page>
  );
}

/** Where one chooses: in the account for who has one, else in the registration. */
function PlanLink({ plan, label, of }: { plan: PlanKey; label: string; of?: string }) {
  const hasSession = useSessionIfAny() !== undefined;
  return (
    <Button
      fullWidth
      aria-label={of}
      onClick={() => storePlan(plan)}
      renderRoot={(props) =>
        hasSession ? (
          <Link {...props} to="/pages/account-settings" search={{ tab: 'planes' }} />
        ) : (
          <Link {...props} to="/register" search={{ plan }} />
        )
      }
    >
      {label}
    </Button>
  );
}

function ChooseLink({ plan: { key, title } }: { plan: ShownPlan }) {
  const { t } = useTranslation('pricing');
  return <PlanLink plan={key} label={t('choose')} of={t('chooseOf', { title })} />;
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
        <PlanLink plan="basicPlan" label={t('trial.button')} />
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
