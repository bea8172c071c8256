import { ActionIcon, Button } from '@mantine/core';
import type { DemoCard, DemoUserDetails } from '@pliego/contract/areas/demo-user-details';
import type { DemoUser } from '@pliego/contract/areas/demo-users';
import { IconCreditCard, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { toastUndo } from '#web/ui/feedback/toasts.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { CardDialog } from './card-dialog.tsx';
import { isExpired } from './card-expiry.ts';
import { withoutCard } from './card-list.ts';
import { usePatchDetails } from './use-patch-details.ts';
import classes from './view.module.css';

interface Shown {
  user: DemoUser;
  details: DemoUserDetails;
}

/** With which card the plan is paid, and to whom the invoice goes. */
export function BillingTab({ user, details }: Shown) {
  return (
    <>
      <Cards user={user} details={details} />
      <Address details={details} />
    </>
  );
}

function Cards({ user, details }: Shown) {
  const { t } = useTranslation('demoUsers');
  const { undo } = useWidgetTexts();
  const patch = usePatchDetails(details.id);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const { cards } = details;
  const remove = (gone: DemoCard) => {
    const { cards: left, takeBack } = withoutCard(cards, gone);
    patch(() => ({ cards: left }));
    toastUndo({
      id: `card-${details.id}-${gone.last4}`,
      title: t('view.billing.cardRemoved', { last4: gone.last4 }),
      action: { label: undo, onClick: () => patch((later) => ({ cards: takeBack(later.cards) })) },
    });
  };
  return (
    <Section
      title={t('view.billing.cards')}
      actions={
        <Button
          variant="light"
          size="compact-md"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {t('view.billing.addCard')}
        </Button>
      }
    >
      {cards.length === 0 ? <p className={classes.soft}>{t('view.billing.noCards')}</p> : null}
      <ul className={classes.items}>
        {cards.map((card, index) => (
          // Two cards may end in the same digits; their position distinguishes them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index}-${card.last4}`} className={classes.itemLine}>
            <CardFacts card={card} />
            <CardActions
              card={card}
              onMakePrimary={() =>
                patch(() => ({ cards: cards.map((one) => ({ ...one, isPrimary: one === card })) }))
              }
              onEdit={() => setEdited(index)}
              onRemove={() => remove(card)}
            />
          </li>
        ))}
      </ul>
      {edited === null ? null : (
        <CardDialog
          details={details}
          card={edited === 'new' ? null : (cards[edited] ?? null)}
          holder={user.fullName}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}

function CardFacts({ card }: { card: DemoCard }) {
  const { t } = useTranslation('demoUsers');
  const now = useNow();
  return (
    <>
      <IconCreditCard size={22} stroke={1.6} aria-hidden />
      <span className={classes.stacked}>
        <span>
          {card.brand} {t('view.billing.ends', { last4: card.last4 })}{' '}
          {card.isPrimary ? <Pill tone="celeste">{t('view.billing.primary')}</Pill> : null}{' '}
          {isExpired(card.expires, now) ? (
            <Pill tone="rojo">{t('view.billing.expired')}</Pill>
          ) : null}
        </span>
        <span className={classes.soft}>
          {card.holder} · {t('view.billing.expires', { date: card.expires })}
        </span>
      </span>
    </>
  );
}

interface CardActionsProps {
  card: DemoCard;
  onMakePrimary: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

function CardActions({ card, onMakePrimary, onEdit, onRemove }: CardActionsProps) {
  const { t } = useTranslation('demoUsers');
  return (
    <span className={classes.itemActions}>
      {card.isPrimary ? null : (
        <Button size="compact-sm" variant="subtle" onClick={onMakePrimary}>
          {t('view.billing.makePrimary')}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('view.billing.editCard', { last4: card.last4 })}
        onClick={onEdit}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('view.billing.removeCard', { last4: card.last4 })}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </span>
  );
}

function Address({ details }: { details: DemoUserDetails }) {
  const { t } = useTranslation('demoUsers');
  const [editing, setEditing] = useState(false);
  const { address } = details;
  return (
    <Section
      title={t('view.billing.address')}
      actions={
        <Button variant="light" size="compact-md" onClick={() => setEditing(true)}>
          {t('view.billing.editAddress')}
        </Button>
      }
    >
      <Facts>
        <Fact name={t('view.billing.company')}>{address.company}</Fact>
        <Fact name={t('view.billing.taxId')}>
          {address.taxId === '' ? t('view.billing.noTaxId') : address.taxId}
        </Fact>
        <Fact name={t('view.billing.street')}>{address.street}</Fact>
        <Fact name={t('view.billing.commune')}>{address.commune}</Fact>
        <Fact name={t('view.billing.region')}>{address.region}</Fact>
        <Fact name={t('view.billing.phone')}>{address.phone}</Fact>
      </Facts>
      {editing ? <AddressDialog details={details} onClose={() => setEditing(false)} /> : null}
    </Section>
  );
}
