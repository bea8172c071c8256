import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plansOf, pricingQuery, type ShownPlan } from '#web/api/pricing-queries.ts';
import { formatMoney } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useSampleDone } from './sample-form.tsx';
import classes from './dialogs.module.css';

type Period = 'month' | 'term';

/** The plans beside each other, by month or for the whole term. */
export function PlansDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dialogs');
  const [period, setPeriod] = useState<Period>('month');
  const pricing = useQuery(pricingQuery);
  const done = useSampleDone(onClose);
  return (
    <Dialog title={t('cards.planes.title')} size="xl" onClose={onClose}>
      <div className={classes.form}>
        <SegmentedControl
          aria-label={t('plans.period')}
          value={period}
          data={[
            { value: 'month', label: t('plans.month') },
            { value: 'term', label: t('plans.term') },
          ]}
          onChange={(value) => setPeriod(value === 'term' ? 'term' : 'month')}
        />
        <QueryState query={pricing} lines={8}>
          {(found) => (
            <ul className={classes.plans}>
              {plansOf(found).map((plan) => (
                <li key={plan.key} className={classes.plan}>
                  <div className={classes.planHead}>
                    <h3 className={classes.subtitle}>{plan.title}</h3>
                    {plan.popular ? <Pill tone="verde">{t('plans.popular')}</Pill> : null}
                  </div>
                  <p className={classes.price}>
                    <Price plan={plan} period={period} />
                  </p>
                  <ul className={classes.benefits}>
                    {plan.planBenefits.map((benefit) => (
                      <li key={benefit}>{benefit}</li>
                    ))}
                  </ul>
                  <Button
                    variant={plan.popular ? 'filled' : 'default'}
                    fullWidth
                    aria-label={t('plans.chooseOf', { title: plan.title })}
                    onClick={() => done(t('plans.chosen', { title: plan.title }))}
                  >
                    {t('plans.choose')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </div>
    </Dialog>
  );
}

function Price({ plan, period }: { plan: ShownPlan; period: Period }) {
  const { t } = useTranslation('dialogs');
  if (plan.yearlyPlan === null) return t('plans.agreed');
  if (period === 'term') return formatMoney(plan.yearlyPlan.totalAnnual, 'CLP');
  return plan.monthlyPrice === 0
    ? t('plans.free')
    : t('plans.perMonth', { price: formatMoney(plan.monthlyPrice, 'USD') ?? '' });
}
