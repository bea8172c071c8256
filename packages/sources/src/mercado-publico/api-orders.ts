import type { TenderOrder } from '@pliego/contract/areas/tender-shapes';
import { instantFromPortal, unknownInstant } from '../instants.ts';
import type { Json, JsonObject, Observation, ReadRecord, TenderFacts } from '../notice.ts';
import { integerOf, memberAt, numberOf, objectOf, textOf } from '../read-json.ts';
import { isUsableCode, observed, rejectedElement } from '../records.ts';
import { portalBuyer, portalCurrency, portalMilestone } from './portal.ts';
import { type ReadingCode, type ReadingMessage, readingMessage } from '../reading-message.ts';

/** What the portal calls each state of an order (formats.md §3; 5 is seen and in no dictionary). */
const orderStates = new Map<number, string>([
  [4, 'Enviada a proveedor'],
  [5, 'En proceso'],
  [6, 'Aceptada'],
  [9, 'Cancelada'],
  [12, 'Recepción conforme'],
  [13, 'Pendiente de recepcionar'],
  [14, 'Recepcionada parcialmente'],
  [15, 'Recepción conforme incompleta'],
]);

/** Procedures without a tender, by the letters at the end of an order's code. */
const kindsWithoutTender = new Map<string, ReadingCode & `orden-de-${string}`>([
  ['CM', 'orden-de-convenio-marco'],
  ['AG', 'orden-de-compra-agil'],
  ['TD', 'orden-de-trato-directo'],
]);

/** Whether an element of a `Listado` is an order and not a tender. */
export function isOrder(element: JsonObject): boolean {
  return 'Codigo' in element && !('CodigoExterno' in element);
}

/** A list gives three fields of an order; only a detail names its tender. */
function isDetail(order: JsonObject): boolean {
  return 'CodigoLicitacion' in order || objectOf(order['Fechas']) !== null;
}

function reasonWithoutTender(code: string, order: JsonObject): ReadingMessage {
  const letters = /-([A-Z]+)\d*$/.exec(code.toUpperCase())?.[1] ?? textOf(order['Tipo']);
  const kind = letters === null ? undefined : kindsWithoutTender.get(letters.slice(0, 2));
  const without = isDetail(order) ? 'orden-sin-licitacion' : 'orden-sin-detalle';
  return readingMessage(kind ?? without, { orden: code });
}

const orderDates = ['FechaCreacion', 'FechaEnvio', 'FechaAceptacion', 'FechaCancelacion'];

/** The latest date of an order: its data was valid by then. */
function provenInstant(order: JsonObject): string {
  return [...orderDates, 'FechaUltimaModificacion'].reduce((latest, name) => {
    const date = instantFromPortal(textOf(memberAt(order, 'Fechas', name)) ?? '');
    return date !== null && date > latest ? date : latest;
  }, unknownInstant);
}

/**
 * The record of an order: an observation of the tender it came out of, or the reason why there is none.
 *
 * @param queriedAt Instant of the query; null when unknown.
 */
export function orderRecord(
  order: JsonObject,
  position: number,
  queriedAt: string | null,
): ReadRecord {
  const code = textOf(order['Codigo']);
  if (code === null) return rejectedElement(position, readingMessage('orden-sin-codigo'), order);
  const tender = textOf(order['CodigoLicitacion']);
  if (tender === null) {
    return rejectedElement(position, reasonWithoutTender(code.slice(0, 60), order), order);
  }
  if (!isUsableCode(tender)) {
    return rejectedElement(
      position,
      readingMessage('campo-demasiado-largo', { campo: 'CodigoLicitacion' }),
      order,
    );
  }
  return observed(position, {
    source: /-COT\d{2}$/.test(tender) ? 'compra-agil' : 'mercado-publico',
    code: tender,
    format: 'mp-orden',
    observedAt: queriedAt ?? provenInstant(order),
    payload: order,
  });
}

function supplierOf(value: Json | undefined): TenderOrder['proveedor'] {
  const rut = textOf(memberAt(value, 'RutSucursal'));
  const nombre = textOf(memberAt(value, 'Nombre')) ?? rut;
  return nombre === null ? null : { nombre, rut };
}

/** The institution that an order names. */
function buyerOf(order: JsonObject): TenderFacts['buyer'] {
  const stated = (name: string) => textOf(memberAt(order, 'Comprador', name));
  return portalBuyer({
    name: stated('NombreOrganismo'),
    taxId: stated('RutUnidad'),
    unit: stated('NombreUnidad'),
    address: stated('DireccionUnidad'),
    commune: stated('ComunaUnidad'),
    complaints: null,
  });
}

/** Facts of an order: it adds the order to its tender, and names a tender that nothing else tells of. */
export function orderFacts({ payload }: Observation): TenderFacts {
  const codigo = textOf(payload['Codigo']);
  if (codigo === null) return { authority: 'mention' };
  const state = integerOf(payload['CodigoEstado']);
  const order: TenderOrder = {
    codigo,
    nombre: textOf(payload['Nombre']),
    estado:
      textOf(payload['Estado']) ??
      (state === null ? null : (orderStates.get(state) ?? `Estado desconocido (${state})`)),
    proveedor: supplierOf(payload['Proveedor']),
    moneda: portalCurrency(payload['TipoMoneda']),
    neto: numberOf(payload['TotalNeto']),
    total: numberOf(payload['Total']),
    enviada: portalMilestone(memberAt(payload, 'Fechas', 'FechaEnvio'))?.instante ?? null,
  };
  return {
    authority: 'mention',
    title: order.nombre ?? undefined,
    buyer: buyerOf(payload),
    orders: [order],
  };
}
