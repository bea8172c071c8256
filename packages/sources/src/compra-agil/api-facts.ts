import type { TenderBid, TenderItem, TenderOrder } from '@pliego/contract/areas/tender-shapes';
import { unknownInstant } from '../instants.ts';
import { productCode } from '../mercado-publico/api-items.ts';
import type { JsonObject, Observation, TenderFacts } from '../notice.ts';
import { flagOf, listOf, memberAt, numberOf, objectOf, objectsOf, textOf } from '../read-json.ts';
import { daysLength } from '../term-lengths.ts';
import { lastChange, wallMilestone } from './dates.ts';
import { type AgileNotice, agileFacts } from './facts.ts';

/** A list gives the money in `montos`, a detail in `presupuesto`. */
function moneyOf(payload: JsonObject, name: string) {
  return memberAt(payload, 'montos', name) ?? memberAt(payload, 'presupuesto', name);
}

/** The dates of the calls are among the others, or with the call itself. */
function callDate(payload: JsonObject, name: string) {
  return wallMilestone(
    memberAt(payload, 'fechas', name) ?? memberAt(payload, 'convocatoria', name),
  );
}

function itemOf(product: JsonObject, index: number): TenderItem {
  const codigo = productCode(product['codigo_producto']);
  return {
    correlativo: index + 1,
    codigo,
    esquema: codigo === null ? null : 'UNSPSC',
    nombre: textOf(product['nombre']),
    categoria: [],
    descripcion: textOf(product['descripcion']),
    unidad: textOf(product['unidad_medida']),
    cantidad: numberOf(product['cantidad']),
    adjudicacion: null,
  };
}

function documentsOf(payload: JsonObject): TenderFacts['documents'] {
  if (!Array.isArray(payload['documentos'])) return undefined;
  return objectsOf(payload['documentos']).flatMap(({ nombre }) => {
    const titulo = textOf(nombre);
    return titulo === null ? [] : [{ titulo, tipo: null, url: null, publicado: null }];
  });
}

function supplierOf(quote: JsonObject): { nombre: string; rut: string | null } | null {
  const rut = textOf(quote['rut_proveedor']);
  const nombre = textOf(quote['razon_social']) ?? rut;
  return nombre === null ? null : { nombre, rut };
}

const isChosen = (quote: JsonObject): boolean => flagOf(quote['proveedor_seleccionado']) === true;

/** The quotes that the buyer chose; the service rarely gives them. */
function chosenQuotes(payload: JsonObject): JsonObject[] {
  return objectsOf(payload['proveedores_cotizando']).filter(isChosen);
}

function bidsOf(payload: JsonObject, moneda: string | null): TenderBid[] {
  return objectsOf(payload['proveedores_cotizando']).flatMap((quote) => {
    const supplier = supplierOf(quote);
    if (supplier === null) return [];
    const monto = numberOf(quote['monto_total']);
    return [{ ...supplier, monto, moneda, seleccionada: isChosen(quote) }];
  });
}

function awardOf(payload: JsonObject): TenderFacts['award'] {
  const chosen = chosenQuotes(payload);
  const currency = textOf(moneyOf(payload, 'moneda'));
  const ofertas = bidsOf(payload, currency);
  if (ofertas.length === 0) return undefined;
  const amounts = chosen.map((quote) => numberOf(quote['monto_total']));
  const isAddable = amounts.length === 1 || (amounts.length > 1 && currency !== null);
  return {
    fecha: null,
    numero: null,
    oferentes: listOf(payload['proveedores_cotizando']).length,
    urlActa: null,
    monto: amounts.reduce<number | null>(
      (sum, amount) => (sum === null || amount === null ? null : sum + amount),
      isAddable ? 0 : null,
    ),
    moneda: currency,
    proveedores: chosen.flatMap((quote) => supplierOf(quote) ?? []),
    ofertas,
  };
}

/** The order that a purchase ended in: there is one when it has a number, whatever the state. */
function ordersOf(payload: JsonObject): TenderOrder[] | undefined {
  const order = objectOf(payload['orden_compra']);
  const codigo = textOf(order?.['codigo_orden_compra']) ?? textOf(order?.['id_oc']);
  if (codigo === null) return undefined;
  const [quote, another] = chosenQuotes(payload);
  const only = quote !== undefined && another === undefined ? quote : null;
  return [
    {
      codigo,
      nombre: null,
      estado: textOf(order?.['estado_orden_compra']),
      proveedor: only === null ? null : supplierOf(only),
      moneda: textOf(moneyOf(payload, 'moneda')),
      neto: numberOf(only?.['valor_neto']),
      total: numberOf(only?.['monto_total']),
      enviada: null,
    },
  ];
}

/** Where and by when the goods are delivered; only a detail says. */
function termsOf(payload: JsonObject): TenderFacts['terms'] {
  const delivery = objectOf(payload['entrega']);
  if (delivery === null) return undefined;
  return {
    direccionEntrega: textOf(delivery['direccion_entrega']),
    plazoEntrega: daysLength(delivery['plazo_entrega_dias']),
  };
}

/** The facts of an item or a detail of the API v2. */
export function agileApiNotice(code: string, payload: JsonObject): AgileNotice {
  const { estado } = payload;
  const institution = objectOf(payload['institucion']);
  const products = payload['productos_solicitados'];
  return {
    code,
    title: payload['nombre'],
    description: payload['descripcion'],
    stateWord: memberAt(estado, 'codigo') ?? (objectOf(estado) === null ? estado : undefined),
    stateNumber: memberAt(estado, 'id_estado'),
    stateName: memberAt(estado, 'glosa'),
    call: memberAt(payload, 'convocatoria', 'estado_convocatoria'),
    published: wallMilestone(memberAt(payload, 'fechas', 'fecha_publicacion')),
    closing: wallMilestone(memberAt(payload, 'fechas', 'fecha_cierre')),
    firstClosing: callDate(payload, 'fecha_cierre_primer_llamado'),
    secondClosing: callDate(payload, 'fecha_cierre_segundo_llamado'),
    cancelled: wallMilestone(memberAt(payload, 'fechas', 'fecha_cancelacion')),
    buyer: {
      name: institution?.['organismo_comprador'],
      taxId: institution?.['rut'],
      unit: institution?.['unidad_compra'],
    },
    region: institution?.['region'],
    currency: moneyOf(payload, 'moneda'),
    amount: moneyOf(payload, 'monto_disponible'),
    items: Array.isArray(products) ? objectsOf(products).map(itemOf) : undefined,
    documents: documentsOf(payload),
    award: awardOf(payload),
    orders: ordersOf(payload),
    terms: termsOf(payload),
    hasOrder: [
      memberAt(payload, 'id_orden_compra'),
      memberAt(payload, 'orden_compra', 'id_orden_compra'),
    ].some((id) => textOf(id) !== null),
  };
}

export function agileApiFacts({ code, payload }: Observation): TenderFacts {
  return agileFacts(agileApiNotice(code, payload));
}

/** When an item of the API v2 was true. */
export function agileApiInstant(notice: AgileNotice, payload: JsonObject): string {
  const changed = memberAt(payload, 'fechas', 'fecha_ultimo_cambio');
  return lastChange(changed, notice.published) ?? unknownInstant;
}
