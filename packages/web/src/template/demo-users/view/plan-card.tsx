import { Button, Progress } from '@mantine/core';
import { demoPlanDays, type DemoUserDetails } from '@pliego/contract/areas/demo-user-details';
import type { DemoUser } from '@pliego/contract/areas/demo-users';
import { demoUserPlans, type DemoUserPlan } from '@pliego/contract/areas/demo-user-choices';
import { daysBetween, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { planPrices } from '../labels.ts';
import { useChangeUser } from '../mutations.ts';
import classes from './view.module.css';

/** How far the paid period has run, from 0 to all of its days, which are those of Santiago. */
export function daysUsed(periodStart: string, now: number): number {
  const passed = daysBetween(santiagoDay(periodStart), santiagoDay(now)) + 1;
  return Math.min(demoPlanDays, Math.max(0, passed));
}

interface Shown {
  user: DemoUser;
  details: DemoUserDetails;
}

/** The plan, how much of its period is gone, and the ways to another. */
export function PlanCard({ user, details }: Shown) {
  const { t } = useTranslation('demoUsers');
  const [asking, setAsking] = useState<'change' | 'cancel' | null>(null);
  const { change } = useChangeUser();
  const name = t(`plan.${user.currentPlan}`);
  const used = daysUsed(details.periodStart, useNow());
  const take = (plan: DemoUserPlan) => {
    setAsking(null);
    change(user, { currentPlan: plan }, t('view.plan.changed', { name: t(`plan.${plan}`) }));
  };
  return (
    <Section title={t('view.plan.title', { name })}>
      <PlanPrice plan={user.currentPlan} />
      <p className={classes.soft}>{t(`view.plan.features.${user.currentPlan}`)}</p>
      <div className={classes.days}>
        <span>{t('view.plan.used', { used, total: demoPlanDays })}</span>
        <span className={classes.soft}>{t('view.plan.left', { count: demoPlanDays - used })}</span>
      </div>
      <Progress value={(used / demoPlanDays) * 100} aria-label={t('view.plan.days')} />
      <div className={classes.buttons}>
        <Button variant="light" onClick={() => setAsking('change')}>
          {t('view.plan.change')}
        </Button>
        {user.currentPlan === 'basic' ? null : (
          <Button variant="subtle" color="red" onClick={() => setAsking('cancel')}>
            {t('view.plan.cancel')}
          </Button>
        )}
      </div>
      {asking === 'change' ? (
        <Dialog
          title={t('view.plan.changeTitle', { name: user.fullName })}
          onClose={() => setAsking(null)}
        >
          <PlanChoices current={user.currentPlan} onTake={take} />
        </Dialog>
      ) : null}
      {asking === 'cancel' ? (
        <ConfirmDialog
          danger
          title={t('view.plan.cancelTitle', { name })}
          confirm={t('view.plan.cancelConfirm')}
          onConfirm={() => take('basic')}
          onClose={() => setAsking(null)}
        >
          <p>{t('view.plan.cancelText')}</p>
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}

/** The enterprise plan has no fixed price: it is agreed. */
function PlanPrice({ plan }: { plan: DemoUserPlan }) {
  const { t } = useTranslation('demoUsers');
  const price = formatMoney(planPrices[plan], 'CLP');
  return price === null ? null : (
    <p className={classes.price}>
      {price} <span className={classes.soft}>{t('view.plan.perMonth')}</span>
    </p>
  );
}

function PlanChoices({
  current,
  onTake,
}: {
  current: DemoUserPlan;
  onTake: (plan: DemoUserPlan) => void;
}) {
  const { t } = useTranslation('demoUsers');
  return (
    <ul className={classes.plans}>
      {demoUserPlans.map((plan) => (
        <li key={plan} className={classes.plan}>
          <div>
            <p className={classes.planName}>{t(`plan.${plan}`)}</p>
            <PlanPrice plan={plan} />
            <p className={classes.soft}>{t(`view.plan.features.${plan}`)}</p>
          </div>
          {plan === current ? (
            <Pill tone="verde">{t('view.plan.current')}</Pill>
          ) : (
            <Button
              variant="light"
              size="compact-md"
              aria-label={`${t('view.plan.choose')}: ${t(`plan.${plan}`)}`}
              onClick={() => onTake(plan)}
            >
              {t('view.plan.choose')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
