import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { Colleague } from '@pliego/contract/areas/users';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import type { TenderListSearch } from '../list/list-search.ts';
import { useTypeNames } from '../use-type-names.ts';

export interface BoardLane {
  id: string;
  /** Undefined for the only lane of a board that has none. */
  title: string | undefined;
  person?: Colleague;
  cards: TenderSummary[];
}

/** The cards by who is responsible for them or by their type; what has neither comes last. */
export function useLanes(
  cards: readonly TenderSummary[],
  kind: TenderListSearch['calles'],
): BoardLane[] {
  const { t } = useTranslation('tenders');
  const { data } = useQuery(colleaguesQuery);
  const typeNames = useTypeNames();
  if (kind === undefined) return [{ id: 'todas', title: undefined, cards: [...cards] }];
  const keyOf = ({ Asignado, tipo }: TenderSummary) =>
    kind === 'responsable' ? String(Asignado ?? '') : (tipo ?? '');
  const lanes = new Map<string, TenderSummary[]>();
  for (const card of cards) {
    const key = keyOf(card);
    lanes.set(key, [...(lanes.get(key) ?? []), card]);
  }
  const people = new Map(data?.datos.map((person) => [String(person.id), person]));
  const titleOf = (key: string): string => {
    if (kind === 'responsable') {
      if (key === '') return t('assignee.none');
      return people.get(key)?.fullName ?? t('assignee.gone');
    }
    if (key === '') return t('board.noType');
    const [first] = lanes.get(key) ?? [];
    const names = typeNames(key, first);
    return names === undefined ? key : `${key} · ${names.short}`;
  };
  const all = [...lanes].map(([key, of]) => ({
    id: key,
    title: titleOf(key),
    person: kind === 'responsable' ? people.get(key) : undefined,
    cards: of,
  }));
  return all.toSorted(
    (one, other) =>
      Number(one.id === '') - Number(other.id === '') || one.title.localeCompare(other.title),
  );
}
