import { VisuallyHidden } from '@mantine/core';
import type { TenderEvent } from '@pliego/contract/areas/tender-log';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Face } from '#web/ui/display/person.tsx';
import { type Deed, editDeed } from '../work/deeds.ts';
import type { Edit } from '../work/edits.ts';
import { EntryTime } from './entry-time.tsx';
import classes from './tender-history.module.css';

/** What one of us did with the tender: an act, or an edit with all that it changed. */
export function TeamEntry({ edit }: { edit: Edit<TenderEvent> }) {
  const { t } = useTranslation('ficha');
  const { t: tell } = useTranslation(['expediente']);
  const [{ usuario, cuando }] = edit;
  const name = usuario?.fullName ?? t(usuario === null ? 'history.someone' : 'history.left');
  return (
    <li className={classes.entry}>
      <EntryTime at={cuando} />
      <Face person={{ id: usuario?.id ?? 0, fullName: name, avatar: null }} size={20} />
      <DeedText deed={editDeed(edit, name, tell)} />
    </li>
  );
}

/** A deed, with what it changed and what was said with it. */
export function DeedText({ deed: { text, change, more, note } }: { deed: Deed }) {
  return (
    <div className={classes.deed}>
      <p className={classes.deedLine}>
        {text}
        {change === undefined ? null : <BeforeAndAfter change={change} />}
      </p>
      {more?.map(({ at, field, ...also }) => (
        <p key={`${at} ${field}`} className={classes.deedLine}>
          {field}
          <BeforeAndAfter change={also} />
        </p>
      ))}
      {note === undefined ? null : <p className={classes.deedNote}>{note}</p>}
    </div>
  );
}

function BeforeAndAfter({ change: { before, after } }: { change: NonNullable<Deed['change']> }) {
  const { t } = useTranslation('ficha');
  return (
    <>
      {': '}
      <VisuallyHidden>{t('history.before')} </VisuallyHidden>
      <span className={classes.before}>{before}</span>
      <IconArrowRight size={14} aria-hidden className={classes.arrow} />
      <VisuallyHidden>{t('history.after')} </VisuallyHidden>
      <b className={classes.after}>{after}</b>
    </>
  );
}
