import type { TenderItem } from '@pliego/contract/areas/tender-shapes';
import { dateGiven } from '../publisher-time.ts';
import type { Json, JsonObject, TenderFacts } from '../notice.ts';
import {
  integerOf,
  memberAt,
  numberOf,
  objectOf,
  objectsOf,
  textOf,
  webAddressOf,
} from '../read-json.ts';
import { portalCurrency, portalMilestone } from './portal.ts';

type LineAward = NonNullable<TenderItem['adjudicacion']>;

/** UNSPSC code with its eight digits: the API gives it as a number, which loses zeros on the left. */
export function productCode(value: Json | undefined): string | null {
  const code = textOf(value);
  if (code === null || /^0+$/.test(code)) return null;
  return /^\d{1,8}$/.test(code) ? code.padStart(8, '0') : code;
}

function lineAward(value: Json | undefined): LineAward | null {
  const award = objectOf(value);
  if (award === null) return null;
  return {
    proveedor: textOf(award['NombreProveedor']),
    rutProveedor: textOf(award['RutProveedor']),
    cantidad: numberOf(award['Cantidad']) ?? numberOf(award['CantidadAdjudicada']),
    montoUnitario: numberOf(award['MontoUnitario']),
  };
}

function itemOf(item: JsonObject): TenderItem {
  const code = productCode(item['CodigoProducto']);
  return {
    correlativo: integerOf(item['Correlativo']),
    codigo: code,
    esquema: code === null ? null : 'UNSPSC',
    nombre: textOf(item['NombreProducto']),
    categoria: (textOf(item['Categoria']) ?? '')
      .split(' / ')
      .map((level) => level.trim())
      .filter((level) => level !== ''),
    descripcion: textOf(item['Descripcion']),
    unidad: textOf(item['UnidadMedida']),
    cantidad: numberOf(item['Cantidad']),
    adjudicacion: lineAward(item['Adjudicacion']),
  };
}

/** The lines of a detail; undefined when it has none, or only as a text, as in a table. */
export function itemsOf(payload: JsonObject): TenderItem[] | undefined {
  if (objectOf(payload['Items']) === null) return undefined;
  const lines = memberAt(payload, 'Items', 'Listado');
  return typeof lines === 'string' ? undefined : objectsOf(lines).map(itemOf);
}

/** Sum over the awarded lines, or null when some line does not give its quantity or its price, or the sum is none. */
function awardedAmount(lines: LineAward[]): number | null {
  let sum = 0;
  for (const { cantidad, montoUnitario } of lines) {
    if (cantidad === null || montoUnitario === null) return null;
    sum += cantidad * montoUnitario;
  }
  // Absurd figures can multiply to infinity.
  return lines.length === 0 || !Number.isFinite(sum) ? null : sum;
}

/** The award act with the suppliers of its lines; null before there is one. */
export function awardOf(payload: JsonObject, items: TenderItem[] = []): TenderFacts['award'] {
  const act = objectOf(payload['Adjudicacion']);
  const lines = items.flatMap(({ adjudicacion }) => adjudicacion ?? []);
  if (act === null && lines.length === 0)
    return payload['Adjudicacion'] === null ? null : undefined;
  const suppliers = new Map<string, { nombre: string; rut: string | null }>();
  for (const { proveedor, rutProveedor } of lines) {
    const nombre = proveedor ?? rutProveedor;
    if (nombre !== null) suppliers.set(rutProveedor ?? nombre, { nombre, rut: rutProveedor });
  }
  return {
    fecha: dateGiven(portalMilestone(act?.['Fecha'])),
    numero: textOf(act?.['Numero']),
    oferentes: integerOf(act?.['NumeroOferentes']),
    urlActa: webAddressOf(act?.['UrlActa']),
    monto: awardedAmount(lines),
    moneda: portalCurrency(payload['Moneda']),
    proveedores: [...suppliers.values()],
  };
}
