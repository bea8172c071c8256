import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Page as PageFrame } from '#web/ui/page.tsx';
import { buttonLook } from '#web/ui/plain/plain-button.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states.tsx';
import { AddressStep } from './address-step.tsx';
import { CartStep } from './cart-step.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { Confirmation } from './confirmation.tsx';
import { OrderSummary } from './order-summary.tsx';
import { shopPath, wishlistPath } from './paths.ts';
import { PaymentStep } from './payment-step.tsx';
import { type Step, useCheckout, useCheckoutAddress } from './use-checkout.ts';
import classes from './checkout.module.css';

export function Page() {
  const { pedido } = useCheckoutAddress().search;
  return pedido === undefined ? <Wizard /> : <Confirmation id={pedido} />;
}

function Wizard() {
  const { t } = useTranslation('shop');
  const checkout = useCheckout();
  const { isReady, error, retry, lines, step } = checkout;
  return (
    <PageFrame title={t('checkout.title')}>
      {!isReady ? (
        error === null ? (
          <LoadingState lines={8} />
        ) : (
          <ErrorState text={problemText(error)} requestId={requestIdOf(error)} onRetry={retry} />
        )
      ) : lines.length === 0 ? (
        <Empty />
      ) : (
        <>
          <CheckoutSteps checkout={checkout} />
          <div className={classes.layout}>
            <div className={classes.main}>
              <Panel step="carro" shown={step}>
                <CartStep checkout={checkout} />
              </Panel>
              {/* None of them goes away: going back loses nothing of what was typed. */}
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
      )}
    </PageFrame>
  );
}

/** One step; the keyboard and the screen reader begin at its heading. */
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
          <AppLink href={shopPath} {...buttonLook()}>
            {t('toShop')}
          </AppLink>
          <AppLink href={wishlistPath} {...buttonLook({ variant: 'default' })}>
            {t('wishlist.title')}
          </AppLink>
        </>
      }
    >
      {t('checkout.emptyText')}
    </EmptyState>
  );
}
