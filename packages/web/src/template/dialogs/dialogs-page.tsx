import { Button } from '@mantine/core';
import {
  IconAppWindow,
  IconCreditCard,
  IconCurrencyDollar,
  IconGift,
  IconMapPin,
  type IconProps,
  IconShare,
  IconShieldLock,
  IconUserEdit,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page } from '#web/ui/page/page.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { AppDialog } from './app-dialog.tsx';
import { CardDialog } from './card-dialog.tsx';
import { type DialogName, dialogNames } from './dialogs-search.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { PlansDialog } from './plans-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { TwoStepsDialog } from './two-steps-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import classes from './dialogs.module.css';

const icons: Record<DialogName, ComponentType<IconProps>> = {
  compartir: IconShare,
  tarjeta: IconCreditCard,
  planes: IconCurrencyDollar,
  invitar: IconGift,
  direccion: IconMapPin,
  aplicacion: IconAppWindow,
  'dos-pasos': IconShieldLock,
  usuario: IconUserEdit,
};

const dialogs: Record<DialogName, ComponentType<{ onClose: () => void }>> = {
  compartir: ShareDialog,
  tarjeta: CardDialog,
  planes: PlansDialog,
  invitar: InviteDialog,
  direccion: AddressDialog,
  aplicacion: AppDialog,
  'dos-pasos': TwoStepsDialog,
  usuario: UserDialog,
};

/** Eight dialogs as the template has them, each with sample data. Which is open stands in the address. */
export function DialogsPage() {
  const { t } = useTranslation(['dialogs', 'pages']);
  const { search, change } = useSearchState('/shell/pages/modal-examples');
  const Open = search.dialogo === undefined ? null : dialogs[search.dialogo];
  return (
    <Page title={t('pages:modalExamples')}>
      <p className={classes.note}>{t('note')}</p>
      <ul className={classes.cards}>
        {dialogNames.map((name) => {
          const Icon = icons[name];
          return (
            <li key={name} className={classes.card}>
              <span aria-hidden className={classes.icon}>
                <Icon size={26} stroke={1.6} />
              </span>
              <h2 className={classes.cardTitle}>{t(`cards.${name}.title`)}</h2>
              <p className={classes.cardText}>{t(`cards.${name}.text`)}</p>
              <Button
                variant="light"
                aria-haspopup="dialog"
                aria-label={t('openOf', { title: t(`cards.${name}.title`) })}
                onClick={() => change({ dialogo: name })}
              >
                {t('open')}
              </Button>
            </li>
          );
        })}
      </ul>
      {Open === null ? null : <Open onClose={() => change({ dialogo: undefined })} />}
    </Page>
  );
}
