import { Button, TextInput } from '@mantine/core';
import {
  checkCoupon,
  type Coupon,
  type CouponCheck,
  coupons,
} from '@pliego/contract/rules/cart-sums';
import { IconTag, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatIsoDate, formatMoney } from '#web/lib/format.ts';
import type { Checkout } from './use-checkout.ts';
import classes from './coupon-box.module.css';

/** A code and its discount; an error is shown beside it, and the input stays. */
export function CouponBox({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('shop');
  const { lines, code, checked, change, now } = checkout;
  const describe = useCouponTexts();
  const [text, setText] = useState(checked?.coupon === null ? code : '');
  const [tried, setTried] = useState<string | null>(null);
  const typedCheck = tried === null ? null : checkCoupon(tried, lines, new Date(now));
  const refused = typedCheck ?? checked;
  const apply = (typed: string) => {
    const { coupon } = checkCoupon(typed, lines, new Date(now));
    setTried(coupon === null ? typed : null);
    setText(coupon === null ? typed : '');
    if (coupon !== null) change({ cupon: coupon.code }, { replace: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(text);
  };
  return (
    <div className={classes.coupon}>
      {checked === null || checked.coupon === null ? null : (
        <AppliedCoupon
          code={checked.coupon.code}
          onRemove={() => change({ cupon: undefined }, { replace: true })}
        />
      )}
      <form className={classes.couponForm} noValidate onSubmit={submit}>
        <TextInput
          label={t('coupon.label')}
          placeholder={t('coupon.example')}
          value={text}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          error={refused === null ? undefined : describe.refusal(refused)}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setTried(null);
          }}
        />
        <Button variant="default" type="submit" disabled={text.trim() === ''}>
          {t('coupon.apply')}
        </Button>
      </form>
      <SampleCoupons onPick={apply} />
    </div>
  );
}

function AppliedCoupon({ code, onRemove }: { code: string; onRemove: () => void }) {
  const { t } = useTranslation('shop');
  return (
    <p className={classes.applied}>
      <IconTag size={15} aria-hidden />
      <span>{t('coupon.applied', { code })}</span>
      <button type="button" aria-label={t('coupon.remove', { code })} onClick={onRemove}>
        <IconX size={14} aria-hidden />
      </button>
    </p>
  );
}

/** The codes of the sample data, to try one with a click. */
function SampleCoupons({ onPick }: { onPick: (code: string) => void }) {
  const { t } = useTranslation('shop');
  const describe = useCouponTexts();
  return (
    <details className={classes.codes}>
      <summary>{t('coupon.samples')}</summary>
      <ul>
        {coupons.map((coupon) => (
          <li key={coupon.code}>
            <button type="button" onClick={() => onPick(coupon.code)}>
              {coupon.code}
            </button>
            <span>{describe.coupon(coupon)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function useCouponTexts() {
  const { t } = useTranslation('shop');
  const pesos = (amount: number) => formatMoney(amount, 'CLP') ?? '';
  return {
    refusal: (check: CouponCheck) => {
      if (check.refusal === 'expired') {
        return t('coupon.expired', { day: formatIsoDate(check.until) });
      }
      if (check.refusal === 'minimum') {
        return t('coupon.minimum', { missing: pesos(check.missing) });
      }
      return check.refusal === 'unknown' ? t('coupon.unknown') : undefined;
    },
    coupon: ({ kind, value, minimum, until }: Coupon) => {
      const what = {
        delivery: () => t('coupon.kinds.delivery'),
        amount: () => t('coupon.kinds.amount', { amount: pesos(value) }),
        percentage: () => t('coupon.kinds.percentage', { percentage: value }),
      }[kind]();
      const from = minimum === 0 ? '' : ` ${t('coupon.from', { amount: pesos(minimum) })}`;
      const last =
        until === undefined ? '' : ` ${t('coupon.until', { day: formatIsoDate(until) })}`;
      return `${what}${from}${last}`;
    },
  };
}
