import { spreadsheetFields, type SpreadsheetField } from '@pliego/contract/areas/spreadsheets';
import { foldText } from '@pliego/contract/rules/fold-text';

/**
 * Names of columns, folded and with spaces for any other sign, by their field. Names of
 * real files in Spanish, English and Portuguese; the first ones are the surest.
 */
const names: Record<SpreadsheetField, string> = {
  codigo: `
    codigo, ocid, codigo licitacion, id licitacion, idlicitacion, numero licitacion, n licitacion,
    nro licitacion, codigo externo, codigoexterno, id llamado, id, id proceso, id del proceso,
    codigo proceso, numero procedimiento, id mercado publico, id mp, adquisicion,
    numero adquisicion, n adquisicion, numero proceso, licitacion id, numero de licitacion,
    codigo de licitacion, id de licitacion, codigo adquisicion, id cotizacion, id compra agil,
    tender id, tender code, tender number, notice number, reference number,
    notice id, code, numero da licitacao, codigo da licitacao, numero do edital,
    numero do processo, edital, numero, n`,
  nombre: `
    nombre, nombre licitacion, nombrelicitacion, nombre de la licitacion, titulo,
    nombre proceso, nombre del proceso, nombre adquisicion, nombre de la adquisicion, objeto,
    objeto del contrato, objeto de contratacion, asunto, licitacion, nombre llamado,
    titulo expediente, tender title, title, tender name, name, subject, tender, opportunity,
    objeto da licitacao, titulo da licitacao, nome`,
  descripcion: `
    descripcion, descripcion licitacion, descripcion de la licitacion, detalle,
    descripcion del proceso, description, tender description, resumen, descricao, glosa,
    observaciones, objeto detallado`,
  estado: `
    codigo estado, estado, estado licitacion, estado de la licitacion, estado proceso, estado del proceso,
    situacion, status, tender status, state, situacao, estado actual`,
  tipo: `
    tipo, tipo licitacion, tipo de licitacion, codigo tipo, tipo adquisicion,
    tipo de adquisicion, tender type, type, notice type, tipo de licitacao`,
  comprador: `
    comprador, organismo, institucion, organismo comprador, nombre organismo,
    institucion nombre, entidad, entidad compradora, entidad contratante, organismo publico,
    organo de contratacion, mandante, cliente, buyer, buyer name, procuring entity,
    contracting authority, agency, organization, orgao, comprador nombre, nombre institucion,
    convocante, dependencia, demandante, nombre comprador, servicio, orgao comprador, entidade,
    municipalidad`,
  rutComprador: `
    rut, rut comprador, rut organismo, institucion rut, rut institucion, rut unidad,
    rut unidad de compra, rut mandante, rut cliente, nif, cif, nit, ruc, rfc, cnpj, tax id,
    buyer id, rut entidad, buyer tax id`,
  unidadCompra: `
    unidad de compra, unidad compradora, unidad, nombre unidad, unidad de compras,
    nombre unidad de compra, unidad compra, purchasing unit, unidade compradora,
    nombre de la uc, departamento`,
  region: `
    region, region unidad, region comprador, region de la unidad, nombre region, regiao,
    region organismo`,
  comuna: `
    comuna, comuna unidad, ciudad, municipio, city, locality, localidad, cidade,
    comuna comprador`,
  moneda: `
    moneda, unidad monetaria, tipo moneda, tipo de moneda, divisa, currency, moeda,
    codigo moneda`,
  monto: `
    monto, monto estimado, monto licitacion, montolicitacion, monto total, monto disponible,
    presupuesto, presupuesto estimado, presupuesto disponible, monto total estimado, valor,
    valor estimado, importe, importe contrato, monto referencial, monto neto, amount, budget,
    value, estimated value, tender value, valor total, valor estimado da contratacao,
    orcamento, precio, total, monto adjudicado`,
  publicacion: `
    fecha publicacion, fecha de publicacion, fechapublicacion, publicacion, proc f publicacion, publicada,
    publicado, fecha de creacion, fecha creacion,
    fecha publicada, fecha apertura, publication date, published, date published, publish date,
    posted date, data de publicacao, data publicacao, fecha inicio, fecha de inicio, fecha, date`,
  cierre: `
    fecha cierre, fecha de cierre, fechacierre, cierre, cierre recepcion de ofertas,
    fecha cierre ofertas, fecha final, fecha de termino, fecha termino, fecha limite,
    fecha limite de presentacion, plazo, vencimiento, closing date, deadline, due date,
    close date, submission deadline, data de encerramento, data limite, fecha tope, fecha fin,
    cierre de recepcion, fecha vencimiento`,
  adjudicacion: `
    fecha adjudicacion, fecha de adjudicacion, adjudicacion, fecha de fallo, fecha fallo,
    award date, date awarded, data de adjudicacao, data adjudicacao,
    fecha estimada de adjudicacion, fecha estimada adjudicacion`,
  url: `
    url, link, enlace, direccion web, pagina, pagina web, ficha, link licitacion, sitio,
    website, anuncio, url licitacion, link ficha`,
  expediente: `
    expediente, numero expediente, n expediente, numero de expediente, referencia, reference,
    numero interno, referencia interna, processo`,
  categoria: `
    categoria, rubro, tipo contratacion, tipo de contratacion, tipo de contrato, category,
    procurement category, contract type, clase, area`,
  procedimiento: `
    procedimiento, tipo de procedimiento, tipo procedimiento, modalidad, procedure,
    procurement method, method, modalidade, mecanismo, metodo`,
  actualizacion: `
    fecha actualizacion, fecha de actualizacion, actualizado, ultima actualizacion,
    ultimo cambio, updated, last updated, last modified, fecha de corte, fecha de datos,
    data de atualizacao, fecha ultima modificacion, fecha modificacion`,
  itemCodigo: `
    codigo producto, codigoproducto, codigo producto onu, codigoproductoonu, codigo onu,
    unspsc, codigo unspsc, codigo item, codigo linea, cpv, codigo cpv, item code, product code,
    codigo do produto, codigo del producto, codigo categoria, sku`,
  itemNombre: `
    producto, nombre producto, nombre linea, nombre item, item, product, product name,
    item name, produto, nombre linea adquisicion, nombre producto generico,
    nombre del producto, articulo`,
  itemDescripcion: `
    descripcion producto, descripcion item, descripcion linea, descripcion linea adquisicion,
    especificacion, especificaciones, item description, descripcion del producto,
    especificacion comprador, descricao do item`,
  itemCantidad: 'cantidad, cantidad solicitada, quantity, qty, quantidade, cant, unidades',
  itemUnidad: `
    unidad medida, unidad de medida, unidadmedida, medida, unit, unit of measure, uom,
    unidade de medida, um`,
};

