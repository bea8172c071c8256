import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ownPlanQuery, plansOf, pricingQuery } from '#web/api/pricing-queries.ts';
import { formatMoney } from '#web/lib/format.ts';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { BillingHistory, PaymentMethods } from './billing.tsx';
import { SamplePart } from './sample-part.tsx';
import classes from '../account.module.css';

/** Which plan one has, how it is paid and what was charged. Another is chosen on the page of prices. */
export function PlansTab() {
  return (
    <SamplePart>
      <OwnPlan />
      <PaymentMethods />
      <BillingHistory />
    </SamplePart>
  );
}

function OwnPlan() {
  const { t } = useTranslation('account');
  const own = useQuery(ownPlanQuery).data;
  return (
    <Section title={t('plans.title')}>
      <QueryState query={useQuery(pricingQuery)} lines={6}>
        {(pricing) => {
          const plan = plansOf(pricing).find(({ key }) => key === own);
          if (plan === undefined) return null;
          const { title, planBenefits, yearlyPlan, monthlyPrice } = plan;
          return (
            <>
              <Facts>
                <Fact name={t('plans.plan')}>{title}</Fact>
                <Fact name={t('plans.monthly')}>
                  {monthlyPrice === null ? t('plans.agreed') : formatMoney(monthlyPrice, 'USD')}
                </Fact>
                <Fact name={t('plans.total')}>
                  {yearlyPlan === null
                    ? t('plans.agreed')
                    : formatMoney(yearlyPlan.totalAnnual, 'CLP')}
                </Fact>
              </Facts>
              <ul className={classes.planBenefits} aria-label={t('plans.benefits')}>
                {planBenefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
              <Button
                variant="default"
                renderRoot={(props) => <Link {...props} to="/pages/pricing" />}
              >
                {t('plans.change')}
              </Button>
            </>
          );
        }}
      </QueryState>
    </Section>
  );
}
