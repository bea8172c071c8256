import { Button, TextInput } from '@mantine/core';
import {
  type DemoCard,
  type DemoUserDetails,
  maxDemoCards,
} from '@pliego/contract/areas/demo-user-details';
import { useQueryClient } from '@tanstack/react-query';
import { number as cardNumber } from 'card-validator';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { demoUsersApi } from '#web/api/areas/demo-users.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { textKey } from '#web/i18n/text-key.ts';
import { readExpiry } from '#web/lib/card-expiry.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { userDetailsQuery } from '../queries.ts';
import { isExpired } from './card-expiry.ts';
import { withCard } from './card-list.ts';
import classes from './view.module.css';

interface CardDialogProps {
  details: DemoUserDetails;
  /** The one to change, whose number stays; null adds one. */
  card: DemoCard | null;
  holder: string;
  onClose: () => void;
}

/** Adds or edits a card. Its number never leaves the page: only brand and last four digits are kept. */
export function CardDialog(props: CardDialogProps) {
  const { card, onClose } = props;
  const { t } = useTranslation(['demoUsers', 'common']);
  const { form, busy, problem, formProps } = useCardForm(props);
  return (
    <Dialog
      title={t(card === null ? 'view.billing.cardTitle' : 'view.billing.cardEditTitle')}
      onClose={onClose}
    >
      <form {...formProps} className={classes.form}>
        <FormProblem text={problem} />
        {card === null ? (
          <TextInput
            data-autofocus
            label={t('view.billing.number')}
            description={t('view.billing.numberHint')}
            inputMode="numeric"
            autoComplete="cc-number"
            {...form.getInputProps('number')}
          />
        ) : null}
        <TextInput
          label={t('view.billing.holder')}
          autoComplete="cc-name"
          data-autofocus={card === null ? undefined : true}
          {...form.getInputProps('holder')}
        />
        <TextInput
          label={t('view.billing.expiry')}
          placeholder="08/29"
          inputMode="numeric"
          autoComplete="cc-exp"
          {...form.getInputProps('expires')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('view.billing.saveCard')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const holderWrong = textKey('demoUsers', 'view.billing.holderWrong');

/** What the form accepts. */
function useCardSchema({ details, card }: CardDialogProps) {
  const now = useNow();
  const isFull = card === null && details.cards.length >= maxDemoCards;
  return useMemo(() => {
    const rightNumber = (typed: string) => card !== null || cardNumber(typed).isValid;
    const isToCome = (typed: string) => !isExpired(readExpiry(typed) ?? '', now);
    return z.object({
      number: z.string().check(
        z.refine(() => !isFull, textKey('demoUsers', 'view.billing.full')),
        z.refine(rightNumber, textKey('demoUsers', 'view.billing.numberWrong')),
      ),
      holder: z
        .string()
        .check(z.trim(), z.minLength(1, holderWrong), z.maxLength(200, holderWrong)),
      expires: z
        .string()
        .check(z.refine(isToCome, textKey('demoUsers', 'view.billing.expiryWrong'))),
    });
  }, [now, card, isFull]);
}

/** The form of a card, which is saved with the cards that the user has by then. */
function useCardForm(props: CardDialogProps) {
  const { details, card, holder, onClose } = props;
  const { t } = useTranslation('demoUsers');
  const client = useQueryClient();
  const { queryKey } = userDetailsQuery(details.id);
  const cardsNow = () => client.getQueryData(queryKey)?.cards ?? details.cards;
  return useContractForm({
    schema: useCardSchema(props),
    initialValues: {
      number: '',
      holder: card?.holder ?? holder,
      expires: card?.expires ?? '',
    },
    send: (values) => {
      const kept: DemoCard = {
        brand: card?.brand ?? cardNumber(values.number).card?.niceType ?? '',
        last4: card?.last4 ?? values.number.replaceAll(/\D/g, '').slice(-4),
        holder: values.holder.trim(),
        expires: readExpiry(values.expires) ?? values.expires,
        isPrimary: false,
      };
      const patch = { cards: withCard(cardsNow(), kept, card) };
      return demoUsersApi.updateDetails({ body: { id: details.id, patch } });
    },
    onDone: (answer) => {
      client.setQueryData(queryKey, answer.details);
      toastDone({ title: t('view.billing.cardSaved') });
      onClose();
    },
  });
}
