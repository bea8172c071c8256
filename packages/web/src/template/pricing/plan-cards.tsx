import type { Pricing } from '@pliego/contract/areas/pricing';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import type { Period } from './period-search.ts';
import { plansOf, type ShownPlan } from '#web/api/pricing-queries.ts';
import classes from './pricing.module.css';

interface PlanCardsProps {
  pricing: Pricing;
  period: Period;
  /** What can be done with a plan. */
  action: (plan: ShownPlan) => ReactNode;
}

/** A card for each plan, with its price for the way of paying that is shown. */
export function PlanCards({ pricing, period, action }: PlanCardsProps) {
  return (
    <ul className={classes.plans}>
      {plansOf(pricing).map((plan) => (
        <PlanCard key={plan.key} plan={plan} period={period}>
          {action(plan)}
        </PlanCard>
      ))}
    </ul>
  );
}

interface PlanCardProps {
  plan: ShownPlan;
  period: Period;
  children: ReactNode;
}

function PlanCard({ plan, period, children }: PlanCardProps) {
  const { t } = useTranslation('pricing');
  const { title, subtitle, img, planBenefits, popular } = plan;
  return (
    <li className={classes.plan} data-popular={popular || undefined}>
      <div className={classes.badge}>
        {popular ? <Pill tone="verde">{t('popular')}</Pill> : null}
      </div>
      <img src={img} alt="" className={classes.picture} />
      <h2 className={classes.planTitle}>{title}</h2>
      <p className={classes.subtitle}>{subtitle}</p>
      <Price plan={plan} period={period} />
      <ul className={classes.benefits} aria-label={t('benefits', { title })}>
        {planBenefits.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={16} stroke={2} aria-hidden />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      {children}
    </li>
  );
}

function Price({ plan, period }: { plan: ShownPlan; period: Period }) {
  const { t } = useTranslation('pricing');
  if (plan.yearlyPlan === null) {
    return (
      <div className={classes.priceBox}>
        <p className={classes.price}>{t('agreed')}</p>
        <p className={classes.total}>{t('agreedText')}</p>
      </div>
    );
  }
  const { monthlyPrice, yearlyPlan } = plan;
  if (period === 'mes') {
    return (
      <div className={classes.priceBox}>
        <p className={classes.price}>
          {monthlyPrice === 0 ? t('free') : formatMoney(monthlyPrice, 'USD')}{' '}
          {monthlyPrice === 0 ? null : <span className={classes.per}>{t('perMonth')}</span>}
        </p>
      </div>
    );
  }
  return (
    <div className={classes.priceBox}>
      <p className={classes.price}>
        {formatMoney(yearlyPlan.perMonth, 'CLP')}{' '}
        <span className={classes.per}>{t('perMonth')}</span>
      </p>
      {/* The first plan is the one to try: its total is not what matters. */}
      {plan.key === 'basicPlan' ? null : (
        <p className={classes.total}>
          {t('total', { amount: formatMoney(yearlyPlan.totalAnnual, 'CLP') })}
        </p>
      )}
    </div>
  );
}
