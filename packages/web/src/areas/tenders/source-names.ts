import { sourceCodes } from '@pliego/contract/rules/source-codes';
import { useTranslation } from 'react-i18next';

interface SourceNames {
  /** Inside of a sentence: "el publicador OCDS". */
  inside: (source: string) => string;
  /** Alone, or where a sentence begins: "El publicador OCDS". */
  alone: (source: string) => string;
}

/** The name of a source; its code where it has no name. */
export function useSourceNames(): SourceNames {
  const { t } = useTranslation('tenders');
  const inside = (source: string) => {
    const known = sourceCodes.find((one) => one === source);
    return known === undefined ? source : t(`sourceNames.${known}`);
  };
  const alone = (source: string) => {
    const name = inside(source);
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  return { inside, alone };
}

const formats = [
  'mp-csv',
  'mp-listado',
  'mp-detalle',
  'mp-orden',
  'mp-planilla',
  'ca-api',
  'ca-buscador',
  'ca-planilla',
  'ocds-release',
  'placsp-entrada',
  'placsp-anulada',
  'codice',
  'ted-formulario',
  'ted-eforms',
  'ted-api',
  'euskadi-contrato',
  'euskadi-anuncio',
  'planilla-fila',
  'propia',
] as const;

/** The name of a format; its code where it has no name. */
export function useFormatName(): (format: string) => string {
  const { t } = useTranslation('ficha');
  return (format) => {
    const known = formats.find((one) => one === format);
    return known === undefined ? format : t(`observations.formats.${known}`);
  };
}
