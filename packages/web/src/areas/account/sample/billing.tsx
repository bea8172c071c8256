import { Button } from '@mantine/core';
import type { SampleBilling } from '@pliego/contract/areas/account-settings';
import { IconCreditCard } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatIsoDate, formatMoney } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import type { Tone } from '#web/ui/display/tone.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastUndo } from '#web/ui/feedback/toasts.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { sampleBillingQuery } from '../queries.ts';
import classes from '../account.module.css';
import styles from './billing.module.css';

type Card = SampleBilling['cards'][number];

/** With what one pays. */
export function PaymentMethods() {
  const { t } = useTranslation('account');
  return (
    <Section title={t('plans.billing.cards')}>
      <p className={classes.text}>{t('plans.billing.cardsText')}</p>
      <QueryState
        query={useQuery(sampleBillingQuery)}
        lines={5}
        isEmpty={({ cards }) => cards.length === 0}
        empty={<p className={classes.soft}>{t('plans.billing.noCards')}</p>}
      >
        {({ cards }) => (
          <ul className={classes.networks} aria-label={t('plans.billing.cards')}>
            {cards.map((card) => (
              <CardRow key={card.id} card={card} />
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

function CardRow({ card }: { card: Card }) {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const change = (make: (cards: readonly Card[]) => Card[]) =>
    client.setQueryData<SampleBilling>(
      sampleBillingQuery.queryKey,
      (held) => held && { ...held, cards: make(held.cards) },
    );
  const { id, brand, last4, holder, expires, isPrimary } = card;
  const name = t('plans.billing.card', { brand, last: last4 });
  const remove = () => {
    change((cards) => cards.filter((one) => one.id !== id));
    toastUndo({
      title: t('plans.billing.removed', { card: name }),
      action: {
        label: t('plans.billing.undo'),
        onClick: () => change((cards) => [...cards, card].toSorted((one, two) => one.id - two.id)),
      },
    });
  };
  return (
    <li className={classes.network}>
      <IconCreditCard size={22} stroke={1.6} aria-hidden />
      <span className={classes.networkName}>
        {name}
        <span className={classes.soft}>{t('plans.billing.cardOf', { holder, expires })}</span>
      </span>
      {isPrimary ? (
        <Pill tone="verde">{t('plans.billing.primary')}</Pill>
      ) : (
        <>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('plans.billing.useOf', { card: name })}
            onClick={() =>
              change((cards) => cards.map((one) => ({ ...one, isPrimary: one.id === id })))
            }
          >
            {t('plans.billing.use')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('plans.billing.removeOf', { card: name })}
            onClick={remove}
          >
            {t('plans.billing.remove')}
          </Button>
        </>
      )}
    </li>
  );
}

const tones: Record<SampleBilling['history'][number]['state'], Tone> = {
  paid: 'verde',
  pending: 'naranja',
  refunded: 'gris',
};

/** What was charged, the newest first. */
export function BillingHistory() {
  const { t } = useTranslation('account');
  return (
    <Section title={t('plans.billing.history')}>
      <QueryState
        query={useQuery(sampleBillingQuery)}
        lines={6}
        isEmpty={({ history }) => history.length === 0}
        empty={<p className={classes.soft}>{t('plans.billing.noHistory')}</p>}
      >
        {({ history }) => (
          <ScrollRegion label={t('plans.billing.history')}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('plans.billing.number')}</th>
                  <th scope="col">{t('plans.billing.day')}</th>
                  <th scope="col">{t('plans.plan')}</th>
                  <th scope="col">{t('plans.billing.paidWith')}</th>
                  <th scope="col" className={styles.amount}>
                    {t('plans.billing.amount')}
                  </th>
                  <th scope="col">{t('plans.billing.state')}</th>
                </tr>
              </thead>
              <tbody>
                {history.map(({ id, day, plan, amount, state, card }) => (
                  <tr key={id}>
                    <td>{id}</td>
                    <td>{formatIsoDate(day)}</td>
                    <td>{plan}</td>
                    <td>{card}</td>
                    <td className={styles.amount}>{formatMoney(amount, 'CLP')}</td>
                    <td>
                      <Pill tone={tones[state]}>{t(`plans.billing.states.${state}`)}</Pill>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        )}
      </QueryState>
    </Section>
  );
}
