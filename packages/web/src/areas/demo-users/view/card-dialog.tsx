import { Button, TextInput } from '@mantine/core';
import type { DemoCard } from '@pliego/contract/areas/demo-user-details';
import { number as cardNumber } from 'card-validator';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { isExpired } from './card-expiry.ts';
import classes from './view.module.css';

interface CardDialogProps {
  /** The one to change, whose number stays; null adds one. */
  card: DemoCard | null;
  holder: string;
  onKeep: (card: DemoCard) => void;
  onClose: () => void;
}

type Wrong = Partial<Record<'number' | 'holder' | 'expires', string>>;

/** A card. Its number is looked at here and never leaves: what is kept is its brand and its end. */
export function CardDialog({ card, holder, onKeep, onClose }: CardDialogProps) {
  const { t } = useTranslation(['demoUsers', 'common']);
  const now = useNow();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const [values, setValues] = useState({
    number: '',
    holder: card?.holder ?? holder,
    expires: card?.expires ?? '',
  });
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: wrong[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: value }));
      setWrong((before) => ({ ...before, [name]: undefined }));
    },
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const checked = cardNumber(values.number);
    const found: Wrong = {
      number: card === null && !checked.isValid ? t('view.billing.numberWrong') : undefined,
      holder: values.holder.trim() === '' ? t('view.billing.holderWrong') : undefined,
      expires: isExpired(values.expires.trim(), now) ? t('view.billing.expiryWrong') : undefined,
    };
    setWrong(found);
    if (Object.values(found).some((text) => text !== undefined)) {
      // Once the fields know that they are wrong.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
      return;
    }
    onKeep({
      brand: card?.brand ?? checked.card?.niceType ?? '',
      last4: card?.last4 ?? values.number.replaceAll(/\D/g, '').slice(-4),
      holder: values.holder.trim(),
      expires: values.expires.trim(),
      isPrimary: card?.isPrimary ?? false,
    });
  };

  return (
    <Dialog
      title={t(card === null ? 'view.billing.cardTitle' : 'view.billing.cardEditTitle')}
      onClose={onClose}
    >
      <form ref={form} noValidate className={classes.form} onSubmit={submit}>
        {card === null ? (
          <TextInput
            data-autofocus
            label={t('view.billing.number')}
            description={t('view.billing.numberHint')}
            inputMode="numeric"
            autoComplete="cc-number"
            {...field('number')}
          />
        ) : null}
        <TextInput label={t('view.billing.holder')} autoComplete="cc-name" {...field('holder')} />
        <TextInput
          label={t('view.billing.expiry')}
          placeholder="08/29"
          inputMode="numeric"
          autoComplete="cc-exp"
          {...field('expires')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit">{t('view.billing.saveCard')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
