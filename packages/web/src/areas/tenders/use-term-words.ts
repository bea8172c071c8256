import type { TermLength, TermMeaning } from '@pliego/contract/areas/tender-terms';
import { useTranslation } from 'react-i18next';
import { formatQuantity } from '#web/lib/format.ts';

/** Terms that are a yes or a no. */
const flags = [
  'renovable',
  'montoVisible',
  'subcontratacion',
  'tomaRazon',
  'basesTipo',
  'ofertasPublicas',
] as const;
export type FlagName = (typeof flags)[number];

/** The term of that name, where it is a yes or a no. */
export function flagNamed(name: string | null): FlagName | undefined {
  return flags.find((flag) => flag === name);
}

interface Code {
  significado: TermMeaning | null;
  codigo: string;
}

/** How the values of terms read, wherever they stand. */
export function useTermWords() {
  const { t } = useTranslation('ficha');
  return {
    length: ({ cantidad, unidad, original }: TermLength): string => {
      const total = formatQuantity(cantidad);
      if (unidad !== null) return t(`terms.units.${unidad}`, { count: cantidad, total });
      return original === null
        ? t('terms.noUnit', { total })
        : t('terms.unknownUnit', { total, unit: original });
    },
    code: ({ significado, codigo }: Code): string =>
      significado === null ? t('terms.code', { code: codigo }) : t(`terms.meanings.${significado}`),
    flag: (name: FlagName, value: boolean): string => t(`terms.${value ? 'yes' : 'no'}.${name}`),
  };
}
