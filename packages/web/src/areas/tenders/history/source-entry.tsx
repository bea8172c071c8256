import { VisuallyHidden } from '@mantine/core';
import type { ChangeValue, TenderChange } from '@pliego/contract/areas/tender-history';
import { IconArrowRight, IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatFullMoment, formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { useFormatName, useSourceNames } from '../source-names.ts';
import { EntryTime } from './entry-time.tsx';
import type { ChangeGroup } from './tender-change-groups.ts';
import { ListChanges } from './tender-change-list.tsx';
import { FieldName } from './field-name.tsx';
import { Value } from './tender-change-value.tsx';
import changes from './tender-changes.module.css';
import classes from './tender-history.module.css';

interface EntryProps {
  id: number;
  group: ChangeGroup;
  /** `shown` is the version on the page now, `today` the current one. */
  place: 'shown' | 'today' | 'past';
  /** Whether the page shows the past. */
  isPast: boolean;
}

/** What one observation changed: its hour, the fields, and who said it. */
export function SourceEntry({ id, group, place, isPast }: EntryProps) {
  const { t } = useTranslation('ficha');
  const { cuando } = group.said;
  return (
    <li className={classes.entry} data-place={isPast ? place : undefined}>
      <EntryTime at={cuando} />
      <IconFileText size={17} stroke={1.6} aria-hidden className={classes.icon} />
      <div className={classes.body}>
        {group.fields.length === 0 ? null : (
          <dl className={changes.fields}>
            {group.fields.map((change) => (
              <FieldChange key={`${change.campo} ${change.detalle}`} change={change} />
            ))}
          </dl>
        )}
        {group.lists.map((list) => (
          <ListChanges key={list.field} list={list} />
        ))}
        <p className={classes.source}>
          {cuando === null ? `${t('changes.undated')} · ` : null}
          <Origin said={group.said} />
        </p>
      </div>
      <ThenLink id={id} cuando={cuando} place={place} isPast={isPast} />
    </li>
  );
}

/** Which source said it, in which form, and through which file of whom. */
function Origin({ said }: { said: ChangeGroup['said'] }) {
  const { t } = useTranslation('ficha');
  const formatName = useFormatName();
  const sources = useSourceNames();
  const { cuando, leida, fuente, formato, archivo, propio, usuario } = said;
  const readOn = t('changes.readOn', { moment: formatFullMoment(leida) });
  const ownText =
    usuario === null ? t('changes.ownFile') : t('changes.ownFileBy', { name: usuario });
  return (
    <span title={readOn}>
      {sources.alone(fuente)} · {formatName(formato)}
      {archivo === null ? null : ` · ${t('changes.file', { name: archivo })}`}
      {propio ? ` · ${ownText}` : null}
      {cuando === null ? ` · ${readOn}` : null}
    </span>
  );
}

/** A link to that point in time, unless it is the one shown. */
function ThenLink({
  id,
  cuando,
  place,
  isPast,
}: Omit<EntryProps, 'group'> & { cuando: string | null }) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  if (place === 'shown') {
    return isPast ? <span className={classes.here}>{t('changes.shown')}</span> : null;
  }
  if (place === 'today') {
    return (
      <Link to="/licitaciones/$id" params={{ id }} className={classes.then}>
        {t('changes.today')}
      </Link>
    );
  }
  if (cuando === null) return null;
  return (
    <Link
      to="/licitaciones/$id"
      params={{ id }}
      search={{ en: cuando }}
      className={classes.then}
      aria-label={t('changes.seeThenAt', { moment: formatMoment(cuando, now) })}
    >
      {t('changes.seeThen')}
    </Link>
  );
}

/** A field that there is one of: what it was, what it is. */
function FieldChange({ change }: { change: TenderChange }) {
  const { t } = useTranslation('ficha');
  const { campo, detalle, antes, despues } = change;
  const isFirst = campo === 'licitacion';
  return (
    <div
      className={changes.field}
      data-key={campo === 'fecha' && detalle === 'cierre' ? true : undefined}
    >
      <dt className={changes.name}>
        <FieldName change={change} />
      </dt>
      <dd className={changes.values} data-long={isLong(antes) || isLong(despues) || undefined}>
        {isFirst ? null : (
          <>
            <VisuallyHidden>{t('changes.before')} </VisuallyHidden>
            <span className={antes === null ? changes.nothing : changes.before}>
              {antes === null ? t('changes.nothing') : <Value change={change} value={antes} />}
            </span>
            <IconArrowRight size={14} aria-hidden className={changes.arrow} />
            <VisuallyHidden>{t('changes.after')} </VisuallyHidden>
          </>
        )}
        <span className={despues === null ? changes.nothing : changes.after}>
          {despues === null ? t('changes.gone') : <Value change={change} value={despues} />}
        </span>
      </dd>
    </div>
  );
}

/** Side by side only what has room for it. */
const isLong = (value: ChangeValue | null) => value?.tipo === 'texto' && value.texto.length > 60;
