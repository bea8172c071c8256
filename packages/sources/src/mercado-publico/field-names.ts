import { foldLetters } from '@pliego/contract/rules/fold-text';
import type { Json, JsonObject } from '../notice.ts';
import { objectOf, textOf } from '../read-json.ts';
import { withoutWrappers } from './mongo-json.ts';

/** Fields of an object of the API, by their names folded to letters and digits. */
interface Fields {
  names: ReadonlyMap<string, string>;
  /** The fields of the objects that stand in some of them. */
  within: Readonly<Record<string, Fields>>;
}

const folded = (name: string) => foldLetters(name).replaceAll(/[^a-z0-9]/g, '');

/** @param others Other names by which tables have a field: `Name=other,another`. */
function fieldsOf(listed: string, others = '', within: Record<string, Fields> = {}): Fields {
  const own = [...listed.trim().split(/\s+/), ...Object.keys(within)];
  const also = others
    .trim()
    .split(/\s+/)
    .filter((entry) => entry !== '')
    .flatMap((entry) => {
      const [name = '', aliases = ''] = entry.split('=');
      return aliases.split(',').map((alias) => [alias, name] as const);
    });
  return { names: new Map([...also, ...own.map((name) => [folded(name), name] as const)]), within };
}

const buyerFields = `
  CodigoOrganismo NombreOrganismo RutUnidad CodigoUnidad NombreUnidad DireccionUnidad ComunaUnidad
  RegionUnidad RutUsuario CodigoUsuario NombreUsuario CargoUsuario`;
const dateFields = `
  FechaCreacion FechaInicio FechaFinal FechaPubRespuestas FechaActoAperturaTecnica
  FechaActoAperturaEconomica FechaPublicacion FechaAdjudicacion FechaEstimadaAdjudicacion
  FechaSoporteFisico FechaTiempoEvaluacion FechaEstimadaFirma FechasUsuario FechaVisitaTerreno
  FechaEntregaAntecedentes FechaCierre`;

const awardOfLine = fieldsOf(
  'RutProveedor NombreProveedor Cantidad CantidadAdjudicada MontoUnitario',
);
const line = fieldsOf(
  'Correlativo CodigoProducto CodigoCategoria Categoria NombreProducto Descripcion UnidadMedida Cantidad',
  '',
  { Adjudicacion: awardOfLine },
);

/** An element of a `Listado` (formats.md §1.4). Flat tables have the fields of the buyer and the dates beside the others. */
const tender = fieldsOf(
  `CodigoExterno Nombre CodigoEstado Estado Descripcion Tipo Moneda MontoEstimado CantidadReclamos
  ExtensionPlazo DiasCierreLicitacion Informada CodigoTipo TipoConvocatoria Etapas EstadoEtapas TomaRazon
  EstadoPublicidadOfertas JustificacionPublicidad Contrato Obras UnidadTiempoEvaluacion DireccionVisita
  DireccionEntrega Estimacion FuenteFinanciamiento VisibilidadMonto Tiempo UnidadTiempo Modalidad TipoPago
  NombreResponsablePago EmailResponsablePago NombreResponsableContrato EmailResponsableContrato
  FonoResponsableContrato ProhibicionContratacion SubContratacion UnidadTiempoDuracionContrato
  TiempoDuracionContrato TipoDuracionContrato JustificacionMontoEstimado ObservacionContract EsBaseTipo
  EsRenovable ValorTiempoRenovacion PeriodoTiempoRenovacion UnidadTiempoContratoLicitacion CodigoBIP
  ${buyerFields} ${dateFields}`,
  `NombreOrganismo=organismo,institucion,nombreinstitucion,organismocomprador NombreUnidad=unidad,unidadcompra,unidaddecompra
  RutUnidad=rutorganismo,rutinstitucion RegionUnidad=region ComunaUnidad=comuna Tipo=tipolicitacion
  Moneda=codigomoneda ObservacionContract=observacioncontrato`,
  {
    Comprador: fieldsOf(
      buyerFields,
      `NombreOrganismo=nombre,organismo NombreUnidad=unidad RutUnidad=rut RegionUnidad=region
      ComunaUnidad=comuna DireccionUnidad=direccion`,
    ),
    Fechas: fieldsOf(dateFields),
    Adjudicacion: fieldsOf('Tipo Fecha Numero NumeroOferentes UrlActa'),
    Items: fieldsOf('Cantidad', '', { Listado: line }),
  },
);

