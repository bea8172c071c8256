import type { TenderFacets } from '@pliego/contract/areas/tender-query';
import { regionName, regions } from '@pliego/contract/rules/regions';
import { stateClasses } from '@pliego/contract/rules/tender-codes';
import { stages } from '@pliego/contract/rules/work-stages';
import { workPriorities } from '@pliego/contract/areas/work-shapes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery, tagsQuery } from '#web/api/reference-queries.ts';
import { useMe } from '#web/api/use-session.ts';
import { formatCount } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import type { PickOption } from '#web/ui/fields/pick-list.tsx';
import { Face } from '#web/ui/display/person.tsx';
import { ToneDot } from '#web/ui/display/pill.tsx';
import { filterOf, type TenderListSearch } from '../list/list-search.ts';
import {
  buyersQuery,
  rubroNamesQuery,
  supplierNamesQuery,
  tenderFacetsQuery,
  unitNamesQuery,
} from '../queries.ts';
import { productChoicesQuery } from '../matches/match-queries.ts';
import { useSourceNames } from '../source-names.ts';
import { stateTones } from '../state-badge.tsx';
import { useTypeNames } from '../use-type-names.ts';
import { StageIcon } from '../work/stage-mark.tsx';
import type { ChoiceKey } from './filter-keys.ts';

/** The counts beside each value of each filter. Loaded only while a filter is open. */
export function useFacets(search: TenderListSearch): TenderFacets | undefined {
  return useQuery(tenderFacetsQuery(filterOf(search))).data;
}

type Counts = { valor: string | number; cantidad: number }[] | undefined;

function counter(counts: Counts): (value: string | number) => string | undefined {
  if (counts === undefined) return () => undefined;
  const byValue = new Map(counts.map(({ valor, cantidad }) => [String(valor), cantidad]));
  return (value) => formatCount(byValue.get(String(value)) ?? 0);
}

/** Every value one can choose in each filter, with its name and, given the facets, its count. */
export function useChoices(
  search: TenderListSearch,
  facets?: TenderFacets,
): Record<ChoiceKey, PickOption[]> {
  const { t } = useTranslation('tenders');
  const typeNames = useTypeNames();
  const tags = useQuery(tagsQuery).data?.datos ?? [];
  const assignees = useAssignees(facets);
  const buyers = useBuyerNames(search, facets);
  const rubros = useRubroNames(search);
  const suppliers = useSupplierNames(search);
  const units = useUnitNames(search);
  const ours = useOurChoices(search, facets);

  const states = counter(facets?.estado);
  const types = counter(facets?.tipo);
  const byRegion = counter(facets?.region);
  const byTag = counter(facets?.tag);
  const bySource = counter(facets?.fuente);
  const sourceName = useSourceNames().alone;
  const typeCodes = new Set([
    ...(facets?.tipo ?? []).map(({ valor }) => valor),
    ...(search.tipo ?? []),
  ]);

  const tagOptions = (count: (value: number) => string | undefined): PickOption[] =>
    tags.map(({ id, nombre, color }) => ({
      value: String(id),
      label: nombre,
      prefix: <ToneDot tone={color} />,
      count: count(id),
    }));

  return {
    estado: stateClasses.map((state) => ({
      value: state,
      label: t(`states.${state}`),
      prefix: <ToneDot tone={stateTones[state]} />,
      count: states(state),
    })),
    tipo: [...typeCodes].toSorted().map((code) => ({
      value: code,
      label: [code, typeNames(code)?.short].filter((part) => part !== undefined).join(' · '),
      count: types(code),
    })),
    region: regions.map(({ number }) => ({
      value: String(number),
      label: regionName(number) ?? '',
      count: byRegion(number),
    })),
    comprador: buyers,
    ...ours,
    rubro: rubros,
    proveedor: suppliers,
    unidad: units,
    tag: [
      ...tagOptions(byTag),
      { value: 'ninguna', label: t('list.filters.noTag'), count: byTag('ninguna') },
    ],
    // What would be left out is not what the counts are of.
    sinTag: tagOptions(() => undefined),
    fuente: (facets?.fuente ?? (search.fuente ?? []).map((valor) => ({ valor, cantidad: 0 }))).map(
      ({ valor }) => ({ value: valor, label: sourceName(valor), count: bySource(valor) }),
    ),
    asignado: assignees,
  };
}

/** Whose a tender can be: one's own, anybody's, nobody's, or that of a colleague. */
function useAssignees(facets?: TenderFacets): PickOption[] {
  const { t } = useTranslation('tenders');
  const me = useMe();
  const people = useQuery(colleaguesQuery).data?.datos ?? [];
  const count = counter(facets?.asignado);
  return [
    { value: 'yo', label: t('list.filters.me'), count: count(me) },
    { value: 'alguien', label: t('list.filters.somebody'), count: count('alguien') },
    { value: 'nadie', label: t('list.filters.nobody'), count: count('nadie') },
    ...people
      .filter(({ id }) => id !== me)
      .map((person) => ({
        value: String(person.id),
        label: person.fullName,
        prefix: <Face person={person} size={20} />,
        count: count(person.id),
      })),
  ];
}

