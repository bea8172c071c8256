import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AddressStep } from './address-step.tsx';
import { CartStep } from './cart-step.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { Confirmation } from './confirmation.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import type { Step } from './checkout-search.ts';
import { type Checkout, useCheckout, useCheckoutAddress } from './use-checkout.ts';
import classes from './checkout.module.css';

export function CheckoutPage() {
  const { pedido } = useCheckoutAddress().search;
  return pedido === undefined ? <Wizard /> : <Confirmation id={pedido} />;
}

function Wizard() {
  const { t } = useTranslation('shop');
  const { query, ...checkout } = useCheckout();
  return (
    <Page title={t('checkout.title')}>
      <QueryState
        query={query}
        lines={8}
        isEmpty={({ lines }) => lines.length === 0}
        empty={<Empty />}
      >
        {() => <Steps checkout={checkout} />}
      </QueryState>
    </Page>
  );
}

function Steps({ checkout }: { checkout: Checkout }) {
  const { step } = checkout;
  return (
    <>
      <CheckoutSteps checkout={checkout} />
      <div className={classes.layout}>
        <div className={classes.main}>
          <Panel step="carro" shown={step}>
            <CartStep checkout={checkout} />
          </Panel>
          {/* Every step stays mounted, so that going back loses nothing that was typed. */}
          <Panel step="direccion" shown={step}>
            <AddressStep checkout={checkout} />
          </Panel>
          <Panel step="pago" shown={step}>
            <PaymentStep checkout={checkout} />
          </Panel>
        </div>
        <OrderSummary checkout={checkout} />
      </div>
    </>
  );
}

/** One step; showing it moves the focus to its heading. */
function Panel({ step, shown, children }: { step: Step; shown: Step; children: ReactNode }) {
  const { t } = useTranslation('shop');
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && step === shown) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
    before.current = shown;
  }, [step, shown]);
  return (
    <section hidden={step !== shown} aria-label={t(`checkout.steps.${step}`)}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {t(`checkout.headings.${step}`)}
      </h2>
      {children}
    </section>
  );
}

function Empty() {
  const { t } = useTranslation('shop');
  return (
    <EmptyState
      title={t('checkout.emptyTitle')}
      actions={
        <>
          <Button renderRoot={(props) => <AppLink {...props} to="/apps/ecommerce/shop" />}>
            {t('toShop')}
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => <AppLink {...props} to="/apps/ecommerce/wishlist" />}
          >
            {t('wishlist.title')}
          </Button>
        </>
      }
    >
      {t('checkout.emptyText')}
    </EmptyState>
  );
}
