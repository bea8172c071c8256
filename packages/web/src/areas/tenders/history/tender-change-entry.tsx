import { VisuallyHidden } from '@mantine/core';
import type { ChangeValue, TenderChange } from '@pliego/contract/areas/tender-history';
import { milestoneKinds } from '@pliego/contract/areas/tender-shapes';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatFullMoment, formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useFormatName, useSourceNames } from '../source-names.ts';
import type { ChangeGroup } from './tender-change-groups.ts';
import { ListChanges } from './tender-change-list.tsx';
import { Value } from './tender-change-value.tsx';
import classes from './tender-changes.module.css';

interface EntryProps {
  id: number;
  group: ChangeGroup;
  /** `shown` is the version on the page now, `today` the current one. */
  place: 'shown' | 'today' | 'past';
  /** Whether the page shows the past. */
  isPast: boolean;
}

/** The changes of one observation, with its source, time and file. */
export function ChangeEntry({ id, group, place, isPast }: EntryProps) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  const formatName = useFormatName();
  const sources = useSourceNames();
  const ownText = (name: string | null) =>
    name === null ? t('changes.ownFile') : t('changes.ownFileBy', { name });
  const { cuando, leida, fuente, formato, archivo, propio, usuario } = group.said;
  return (
    <li className={classes.group} data-place={isPast ? place : undefined}>
      <div className={classes.head}>
        <p className={classes.when}>
          {cuando === null ? (
            t('changes.undated')
          ) : (
            <>
              <time dateTime={cuando}>{formatMoment(cuando, now)}</time>
              <span className={classes.soft}>{formatAgo(cuando, now)}</span>
            </>
          )}
        </p>
        <ThenLink id={id} cuando={cuando} place={place} isPast={isPast} />
      </div>
      <p
        className={classes.source}
        title={t('changes.readOn', { moment: formatFullMoment(leida) })}
      >
        {sources.alone(fuente)} · {formatName(formato)}
        {archivo === null ? null : ` · ${t('changes.file', { name: archivo })}`}
        {propio ? ` · ${ownText(usuario)}` : null}
        {cuando === null ? ` · ${t('changes.readOn', { moment: formatFullMoment(leida) })}` : null}
      </p>
      {group.fields.length === 0 ? null : (
        <dl className={classes.fields}>
          {group.fields.map((change) => (
            <FieldChange key={`${change.campo} ${change.detalle}`} change={change} />
          ))}
        </dl>
      )}
      {group.lists.map((list) => (
        <ListChanges key={list.field} list={list} />
      ))}
    </li>
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
      className={classes.field}
      data-key={campo === 'fecha' && detalle === 'cierre' ? true : undefined}
    >
      <dt className={classes.name}>
        <FieldName change={change} />
      </dt>
      <dd className={classes.values} data-long={isLong(antes) || isLong(despues) || undefined}>
        {isFirst ? null : (
          <>
            <VisuallyHidden>{t('changes.before')} </VisuallyHidden>
            <span className={antes === null ? classes.nothing : classes.before}>
              {antes === null ? t('changes.nothing') : <Value change={change} value={antes} />}
            </span>
            <IconArrowRight size={14} aria-hidden className={classes.arrow} />
            <VisuallyHidden>{t('changes.after')} </VisuallyHidden>
          </>
        )}
        <span className={despues === null ? classes.nothing : classes.after}>
          {despues === null ? t('changes.gone') : <Value change={change} value={despues} />}
        </span>
      </dd>
    </div>
  );
}

/** Side by side only what has room for it. */
const isLong = (value: ChangeValue | null) => value?.tipo === 'texto' && value.texto.length > 60;

const awardDetails = ['fecha', 'numero', 'oferentes', 'monto', 'proveedores', 'acta'] as const;

/** What a field of the history is called. */
export function FieldName({
  change: { campo, detalle },
}: {
  change: Pick<TenderChange, 'campo' | 'detalle'>;
}) {
  const { t } = useTranslation('ficha');
  const milestone = milestoneKinds.find((kind) => kind === detalle);
  if (campo === 'fecha' && milestone !== undefined) return t(`milestones.kinds.${milestone}`);
  const award = awardDetails.find((name) => name === detalle);
  if (campo === 'adjudicacion' && award !== undefined) return t(`changes.award.${award}`);
  return t(`changes.fields.${campo}`);
}