/** Our products, asked for only while one can be chosen or is. */
function useProductChoices({ producto }: TenderListSearch, isOpen: boolean): PickOption[] {
  const { data } = useQuery({ ...productChoicesQuery, enabled: isOpen || producto !== undefined });
  return (data?.datos ?? []).map(({ id, sku, nombre, calces }) => ({
    value: String(id),
    label: `${nombre} · ${sku}`,
    count: formatCount(calces.abiertas),
  }));
}

/** What is ours: products, and our work. */
function useOurChoices(
  search: TenderListSearch,
  facets: TenderFacets | undefined,
): Record<'producto' | 'etapa' | 'prioridad', PickOption[]> {
  const producto = useProductChoices(search, facets !== undefined);
  return { producto, ...useWorkChoices(facets) };
}

/** What our own work is filtered by. */
function useWorkChoices(
  facets: TenderFacets | undefined,
): Record<'etapa' | 'prioridad', PickOption[]> {
  const { t } = useTranslation('expediente');
  const byStage = counter(facets?.etapa);
  return {
    etapa: stages.map((stage) => ({
      value: stage,
      label: t(`stages.${stage}`),
      prefix: <StageIcon stage={stage} />,
      count: byStage(stage),
    })),
    prioridad: workPriorities.map((value) => ({ value, label: t(`priorities.${value}`) })),
  };
}

/** Institutions may share a name: the number tells them apart. */
export function buyerLabel({ nombre, rut }: { nombre: string; rut: string | null }): string {
  return rut === null ? readableName(nombre) : `${readableName(nombre)} · ${rut}`;
}

/** The buyers with most tenders, and the selected ones, whose names must be loaded. */
function useBuyerNames(search: TenderListSearch, facets: TenderFacets | undefined): PickOption[] {
  const top = facets?.comprador ?? [];
  const unnamed = (search.comprador ?? []).filter((id) => !top.some(({ valor }) => valor === id));
  const asked = useQuery({ ...buyersQuery('', unnamed), enabled: unnamed.length > 0 });
  const named = (asked.data?.datos ?? []).filter(({ id }) => unnamed.includes(id));
  return [
    ...named.map((buyer) => ({ value: String(buyer.id), label: buyerLabel(buyer) })),
    ...top.map(({ valor, nombre, rut, cantidad }) => ({
      value: String(valor),
      label: buyerLabel({ nombre, rut }),
      count: formatCount(cantidad),
    })),
  ];
}

/** A rubro with its code, by which people know it; alone where nobody names it. */
export function rubroLabel({ codigo, nombre }: { codigo: string; nombre: string | null }): string {
  return nombre === null ? codigo : `${codigo} · ${nombre}`;
}

/** The chosen rubros; the others are in a tree, which names them itself. */
function useRubroNames({ rubro = [] }: TenderListSearch): PickOption[] {
  const asked = useQuery({ ...rubroNamesQuery(rubro), enabled: rubro.length > 0 });
  const named = asked.data?.datos ?? [];
  return rubro.map((codigo) => {
    const nombre = named.find((one) => one.codigo === codigo)?.nombre ?? null;
    return { value: codigo, label: rubroLabel({ codigo, nombre }) };
  });
}

/** The chosen suppliers; the others are asked for where they are chosen. */
function useSupplierNames({ proveedor = [] }: TenderListSearch): PickOption[] {
  const asked = useQuery({ ...supplierNamesQuery(proveedor), enabled: proveedor.length > 0 });
  const named = asked.data?.datos ?? [];
  return proveedor.map((key) => {
    const known = named.find(({ clave }) => clave === key);
    // Until its name is there, what of the key a person can read.
    const label = known === undefined ? key.replace(/^\w+:/, '') : buyerLabel(known);
    return { value: key, label };
  });
}

type NamedUnit = { unidad: number; nombre: string | null; comprador: string | null };

/** A buying unit under its institution, by its number where nobody names it. */
export function unitLabel({ unidad, nombre, comprador }: NamedUnit): string {
  return [comprador, nombre ?? String(unidad)]
    .flatMap((name) => (name === null ? [] : [readableName(name)]))
    .join(' · ');
}

/** The chosen units; the others are asked for where they are chosen. */
function useUnitNames({ unidad = [] }: TenderListSearch): PickOption[] {
  const asked = useQuery({ ...unitNamesQuery(unidad), enabled: unidad.length > 0 });
  const named = asked.data?.datos ?? [];
  return unidad.map((unit) => {
    const known = named.find((one) => one.unidad === unit);
    return {
      value: String(unit),
      label: unitLabel(known ?? { unidad: unit, nombre: null, comprador: null }),
    };
  });
}
