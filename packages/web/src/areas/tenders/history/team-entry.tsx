import { VisuallyHidden } from '@mantine/core';
import type { TenderEvent } from '@pliego/contract/areas/tender-log';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Face } from '#web/ui/display/person.tsx';
import { type Deed, deedOf } from '../work/deeds.ts';
import { EntryTime } from './entry-time.tsx';
import classes from './tender-history.module.css';

/** What one of us did with the tender. */
export function TeamEntry({ event }: { event: TenderEvent }) {
  const { t } = useTranslation('ficha');
  const { t: tell } = useTranslation(['expediente']);
  const { usuario, cuando } = event;
  const name = usuario?.fullName ?? t(usuario === null ? 'history.someone' : 'history.left');
  return (
    <li className={classes.entry}>
      <EntryTime at={cuando} />
      <Face person={{ id: usuario?.id ?? 0, fullName: name, avatar: null }} size={20} />
      <DeedText deed={deedOf(event, name, tell)} />
    </li>
  );
}

/** A deed, with what it changed and what was said with it. */
export function DeedText({ deed: { text, change, note } }: { deed: Deed }) {
  const { t } = useTranslation('ficha');
  return (
    <div className={classes.deed}>
      <p className={classes.deedLine}>
        {text}
        {change === undefined ? null : (
          <>
            {': '}
            <VisuallyHidden>{t('history.before')} </VisuallyHidden>
            <span className={classes.before}>{change.before}</span>
            <IconArrowRight size={14} aria-hidden className={classes.arrow} />
            <VisuallyHidden>{t('history.after')} </VisuallyHidden>
            <b className={classes.after}>{change.after}</b>
          </>
        )}
      </p>
      {note === undefined ? null : <p className={classes.deedNote}>{note}</p>}
    </div>
  );
}
