import { IconCheck, IconCreditCard, IconMapPin, IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { steps } from './checkout-search.ts';
import type { Checkout } from './use-checkout.ts';
import classes from './checkout-steps.module.css';

const icons = { carro: IconShoppingCart, direccion: IconMapPin, pago: IconCreditCard };

/** The current step, and links to the available ones. */
export function CheckoutSteps({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('shop');
  const { step, isOpen, change } = checkout;
  const here = steps.indexOf(step);
  return (
    <nav aria-label={t('checkout.progress')}>
      <ol className={classes.steps}>
        {steps.map((one, index) => {
          const Icon = icons[one];
          return (
            <li key={one} className={classes.step}>
              <button
                type="button"
                aria-current={one === step ? 'step' : undefined}
                disabled={!isOpen[one]}
                data-done={index < here || undefined}
                onClick={() => change({ paso: one === 'carro' ? undefined : one })}
              >
                <span className={classes.stepIcon}>
                  {index < here ? (
                    <IconCheck size={17} stroke={2.2} aria-hidden />
                  ) : (
                    <Icon size={17} stroke={1.8} aria-hidden />
                  )}
                </span>
                {t(`checkout.steps.${one}`)}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
