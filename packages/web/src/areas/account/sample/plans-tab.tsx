import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
import { type PlanKey, storePlan } from '#web/template/pricing/chosen-plan.ts';
import { PeriodChoice } from '#web/template/pricing/period-choice.tsx';
import type { Period } from '#web/template/pricing/period-search.ts';
import { PlanCards } from '#web/template/pricing/plan-cards.tsx';
import { ownPlanQuery, plansOf, pricingQuery } from '#web/template/pricing/queries.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { SamplePart } from './sample-part.tsx';
import classes from '../account.module.css';

/** Which plan one has, and the others. */
export function PlansTab() {
  return (
    <SamplePart>
      <Plans />
    </SamplePart>
  );
}

function Plans() {
  const { t } = useTranslation(['account', 'pricing']);
  const client = useQueryClient();
  const own = useQuery(ownPlanQuery).data ?? 'basicPlan';
  const [period, setPeriod] = useState<Period>('mes');
  const take = (key: PlanKey, title: string) => {
    storePlan(key);
    client.setQueryData<PlanKey>(ownPlanQuery.queryKey, key);
    toastDone({ title: t('plans.taken', { title }) });
  };
  return (
    <Section title={t('plans.title')}>
      <QueryState query={useQuery(pricingQuery)} lines={8}>
        {(pricing) => {
          const plan = plansOf(pricing).find(({ key }) => key === own);
          return (
            <div className={classes.form}>
              <p className={classes.planLine}>
                {t('plans.now')} <strong>{plan?.title}</strong>
                <span className={classes.soft}>
                  {plan?.yearlyPlan === null || plan === undefined
                    ? t('pricing:agreed')
                    : t('pricing:total', {
                        amount: formatMoney(plan.yearlyPlan.totalAnnual, 'CLP'),
                      })}
                </span>
              </p>
              <div>
                <PeriodChoice period={period} onChoose={setPeriod} />
              </div>
              <PlanCards
                pricing={pricing}
                period={period}
                action={({ key, title }) =>
                  key === own ? (
                    <div>
                      <Pill tone="verde">{t('pricing:current')}</Pill>
                    </div>
                  ) : (
                    <Button
                      variant="light"
                      aria-label={t('pricing:chooseOf', { title })}
                      onClick={() => take(key, title)}
                    >
                      {t('plans.take')}
                    </Button>
                  )
                }
              />
            </div>
          );
        }}
      </QueryState>
    </Section>
  );
}
