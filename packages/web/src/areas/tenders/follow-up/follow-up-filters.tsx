import { Button, SegmentedControl } from '@mantine/core';
import type { followUpEndpoints } from '@pliego/contract/areas/follow-up';
import { severities } from '@pliego/contract/rules/change-severity';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { formatCount, formatIsoDate } from '#web/lib/format.ts';
import { toggled } from '#web/lib/toggled.ts';
import { Face } from '#web/ui/display/person.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { FieldName } from '../history/field-name.tsx';
import { isNarrowed, noFilters } from './follow-up-search.ts';
import { SeverityMark } from './severity-mark.tsx';
import classes from './follow-up-filters.module.css';

type Facets = NonNullable<z.output<typeof followUpEndpoints.list.response>['facetas']>;

/** What narrows the window, each value with how much it holds. */
export function FollowUpFilters({ facets }: { facets: Facets }) {
  const { t } = useTranslation('followUp');
  const { search, change } = useSearchState('/shell/seguimiento');
  const countOf = <T,>(counted: readonly { valor: T; cantidad: number }[], value: T) =>
    counted.find(({ valor }) => valor === value)?.cantidad ?? 0;
  return (
    <aside className={classes.filters} aria-label={t('filters.label')}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('filters.who')}
        value={search.sigue ?? 'empresa'}
        data={[
          { value: 'empresa', label: t('filters.company') },
          { value: 'yo', label: t('filters.mine') },
        ]}
        onChange={(value) => change({ sigue: value === 'yo' ? 'yo' : undefined })}
      />
      <DayBars days={facets.dia} />
      <FilterGroup title={t('filters.severity')}>
        {severities.map((severity) => (
          <FilterRow
            key={severity}
            count={countOf(facets.gravedad, severity)}
            isOn={search.gravedad?.includes(severity) ?? false}
            onToggle={() => change({ gravedad: toggled(search.gravedad, severity) })}
          >
            <SeverityMark severity={severity} /> {t(`filters.severities.${severity}`)}
          </FilterRow>
        ))}
      </FilterGroup>
      <FilterGroup title={t('filters.kind')}>
        {(['portal', 'equipo'] as const).map((kind) => (
          <FilterRow
            key={kind}
            count={countOf(facets.clase, kind)}
            isOn={search.clase?.includes(kind) ?? false}
            onToggle={() => change({ clase: toggled(search.clase, kind) })}
          >
            {t(`filters.kinds.${kind}`)}
          </FilterRow>
        ))}
      </FilterGroup>
      <People facets={facets} />
      {facets.campo.length === 0 ? null : (
        <FilterGroup title={t('filters.field')}>
          {facets.campo.map(({ valor, cantidad }) => (
            <FilterRow
              key={valor}
              count={cantidad}
              isOn={search.campo?.includes(valor) ?? false}
              onToggle={() => change({ campo: toggled(search.campo, valor) })}
            >
              <FieldName change={{ campo: valor, detalle: null }} />
            </FilterRow>
          ))}
        </FilterGroup>
      )}
      {isNarrowed(search) ? (
        <Button variant="default" size="xs" onClick={() => change(noFilters)}>
          {t('filters.clear')}
        </Button>
      ) : null}
    </aside>
  );
}

function People({ facets }: { facets: Facets }) {
  const { t } = useTranslation(['followUp', 'expediente']);
  const { search, change } = useSearchState('/shell/seguimiento');
  const { data } = useQuery(colleaguesQuery);
  if (facets.persona.length === 0) return null;
  return (
    <FilterGroup title={t('filters.person')}>
      {facets.persona.map(({ valor, cantidad }) => {
        const known = data?.datos.find(({ id }) => id === valor);
        const person = known ?? {
          id: valor,
          fullName: t('expediente:comments.gone'),
          avatar: null,
        };
        return (
          <FilterRow
            key={valor}
            count={cantidad}
            isOn={search.persona?.includes(valor) ?? false}
            onToggle={() => change({ persona: toggled(search.persona, valor) })}
          >
            <Face person={person} size={18} /> {person.fullName}
          </FilterRow>
        );
      })}
    </FilterGroup>
  );
}

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.group} aria-label={title}>
      <h2 className={classes.groupTitle}>{title}</h2>
      {children}
    </section>
  );
}

interface FilterRowProps {
  count: number;
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function FilterRow({ count, isOn, onToggle, children }: FilterRowProps) {
  return (
    <button type="button" className={classes.filter} aria-pressed={isOn} onClick={onToggle}>
      <span className={classes.filterName}>{children}</span>
      <span className={classes.count}>{formatCount(count)}</span>
    </button>
  );
}

/** How much happened on each day, the newest last; a press shows that day alone. */
function DayBars({ days }: { days: Facets['dia'] }) {
  const { t } = useTranslation('followUp');
  const { change } = useSearchState('/shell/seguimiento');
  const shown = days.toSorted((one, other) => (one.valor < other.valor ? -1 : 1)).slice(-shownBars);
  const most = Math.max(1, ...shown.map(({ cantidad }) => cantidad));
  if (shown.length === 0) return null;
  return (
    <section className={classes.group} aria-label={t('filters.days')}>
      <h2 className={classes.groupTitle}>{t('filters.days')}</h2>
      <div className={classes.bars}>
        {shown.map(({ valor, cantidad }) => {
          const label = t('filters.dayOf', { day: formatIsoDate(valor), total: cantidad });
          return (
            <button
              key={valor}
              type="button"
              className={classes.bar}
              aria-label={label}
              title={label}
              onClick={() => change({ desde: valor, hasta: valor })}
            >
              <span style={{ height: `${Math.max(4, (cantidad / most) * 100)}%` }} />
            </button>
          );
        })}
      </div>
    </section>
  );
}

const shownBars = 31;
