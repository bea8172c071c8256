import { VisuallyHidden } from '@mantine/core';
import type { TenderEvent } from '@pliego/contract/areas/tender-log';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Face } from '#web/ui/display/person.tsx';
import { EntryTime } from './entry-time.tsx';
import classes from './tender-history.module.css';

/** What one of us did with the tender. */
export function TeamEntry({ event }: { event: TenderEvent }) {
  const { t } = useTranslation('ficha');
  const { tipo, usuario, cuando, antes, despues } = event;
  const isTags = tipo === 'etiquetas';
  const name = usuario?.fullName ?? t('history.someone');
  const none = t(isTags ? 'history.noTags' : 'history.nobody');
  return (
    <li className={classes.entry}>
      <EntryTime at={cuando} />
      <Face person={{ id: usuario?.id ?? 0, fullName: name, avatar: null }} size={20} />
      <p className={classes.deed}>
        {t(isTags ? 'history.tags' : 'history.assigned', { name })}:{' '}
        <VisuallyHidden>{t('history.before')} </VisuallyHidden>
        <span className={classes.before}>{antes.join(', ') || none}</span>
        <IconArrowRight size={14} aria-hidden className={classes.arrow} />
        <VisuallyHidden>{t('history.after')} </VisuallyHidden>
        <b className={classes.after}>{despues.join(', ') || none}</b>
      </p>
    </li>
  );
}
