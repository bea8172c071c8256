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
import { readExpiry } from '#web/lib/card-expiry.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { toastDone } from '#web/ui/toasts.tsx';
import { useNow } from '#web/ui/use-now.ts';
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

/** A card. Its number is looked at here and never leaves: what is kept is its brand and its end. */
export function CardDialog({ details, card, holder, onClose }: CardDialogProps) {
  const { t } = useTranslation(['demoUsers', 'common']);
  const now = useNow();
  const client = useQueryClient();
  const { queryKey } = userDetailsQuery(details.id);
  const cardsNow = () => client.getQueryData(queryKey)?.cards ?? details.cards;
  const isFull = card === null && details.cards.length >= maxDemoCards;
  const schema = useMemo(() => {
    const said = (message: string) => ({ message });
    const rightNumber = (typed: string) => card !== null || cardNumber(typed).isValid;
    const isToCome = (typed: string) => !isExpired(readExpiry(typed) ?? '', now);
    return z.object({
      number: z.string().check(
        z.refine(() => !isFull, said(t('view.billing.full'))),
        z.refine(rightNumber, said(t('view.billing.numberWrong'))),
      ),
      holder: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, t('view.billing.holderWrong')),
          z.maxLength(200, t('view.billing.holderWrong')),
        ),
      expires: z.string().check(z.refine(isToCome, said(t('view.billing.expiryWrong')))),
    });
  }, [t, now, card, isFull]);
  const { form, busy, problem, formProps } = useContractForm({
    schema,
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
