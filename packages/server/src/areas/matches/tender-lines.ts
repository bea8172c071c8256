import type { ProductRow } from '#server/areas/products/fields.ts';
import type { TenderItem } from '@pliego/contract/areas/tender-shapes';
import type { TenderTerms, TimeUnit } from '@pliego/contract/areas/tender-terms';
import { regionName } from '@pliego/contract/rules/regions';
import type { MatchLine, MatchProduct } from '@pliego/matching/shapes';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';

/** What of a tender its lines are compared by. */
export const comparedColumns = {
  id: tenders.id,
  title: tenders.title,
  region: tenders.region,
  amountClp: tenders.amountClp,
  terms: tenders.terms,
  items: tenders.items,
};

export interface ComparedTender {
  id: number;
  title: string;
  region: number | null;
  amountClp: number | null;
  terms: TenderTerms;
  items: TenderItem[];
}

const daysOf: Record<TimeUnit, number> = {
  horas: 1 / 24,
  dias: 1,
  semanas: 7,
  meses: 30,
  anos: 365,
};

function deliveryDays({ plazoEntrega: given }: TenderTerms): number | null {
  if (given === undefined || given.unidad === null) return null;
  return Math.floor(given.cantidad * daysOf[given.unidad]);
}

/** What the buyer wrote of a line; the portal also gives the name of its code. */
export const textOfItem = ({ nombre, descripcion }: TenderItem): string =>
  descripcion ?? nombre ?? '';

export const codeOfItem = ({ esquema, codigo }: TenderItem): string | null => {
  const [code] = /^(?:\d\d){1,4}/.exec(codigo ?? '') ?? [];
  return esquema?.toUpperCase() === 'UNSPSC' ? (code ?? null) : null;
};

/** The lines of a tender as the matcher takes them, by their places from 1; without lines its title is one, at 0. */
export function linesOf(tender: ComparedTender): MatchLine[] {
  const region = tender.region === null ? null : regionName(tender.region);
  const plazoDias = deliveryDays(tender.terms);
  // Written out: a spread into each line took a tenth of the time of comparing.
  const lineOf = (lineId: string, item: TenderItem | null): MatchLine => ({
    lineId,
    tenderTitle: tender.title,
    lineText: item === null ? null : textOfItem(item),
    unspsc: item === null ? null : codeOfItem(item),
    unspscName: item?.descripcion == null ? null : item.nombre,
    unidad: item?.unidad ?? null,
    cantidad: item?.cantidad ?? null,
    region,
    monto: tender.amountClp,
    plazoDias,
  });
  if (tender.items.length === 0) return [lineOf('0', null)];
  return tender.items.map((item, at) => lineOf(String(at + 1), item));
}

/** A product as the matcher takes it, known by its number. Amounts of tenders are compared in pesos alone. */
export function matcherProduct(row: ProductRow): MatchProduct {
  const inPesos = row.currency === 'CLP';
  return {
    sku: String(row.id),
    nombre: row.name,
    descripcion: row.description,
    unspsc: row.unspsc,
    palabrasClave: row.keywords,
    palabrasExcluidas: row.excluded,
    marcas: row.brands,
    unidad: row.unit,
    regiones: row.regions.flatMap((region) => regionName(region) ?? []),
    montoMinimo: inPesos ? row.leastAmount : null,
    montoMaximo: inPesos ? row.mostAmount : null,
    plazoDias: row.deliveryDays,
    activo: row.isActive,
  };
}
