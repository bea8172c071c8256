import type {
  contractMeanings,
  estimateMeanings,
  executionMeanings,
  paymentMeanings,
  TermLength,
} from '@pliego/contract/areas/tender-terms';
import type { Json, JsonObject, StatedTerms } from '../notice.ts';
import { flagOf, integerOf, memberAt, textOf } from '../read-json.ts';
import { termLength } from '../term-lengths.ts';

/*
 * The terms of a tender of the portal: codes of the API (formats.md §2.4), and the names of constants that its bulk
 * files write for some of them. A code that no document explains keeps its number and has no meaning.
 */

const payments = new Map<string, (typeof paymentMeanings)[number]>([
  ['1', '30-dias'],
  ['2', '30-60-90-dias'],
  ['3', 'al-dia'],
  ['4', 'anual'],
  ['5', 'bimensual'],
  ['6', 'contra-entrega'],
  ['7', 'mensual'],
  ['8', 'estado-avance'],
  ['9', 'trimestral'],
  ['10', '60-dias'],
  ['RFB_CONTRACT_PAYMENT_METHOD_30_DAYS', '30-dias'],
  ['RFB_CONTRACT_PAYMENT_METHOD_45_DAYS', '45-dias'],
  ['RFB_CONTRACT_PAYMENT_METHOD_60_DAYS', '60-dias'],
  ['RFB_CONTRACT_PAYMENT_METHOD_OTHERS', 'otra'],
]);
const estimates = new Map<string, (typeof estimateMeanings)[number]>([
  ['1', 'presupuesto'],
  ['2', 'referencial'],
  ['3', 'no-estimable'],
]);
/** 0 occurs too, and what it means is not known. */
const contracts = new Map<string, (typeof contractMeanings)[number]>([
  ['1', 'suscripcion'],
  ['2', 'orden'],
]);
const executions = new Map<string, (typeof executionMeanings)[number]>([
  ['RFB_CONTRACT_TIME_PERIOD_INMEDIATE_EXECUTION', 'inmediata'],
  ['RFB_CONTRACT_TIME_PERIOD_ALONG_TIME_EXECUTION', 'en-el-tiempo'],
]);

function coded<Meaning>(value: Json | undefined, meanings: ReadonlyMap<string, Meaning>) {
  // Tables that a program wrote have 1.0 for 1.
  const codigo = integerOf(value)?.toString() ?? textOf(value);
  return codigo === null ? null : { significado: meanings.get(codigo) ?? null, codigo };
}

/** What the bulk files write where a text is missing: the zero of a date. */
const emptyDate = /^1900-01-01/;

/** A text that says something: neither the zero of a date nor a lone mark or digit. */
function sentence(value: Json | undefined): string | null {
  const text = textOf(value);
  return text === null || emptyDate.test(text) || !/\p{L}{2}/u.test(text) ? null : text;
}

/** Days or hours of evaluation, more than any: a larger number is a date in the form of a serial. */
const longestEvaluation = 10_000;

/** The field is called a date; where it is a number it counts the units of `UnidadTiempoEvaluacion`. */
function evaluationOf(payload: JsonObject): TermLength | null {
  const stated =
    memberAt(payload, 'Fechas', 'FechaTiempoEvaluacion') ?? payload['FechaTiempoEvaluacion'];
  const count = integerOf(stated);
  if (count === null || count > longestEvaluation) return null;
  return termLength(count, payload['UnidadTiempoEvaluacion']);
}

/** Only 1 and 2 are numbers of stages. */
function stagesOf(value: Json | undefined): number | null {
  const stages = integerOf(value);
  return stages === 1 || stages === 2 ? stages : null;
}

/** The terms of an element of the API, or of a row with its fields. Fields that it does not have state nothing. */
export function portalTerms(payload: JsonObject): StatedTerms | undefined {
  const terms: StatedTerms = {};
  const state = <Name extends keyof StatedTerms>(
    name: Name,
    field: string,
    read: (value: Json | undefined) => StatedTerms[Name],
  ) => {
    if (Object.hasOwn(payload, field)) terms[name] = read(payload[field]);
  };
  state('direccionVisita', 'DireccionVisita', sentence);
  // Beside `FechaEntregaAntecedentes`: not where the goods go.
  state('direccionAntecedentes', 'DireccionEntrega', sentence);
  state('duracion', 'TiempoDuracionContrato', (count) =>
    termLength(count, payload['UnidadTiempoDuracionContrato']),
  );
  state('renovable', 'EsRenovable', flagOf);
  state('renovacion', 'ValorTiempoRenovacion', (count) =>
    termLength(count, payload['PeriodoTiempoRenovacion']),
  );
  state('ejecucion', 'TipoDuracionContrato', (code) => coded(code, executions));
  state('contrato', 'Contrato', (code) => coded(code, contracts));
  state('formaPago', 'Modalidad', (code) => coded(code, payments));
  state('tipoPago', 'TipoPago', textOf);
  state('financiamiento', 'FuenteFinanciamiento', textOf);
  state('estimacion', 'Estimacion', (code) => coded(code, estimates));
  state('montoVisible', 'VisibilidadMonto', flagOf);
  state('justificacionMonto', 'JustificacionMontoEstimado', sentence);
  state('subcontratacion', 'SubContratacion', flagOf);
  state('prohibiciones', 'ProhibicionContratacion', sentence);
  state('etapas', 'Etapas', stagesOf);
  state('tomaRazon', 'TomaRazon', flagOf);
  state('basesTipo', 'EsBaseTipo', flagOf);
  state('ofertasPublicas', 'EstadoPublicidadOfertas', flagOf);
  state('codigoBip', 'CodigoBIP', textOf);
  state('observaciones', 'ObservacionContract', sentence);
  const evaluacion = evaluationOf(payload);
  if (evaluacion !== null) terms.evaluacion = evaluacion;
  return Object.keys(terms).length === 0 ? undefined : terms;
}
