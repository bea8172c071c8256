import type { Json, JsonObject } from '@pliego/sources/notice';
import { at, dayMs, dayOf, wallText } from './calendar.ts';
import type { Draft, LineAward } from './demo-tender.ts';
import type { Line } from './lines.ts';
import { offeredPrice } from './money.ts';
import { createRandom, type Random, seedFrom } from './random.ts';
import { suppliersOf } from './suppliers.ts';

/** What the portal shows of a tender at one moment. */
export interface Snapshot {
  /** Santiago wall time of the request. */
  askedAt: number;
  state: 5 | 6 | 7 | 8 | 15 | 16;
  closing: number | null;
}

const stateTexts: Record<Snapshot['state'], string> = {
  5: 'Publicada',
  6: 'Cerrada',
  7: 'Desierta (o art. 3 ó 9 Ley 19.886)',
  8: 'Adjudicada',
  15: 'Revocada',
  16: 'Suspendida',
};

const privateTypes = new Set(['CO', 'E2']);

const sourcesOfFunds = [
  '',
  '',
  'Presupuesto vigente',
  'Subtítulo 22',
  'Subtítulo 29',
  'FNDR',
  'Ley SEP',
];
const prohibitions = [
  '',
  '',
  '',
  'No se permite la subcontratación sin autorización previa y por escrito de la contraparte técnica.',
  'El adjudicatario no podrá ceder ni transferir, total o parcialmente, los derechos y obligaciones del contrato.',
];

function text(wall: number | null): string | null {
  return wall === null ? null : wallText(wall);
}

function buyerOf({ buyer, unit }: Draft): JsonObject {
  return {
    CodigoOrganismo: buyer.organization,
    NombreOrganismo: buyer.name,
    RutUnidad: buyer.taxId,
    CodigoUnidad: String(unit.code),
    NombreUnidad: unit.name,
    DireccionUnidad: buyer.address,
    ComunaUnidad: buyer.commune,
    RegionUnidad: buyer.region,
    // No names of persons are invented: they could match real ones.
    RutUsuario: '',
    CodigoUsuario: String(900_000 + unit.code),
    NombreUsuario: '',
    CargoUsuario: 'Encargado(a) de adquisiciones',
  };
}

function datesOf({ timeline }: Draft, { state, closing }: Snapshot): JsonObject {
  const opening = closing === null ? null : closing + 60_000;
  const planned = wallText(timeline.awardPlanned);
  // Until there is an act the portal repeats the plan as if it were the award.
  const isActual = (state === 7 || state === 8) && timeline.act !== null;
  return {
    FechaCreacion: wallText(timeline.created),
    FechaCierre: text(closing),
    FechaInicio: wallText(timeline.questionsFrom),
    FechaFinal: wallText(timeline.questionsTo),
    FechaPubRespuestas: wallText(timeline.answers),
    FechaActoAperturaTecnica: text(opening),
    FechaActoAperturaEconomica: text(opening),
    FechaPublicacion: wallText(timeline.published),
    FechaAdjudicacion: isActual ? text(timeline.act) : planned,
    FechaEstimadaAdjudicacion: planned,
    FechaSoporteFisico: null,
    FechaTiempoEvaluacion: null,
    FechaEstimadaFirma: null,
    FechasUsuario: null,
    FechaVisitaTerreno: text(timeline.visit),
    FechaEntregaAntecedentes: null,
  };
}

/** The award of each line; some lines find no bid, and some are awarded only in part. The same each time. */
export function lineAwardsOf(draft: Draft): (LineAward | null)[] {
  const random = createRandom(seedFrom(43, draft.index));
  const segment = draft.lines[0]?.product.code.slice(0, 2) ?? '';
  const suppliers = random.shuffle(suppliersOf(draft.sector, segment));
  const winners = suppliers.slice(0, random.chance(0.7) ? 1 : 3);
  const leavesLines = random.chance(0.2);
  return draft.lines.map((line, index) => {
    if (leavesLines && index > 0 && random.chance(0.3)) return null;
    const { name, taxId } = random.pick(winners);
    const isPartial = line.quantity >= 10 && random.chance(0.06);
    return {
      name,
      taxId,
      quantity: isPartial ? Math.floor(line.quantity * 0.6) : line.quantity,
      unitPrice: offeredPrice(line.price * (0.74 + random.next() * 0.26), draft.currency),
    };
  });
}

const awardOfLine = ({ name, taxId, quantity, unitPrice }: LineAward): JsonObject => ({
  RutProveedor: taxId,
  NombreProveedor: name,
  Cantidad: quantity,
  MontoUnitario: unitPrice,
});

function itemOf(line: Line, index: number, award: LineAward | null): JsonObject {
  const { product } = line;
  return {
    Correlativo: index + 1,
    CodigoProducto: Number(product.code),
    CodigoCategoria: `${product.code.slice(0, 6)}00`,
    Categoria: product.category,
    NombreProducto: product.name,
    Descripcion: line.description,
    UnidadMedida: product.unit,
    Cantidad: line.quantity,
    Adjudicacion: award === null ? null : awardOfLine(award),
  };
}