type Place = readonly string[];

/** Where a field of a flat table belongs, whose name begins with that of the object it stood in: `Fechas_FechaCierre`. */
function placeWithin(name: string, { within }: Fields): Place | null {
  for (const [outer, fields] of Object.entries(within)) {
    const prefix = folded(outer);
    const inner = name.startsWith(prefix) ? fields.names.get(name.slice(prefix.length)) : undefined;
    if (inner !== undefined) return [outer, inner];
  }
  return null;
}

/** Names are few and records many: each name is folded once. */
const known = new Map<Fields, Map<string, Place>>();
const mostNames = 5_000;

function placeOf(name: string, fields: Fields): Place {
  const places = known.get(fields) ?? new Map<string, Place>();
  known.set(fields, places);
  const before = places.get(name);
  if (before !== undefined) return before;
  const plain = folded(name);
  const own = fields.names.get(plain);
  const place = own === undefined ? (placeWithin(plain, fields) ?? [name]) : [own];
  if (places.size < mostNames) places.set(name, place);
  return place;
}

const isGiven = (value: Json | undefined) => value !== undefined && value !== null && value !== '';

/** Puts a value where it belongs; under its own name where that place is taken. */
function put(into: JsonObject, [outer = '', inner]: Place, value: Json, name: string): void {
  const holder = inner === undefined ? into : (objectOf(into[outer]) ?? {});
  const key = inner ?? outer;
  if (Object.hasOwn(holder, key) && isGiven(holder[key])) {
    into[name] = value;
    return;
  }
  holder[key] = value;
  if (inner !== undefined) into[outer] = holder;
}

function renamedValue(value: Json, fields: Fields | undefined): Json {
  if (fields === undefined || typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return renamed(value, fields);
  const members = value.map((member) => renamedValue(member, fields));
  return members.every((member, index) => member === value[index]) ? value : members;
}

/** An object with the API's own names; the same object where it has them. What has no place keeps its name. */
function renamed(value: JsonObject, fields: Fields): JsonObject {
  const entries = Object.entries(value).map(([name, member]) => {
    const place = placeOf(name, fields);
    const [only = ''] = place;
    const inner = place.length === 1 ? renamedValue(member, fields.within[only]) : member;
    return { name, place, inner, isSame: place.length === 1 && only === name && inner === member };
  });
  if (entries.every(({ isSame }) => isSame)) return value;
  const result: JsonObject = {};
  // The exact names first, so that no other spelling takes their place.
  for (const { name, inner } of entries.filter(
    ({ name, place }) => place.length === 1 && place[0] === name,
  )) {
    result[name] = inner;
  }
  for (const { name, place, inner } of entries) {
    if (place.length > 1 || place[0] !== name) put(result, place, inner, name);
  }
  return result;
}

/**
 * An element with the names of the API, however it was saved: names in other cases or with other separators, the
 * fields of its objects flat beside it, or the wrappers of Mongo. The same object where it has nothing of that.
 */
export function withPortalNames(element: JsonObject): JsonObject {
  return renamed(objectOf(withoutWrappers(element)) ?? element, tender);
}

/** What besides the code makes an element one of a tender. */
const telling = ['Nombre', 'CodigoEstado', 'Estado', 'FechaCierre', 'Fechas', 'Comprador'];

/** Whether names of fields are those of a tender of the API, in any spelling. */
export function namesATender(names: readonly string[]): boolean {
  const places = new Set(names.map((name) => placeOf(name, tender)[0]));
  return places.has('CodigoExterno') && telling.some((name) => places.has(name));
}

/** Whether an object is a tender of the API, in any spelling. Its own code tells, without other fields. */
export function isPortalTender(value: JsonObject): boolean {
  if (textOf(value['CodigoExterno']) !== null) return true;
  return (
    namesATender(Object.keys(value)) && textOf(withPortalNames(value)['CodigoExterno']) !== null
  );
}

/** Whether an object tells a tender whose code stands elsewhere, as the key of what was keyed by it. */
export function isTenderWithoutCode(value: JsonObject): boolean {
  const places = new Set(Object.keys(value).map((name) => placeOf(name, tender)[0]));
  return (
    places.has('Nombre') &&
    (places.has('CodigoEstado') || places.has('Estado') || places.has('FechaCierre'))
  );
}
