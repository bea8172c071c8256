import type { CountedRubro } from '@pliego/contract/areas/tender-query';
import { isWithinRubro, rubroLengths, withRubroToggled } from '@pliego/contract/rules/rubros';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { filterOf } from '../list/list-search.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { rubrosQuery } from '../queries.ts';
import { rubroLabel } from './use-choices.tsx';
import filterClasses from './filters.module.css';
import classes from './rubro-filter.module.css';

const deepest = rubroLengths.at(-1);

/** The tree of what is bought: a level at a time, or what a text finds in all of it. */
export function RubroFilter() {
  const { t } = useTranslation('tenders');
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), 200);
  const isSearching = text.trim() !== '';
  return (
    <div className={filterClasses.panel}>
      <TextInput
        className={classes.search}
        size="xs"
        type="search"
        value={text}
        maxLength={200}
        placeholder={t('list.rubros.search')}
        aria-label={t('list.rubros.search')}
        leftSection={<IconSearch size={14} aria-hidden />}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.tree}>
        {isSearching ? <Found text={asked} /> : <Level of={undefined} />}
      </div>
      <p className={filterClasses.help}>{t('list.rubros.help')}</p>
    </div>
  );
}

function useRubros(query: { bajo?: string; buscar?: string }) {
  const { search } = useListSearch();
  return useQuery({
    // A chosen rubro changes no count of the tree: it need not be asked for again.
    ...rubrosQuery({ ...filterOf(search), rubro: undefined, ...query }),
    placeholderData: keepPreviousData,
    enabled: query.buscar !== '',
  });
}

function Level({ of }: { of: string | undefined }) {
  const { t } = useTranslation('tenders');
  const rubros = useRubros({ bajo: of });
  return (
    <QueryState query={rubros}>
      {({ datos }) =>
        datos.length === 0 ? (
          <p className={classes.none}>{t('list.rubros.none')}</p>
        ) : (
          <ul className={classes.level}>
            {datos.map((rubro) => (
              <Branch key={rubro.codigo} rubro={rubro} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

function Found({ text }: { text: string }) {
  const { t } = useTranslation('tenders');
  const rubros = useRubros({ buscar: text });
  return (
    <QueryState query={rubros}>
      {({ datos }) =>
        datos.length === 0 ? (
          <p className={classes.none}>{t('list.rubros.notFound')}</p>
        ) : (
          <ul className={classes.level}>
            {datos.map((rubro) => (
              <li key={rubro.codigo}>
                <Choice rubro={rubro} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

/** A rubro that opens to those below it; a product has none. */
function Branch({ rubro }: { rubro: CountedRubro }) {
  const { t } = useTranslation('tenders');
  const [isOpen, setOpen] = useState(false);
  const name = rubro.nombre ?? rubro.codigo;
  if (rubro.codigo.length === deepest) {
    return (
      <li className={classes.leaf}>
        <Choice rubro={rubro} />
      </li>
    );
  }
  return (
    <li>
      <div className={classes.row}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'list.rubros.close' : 'list.rubros.open', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronRight size={14} aria-hidden />
        </button>
        <Choice rubro={rubro} />
      </div>
      {isOpen ? (
        <div className={classes.below}>
          <Level of={rubro.codigo} />
        </div>
      ) : null}
    </li>
  );
}

/** What a chosen rubro holds is chosen with it. */
function Choice({ rubro }: { rubro: CountedRubro }) {
  const { search, change } = useListSearch();
  const chosen = search.rubro ?? [];
  const { codigo } = rubro;
  const isHeld = chosen.some((one) => one !== codigo && isWithinRubro(codigo, one));
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        className={classes.input}
        checked={isHeld || chosen.includes(codigo)}
        disabled={isHeld}
        onChange={() => {
          const next = withRubroToggled(chosen, codigo);
          change({ rubro: next.length === 0 ? undefined : next });
        }}
      />
      <span className={classes.name}>{rubroLabel(rubro)}</span>
      <span className={classes.count}>{formatCount(rubro.cantidad)}</span>
    </label>
  );
}