function awardOf(random: Random, { buyer, timeline }: Draft): Json {
  const isDecree = buyer.kind === 'municipality';
  const number = random.int(90, 4800);
  return {
    Tipo: isDecree ? 4 : 2,
    Fecha: timeline.act === null ? null : wallText(at(dayOf(timeline.act), 0)),
    Numero: isDecree ? `DA ${number}` : String(number),
    NumeroOferentes: 1 + Math.floor(random.magnitude(1, 13)),
    // There is no page to see: nothing of this is on the portal.
    UrlActa: '',
  };
}

/** A tender and its state. */
function headOf(random: Random, draft: Draft, { state, closing, askedAt }: Snapshot): JsonObject {
  const left = closing === null ? 0 : (closing - askedAt) / dayMs;
  return {
    CodigoExterno: draft.code,
    Nombre: draft.title,
    CodigoEstado: state,
    Descripcion: draft.description,
    FechaCierre: null,
    Estado: stateTexts[state],
    Comprador: buyerOf(draft),
    DiasCierreLicitacion: String(Math.max(0, Math.ceil(left))),
    Informada: 0,
    CodigoTipo: privateTypes.has(draft.type) ? 2 : 1,
    Tipo: draft.type,
    TipoConvocatoria: '1',
    Moneda: draft.currency,
    Etapas: random.chance(0.93) ? 1 : 2,
    EstadoEtapas: state === 8 ? '1' : '0',
    TomaRazon: draft.isWork && random.chance(0.3) ? '1' : '0',
    EstadoPublicidadOfertas: 1,
    JustificacionPublicidad: '',
    Contrato: draft.isSigned ? '1' : '2',
    Obras: draft.isWork ? '2' : '0',
    // It drifts with the buyer, whatever happens to the tender.
    CantidadReclamos: draft.buyer.complaints + (Math.floor(askedAt / dayMs) % 4),
  };
}

/** The terms of the contract that follows from it. */
function termsOf(random: Random, draft: Draft, isRenewable: boolean): JsonObject {
  const { buyer, amount } = draft;
  return {
    UnidadTiempoEvaluacion: 1,
    DireccionVisita: draft.timeline.visit === null ? '' : buyer.address,
    DireccionEntrega: '',
    Estimacion: amount === null ? 3 : random.int(1, 2),
    FuenteFinanciamiento: random.pick(sourcesOfFunds),
    VisibilidadMonto: amount === null ? 0 : 1,
    MontoEstimado: amount,
    Tiempo: random.chance(0.4) ? String(draft.contractMonths) : null,
    UnidadTiempo: '4',
    Modalidad: random.pick([1, 1, 1, 6, 7, 8]),
    TipoPago: random.pick(['1', '2']),
    NombreResponsablePago: '',
    EmailResponsablePago: '',
    NombreResponsableContrato: '',
    EmailResponsableContrato: '',
    FonoResponsableContrato: '',
    ProhibicionContratacion: random.pick(prohibitions),
    SubContratacion: random.pick(['0', '1']),
    UnidadTiempoDuracionContrato: 4,
    TiempoDuracionContrato: String(draft.contractMonths),
    TipoDuracionContrato: ' ',
    JustificacionMontoEstimado: '',
    ObservacionContract: null,
    ExtensionPlazo: random.chance(0.07) ? 1 : 0,
    EsBaseTipo: random.chance(0.03) ? 1 : 0,
    UnidadTiempoContratoLicitacion: '4',
    ValorTiempoRenovacion: isRenewable ? '12' : '0',
    PeriodoTiempoRenovacion: ' ',
    EsRenovable: isRenewable ? 1 : 0,
    CodigoBIP: draft.isWork && random.chance(0.5) ? `40${random.int(100_000, 999_999)}-0` : null,
  };
}

/** An element of the portal's answer for that tender at that moment, key by key and type by type. */
export function buildPayload(draft: Draft, snapshot: Snapshot): JsonObject {
  // Drawn anew for every moment and in one order, so that what does not change reads the same in all of them.
  const random = createRandom(seedFrom(41, draft.index));
  const isAwarded = snapshot.state === 8;
  const isRenewable = random.chance(0.06);
  return {
    ...headOf(random, draft, snapshot),
    Fechas: datesOf(draft, snapshot),
    ...termsOf(random, draft, isRenewable),
    Adjudicacion: isAwarded ? awardOf(createRandom(seedFrom(42, draft.index)), draft) : null,
    Items: buildItems(draft, isAwarded),
  };
}

function buildItems(draft: Draft, isAwarded: boolean): JsonObject {
  const awards = isAwarded ? lineAwardsOf(draft) : [];
  return {
    Cantidad: draft.lines.length,
    Listado: draft.lines.map((line, index) => itemOf(line, index, awards[index] ?? null)),
  };
}
