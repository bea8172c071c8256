import type { AwardedPrice, PriceFigures, ProductPrices } from '@pliego/contract/areas/prices';
import { listedPrices, mostPricesRead } from '@pliego/contract/areas/prices';
import { quantile } from '@pliego/contract/rules/quantile';
import { supplierKey } from '@pliego/contract/rules/supplier-key';
import { unitName } from '@pliego/matching/units';
import { textOfItem } from '#server/areas/matches/tender-lines.ts';
import type { ProductRow } from '#server/areas/products/fields.ts';
import type { AwardedLine } from './awarded-queries.ts';

/** A code without what says nothing of its level: `42132100` is the class `421321`. */
export const prefixOf = (code: string): string => code.replace(/(?:00)+$/, '');

/** The class of a code: what is bought under the one beside it is compared with it. */
export const classOf = (code: string): string => prefixOf(code).slice(0, 6);

/** What of a product its prices are found and compared by. */
export type Priced = Pick<ProductRow, 'unspsc' | 'currency' | 'unit'>;

export const startsWithAny = (code: string | null, prefixes: readonly string[]): boolean =>
  code !== null && prefixes.some((prefix) => code.startsWith(prefix));

function priceOf({ item, ...line }: AwardedLine): AwardedPrice[] {
  const award = item.adjudicacion;
  if (award === null || award.montoUnitario === null) return [];
  return [
    {
      licitacion: { id: line.id, codigo: line.code, nombre: line.title },
      linea: line.line,
      texto: textOfItem(item),
      comprador: line.buyer,
      compradorId: line.buyerId,
      region: line.region,
      proveedor: award.proveedor,
      claveProveedor: supplierKey({ nombre: award.proveedor, rut: award.rutProveedor }),
      cantidad: award.cantidad,
      unidad: item.unidad,
      precio: award.montoUnitario,
      moneda: line.currency,
      cuando: line.awardedAt,
    },
  ];
}

/** Figures by currency and unit: nothing else can be compared. */
function figuresOf(prices: readonly AwardedPrice[], product: Priced): PriceFigures[] {
  const groups = new Map<string, AwardedPrice[]>();
  for (const price of prices) {
    const key = `${price.moneda ?? ''} ${unitName(price.unidad) ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), price]);
  }
  return [...groups.values()]
    .map((group) => {
      const numbers = group.map(({ precio }) => precio);
      const at = (part: number) => quantile(numbers, part) ?? 0;
      return {
        moneda: group[0]?.moneda ?? null,
        unidad: group[0]?.unidad ?? null,
        lineas: group.length,
        comparable:
          group[0]?.moneda === product.currency &&
          unitName(group[0]?.unidad ?? null) === unitName(product.unit),
        minimo: at(0),
        primerCuartil: at(0.25),
        mediana: at(0.5),
        tercerCuartil: at(0.75),
        maximo: at(1),
      };
    })
    .toSorted((one, other) => other.lineas - one.lineas || other.mediana - one.mediana);
}

/** What the awarded lines of the classes of a product's codes say: those of the codes themselves, where there are any. */
export function pricesFrom(lines: readonly AwardedLine[], product: Priced): ProductPrices {
  const codes = product.unspsc;
  const own = [...new Set(codes.map(prefixOf))];
  const classes = [...new Set(codes.map(classOf))];
  const read = lines.slice(0, mostPricesRead);
  const exact = read.filter(({ item }) => startsWithAny(item.codigo, own));
  const isExact = exact.length > 0;
  const level = isExact ? 'codigo' : 'clase';
  const prices = (isExact ? exact : read).flatMap(priceOf);
  return {
    nivel: prices.length === 0 ? null : level,
    codigos: isExact ? own : classes,
    lineas: prices.length,
    exacto: lines.length <= mostPricesRead,
    cifras: figuresOf(prices, product),
    datos: prices.slice(0, listedPrices),
  };
}

/** Whether a price is of the unit and currency of some figures. */
export const isOfFigures =
  ({ moneda, unidad }: PriceFigures) =>
  (price: AwardedPrice): boolean =>
    price.moneda === moneda && unitName(price.unidad) === unitName(unidad);
