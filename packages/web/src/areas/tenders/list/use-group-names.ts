import type { TenderGroup, TenderGrouping } from '@pliego/contract/areas/tender-groups';
import { addDays } from '@pliego/contract/rules/santiago-time';
import { useTranslation } from 'react-i18next';
import { formatIsoDate } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import type { ChoiceKey } from '../filters/filter-keys.ts';
import { useChoices } from '../filters/use-choices.tsx';
import { useSourceNames } from '../source-names.ts';
import { useTypeNames } from '../use-type-names.ts';
import { useListSearch } from './use-list-search.ts';

const chosenBy = new Set<TenderGrouping>(['estado', 'etapa', 'region', 'asignado', 'prioridad']);
const isChoice = (por: TenderGrouping): por is TenderGrouping & ChoiceKey => chosenBy.has(por);

/** What a group is called: as the filters call it. */
export function useGroupName(por: TenderGrouping): (group: TenderGroup) => string {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  const choices = useChoices(search);
  const typeNames = useTypeNames();
  const { alone } = useSourceNames();
  return ({ valor, nombre }) => {
    if (valor === null) return t(`list.groups.without.${por}`);
    if (por === 'comprador') return readableName(nombre ?? valor);
    if (por === 'fuente') return alone(valor);
    if (por === 'tipo') return [valor, typeNames(valor)?.short].filter(Boolean).join(' · ');
    if (por === 'semana') {
      return t('list.groups.week', {
        from: formatIsoDate(valor),
        until: formatIsoDate(addDays(valor, 6)),
      });
    }
    const known = isChoice(por) ? choices[por].find(({ value }) => value === valor) : undefined;
    return known?.label ?? t('list.filters.unnamed', { id: valor });
  };
}
