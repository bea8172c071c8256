import type { Phrase, PreparedProduct } from './prepare.ts';
import { boundary, stemsIn } from './words.ts';

/*
 * How a line speaks of the thing that a product is: as what is bought («adquisición de extintores»), as the object of a
 * service («recarga de extintores»), or as what something else belongs to («gabinete para extintor»). It reads only
 * what stands directly before and behind the word.
 */

export type Role =
  /** Named as what is asked for. */
  | 'asked'
  /** The same, and nothing narrows it down: «pinturas», «resmas para el liceo». */
  | 'bare'
  | 'served'
  | 'belongs';

export interface Context {
  role: Role;
  /** What is done to it, or what it belongs to; the thing itself where it is asked for. */
  stem: string;
}

/** They tie what follows to what stands before. */
const ties = new Set('de del para a al con sin en por'.split(' '));
const articles = new Set('el la los las un una unos unas su sus lo'.split(' '));
const joins = new Set(['y', 'e', 'o', 'u', ',', '/']);

const buying = stemsIn('adquisicion adq adquirir compra comprar provision proveer');
/** Words of a purchase, of packages and of quantity: what they govern is asked for all the same. */
const neutral = stemsIn(
  'suministro convenio contrato contratacion licitacion solicitud pedido stock reposicion equipo equipos insumo insumos ' +
    'material materiales articulo articulos util utiles elemento elementos producto productos set caja cajas saco sacos ' +
    'paquete paquetes rollo rollos resma resmas cartucho cartuchos unidad unidades par pares bolsa bolsas frasco bidon ' +
    'nuevo nuevos original originales varios diferentes distintas distintos diversos necesarios necesarias anual anuales ' +
    'sistema modalidad preventivo preventiva correctivo correctiva general integral tipo medida medidas marca modelo',
);
/** Who asks, and how: what follows is asked for. */
const asking = stemsIn(
  'requiere requieren requerir necesita necesitan necesidad solicita solicitan contratar contar suscribir llama licita',
);
const services = stemsIn(
  'servicio servicios mantencion mantenciones mantenimiento reparacion recarga carga arriendo arrendar alquiler limpieza lavado ' +
    'vulcanizacion instalacion instalar calibracion capacitacion retiro traslado transporte impresion revision rep mant ' +
    'diagnostico certificacion habilitacion recambio',
);
/** What a purchase is for, and does not narrow it down: the buyer, its places and its people. */
const buyers = stemsIn(
  'municipal municipales municipalidad dependencias departamento depto dpto direccion oficina oficinas hospital cesfam liceo ' +
    'escuela escuelas colegio jardin jardines establecimiento establecimientos bodega programa proyecto proyectos servicio ' +
    'unidad memo sol ord taller vehiculo vehiculos movil moviles centro comuna region zona corporacion',
);

/** Whether a word says who buys, how or in what pack, and not what: `services` also what is done to a thing. */
export const saysNoThing = (stem: string): boolean =>
  neutral.has(stem) || buying.has(stem) || asking.has(stem) || buyers.has(stem);

export const isService = (stem: string): boolean => services.has(stem);

const isNumber = (token: string | undefined): boolean =>
  token !== undefined && /^(?:\d.*|n|no|nro)$/.test(token);

/** The words that stand side by side with the one at a position, as in «provisión, mantención y recarga». */
function joinedBefore(tokens: readonly string[], from: number): string[] {
  const found: string[] = [];
  for (let at = from; at >= 0; at -= 1) {
    const token = tokens[at] ?? boundary;
    if (token === boundary || ties.has(token)) break;
    if (!joins.has(token) && !articles.has(token)) found.push(token);
  }
  return found;
}

/** The service that governs a list, where a word is not its first member: «mantención de computadores e impresoras». */
function serviceOfList(tokens: readonly string[], from: number): string | null {
  for (let at = from; at >= 0; at -= 1) {
    const token = tokens[at] ?? boundary;
    if (token === boundary) return null;
    if (!ties.has(token)) continue;
    const governor = tokens[at - 1] ?? boundary;
    const isBought = joinedBefore(tokens, at - 1).some((one) => buying.has(one));
    return services.has(governor) && !isBought ? governor : null;
  }
  return null;
}

function roleBefore(tokens: readonly string[], at: number, known: ReadonlySet<string>): Context {
  const asked: Context = { role: 'asked', stem: tokens[at] ?? '' };
  let from = at - 1;
  let tied = false;
  for (; from >= 0; from -= 1) {
    const token = tokens[from] ?? boundary;
    if (ties.has(token)) tied = true;
    // What a neutral word governs is the thing itself, so what stands before it is what stands before the thing.
    else if (neutral.has(token)) tied = false;
    else if (!articles.has(token) && !isNumber(token)) break;
  }
  const before = tokens[from] ?? boundary;
  if (before === boundary || buying.has(before) || asking.has(before) || known.has(before))
    return asked;
  if (joins.has(before)) {
    const service = serviceOfList(tokens, from);
    return service === null || known.has(service) ? asked : { role: 'served', stem: service };
  }
  if (services.has(before)) {
    const bought = joinedBefore(tokens, from).some((token) => buying.has(token));
    return bought ? asked : { role: 'served', stem: before };
  }
  return tied ? { role: 'belongs', stem: before } : asked;
}

/** Whether nothing behind the word narrows it down. */
function standsBare(tokens: readonly string[], at: number, known: ReadonlySet<string>): boolean {
  let next = at + 1;
  while (
    neutral.has(tokens[next] ?? '') ||
    known.has(tokens[next] ?? '') ||
    isNumber(tokens[next])
  ) {
    next += 1;
  }
  const token = tokens[next] ?? boundary;
  if (token === boundary || joins.has(token)) return true;
  if (buyers.has(token)) return true;
  if (token !== 'para' && token !== 'de') return false;
  do next += 1;
  while (articles.has(tokens[next] ?? ''));
  return buyers.has(tokens[next] ?? '');
}

const ranks: Readonly<Record<Role, number>> = { bare: 3, asked: 2, served: 1, belongs: 0 };

/**
 * The best role in which a text speaks of a product, by the first word of its name or of the keywords found; null where it
 * has none of them.
 */
export function contextOf(
  product: PreparedProduct,
  keywords: readonly Phrase[],
  tokens: readonly string[],
): Context | null {
  let best: Context | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? boundary;
    const isHead = token === product.head;
    if (!isHead && !keywords.some(({ full }) => full[0] === token)) continue;
    const context = roleBefore(tokens, at, product.known);
    if (context.role === 'asked' && isHead && !neutral.has(token)) {
      if (standsBare(tokens, at, product.known)) return { role: 'bare', stem: token };
    }
    if (best === null || ranks[context.role] > ranks[best.role]) best = context;
  }
  return best;
}