export interface KnownName {
  field: SpreadsheetField;
  /** Place among the names of the field: 0 is the surest. */
  rank: number;
}

/** `FechaCierre`, `FECHA_CIERRE` and «Fecha  cierre:» are one name. */
export function foldedName(name: string): string {
  const spaced = name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return foldText(spaced.replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
}

const byName = new Map<string, KnownName>();
for (const field of spreadsheetFields) {
  for (const [rank, listed] of names[field].split(',').entries()) {
    const name = listed.trim();
    if (!byName.has(name)) byName.set(name, { field, rank });
  }
}

/** The field of a column whose whole name is known. */
export function fieldOfName(name: string): KnownName | null {
  const folded = foldedName(name);
  const joined = folded.replaceAll(' ', '');
  return byName.get(folded) ?? byName.get(joined) ?? null;
}

/** Words that identify the field within a longer name, tried in this order. */
const hints: [SpreadsheetField, RegExp][] = [
  ['rutComprador', /\brut\b|\bnif\b|\bcnpj\b|\bruc\b/],
  ['cierre', /\bcierre\b|\bdeadline\b|\bclosing\b|fecha limite|\bvencimiento\b|encerramento/],
  ['publicacion', /\bpublicacion\b|\bpublicado\b|\bpublished\b|publicacao/],
  ['adjudicacion', /fecha.*adjudicacion|award.*date/],
  ['actualizacion', /actualizacion|\bupdated\b/],
  ['itemCodigo', /codigo.*producto|\bunspsc\b|\bcpv\b/],
  ['itemCantidad', /\bcantidad\b.*(?:solicitada|producto|item)|\bquantity\b/],
  ['moneda', /\bmoneda\b|\bcurrency\b|\bdivisa\b/],
  ['monto', /\bmonto\b|\bpresupuesto\b|\bimporte\b|\bamount\b|\bbudget\b|\bvalor\b/],
  ['estado', /\bestado\b|\bstatus\b|\bsituacion\b/],
  ['codigo', /^(?:id|codigo|numero|nro|n)\b.*(?:licitacion|proceso|adquisicion|llamado|tender)/],
  ['nombre', /^(?:nombre|titulo)\b.*(?:licitacion|proceso|adquisicion|llamado)|\btitle\b/],
  ['descripcion', /\bdescripcion\b|\bdescription\b|descricao/],
  ['region', /\bregion\b/],
  ['comuna', /\bcomuna\b|\bciudad\b/],
  ['comprador', /\borganismo\b|\binstitucion\b|\bcomprador\b|\bentidad\b|\bbuyer\b/],
  ['url', /\burl\b|\blink\b|\benlace\b/],
];

/** Words of columns in which a team keeps its own work: how far it is, its own dates, who is in charge. */
const ownWords =
  /\b(?:etapas?|fase|seguimiento|intern[oa]|internal|nuestr[oa]|propi[oa]|pipeline|stage)\b/;
/** These only at the beginning: an «organismo responsable» buys, a «monto asignado» is an amount. */
const ownPeople =
  /^(?:mi|responsables?|responsavel|encargad[oa]s?|asignad[oa]s?|asignacion|a cargo|ejecutiv[oa]s?|owner|assignee|assigned|in charge)\b/;

/** Whether a column, by its name, tells the team's own work and nothing of the portal. */
export function isOwnWork(name: string): boolean {
  const folded = foldedName(name);
  return fieldOfName(name) === null && (ownWords.test(folded) || ownPeople.test(folded));
}

/** The field that a longer name hints at; a guess. */
export function fieldHinted(name: string): SpreadsheetField | null {
  const folded = foldedName(name);
  return hints.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
