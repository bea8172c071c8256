import type { Product } from '@pliego/contract/areas/shop-products';
import { IconLink, IconMail, IconShare3 } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { productLink } from '../paths.ts';
import classes from './product-details.module.css';

/** Hands the product's address on: as text, by e-mail, or by whatever the device offers. */
export function ShareMenu({ product }: { product: Product }) {
  const { t } = useTranslation('shop');
  const { name } = product;
  const router = useRouter();
  const url = `${location.origin}${router.buildLocation(productLink(product)).href}`;
  const body = t('share.body', { name, url });
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(body)}`;
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => toastDone({ id: 'share', title: t('share.copied') }),
      // Without permission for the clipboard it can still be copied by hand.
      () => toastProblem({ id: 'share', title: t('share.notCopied'), text: url }),
    );
  };
  const actions: MenuAction[] = [
    {
      id: 'copy',
      label: t('share.copy'),
      icon: <IconLink size={16} stroke={1.7} aria-hidden />,
      onPick: copy,
    },
    {
      id: 'mail',
      label: t('share.mail'),
      icon: <IconMail size={16} stroke={1.7} aria-hidden />,
      href: mail,
      onPick: () => location.assign(mail),
    },
  ];
  if ('share' in navigator) {
    actions.push({
      id: 'share',
      label: t('share.other'),
      icon: <IconShare3 size={16} stroke={1.7} aria-hidden />,
      onPick: () => {
        // Closing the device's own panel is no failure.
        navigator.share({ title: name, url }).catch(() => undefined);
      },
    });
  }
  return (
    <ActionMenu label={t('share.label', { name })} className={classes.share} actions={actions}>
      <IconShare3 size={17} stroke={1.7} aria-hidden />
      {t('share.button')}
    </ActionMenu>
  );
}
