import {
  type BiView,
  company,
  milestone,
  publicTaxId,
  visibleTenders,
  withoutTaxIds,
} from './view-texts.ts';

const buyerName = `coalesce((select root.name from public.buyers root where root.id = b.same_as), b.name)`;

/** The public facts of tenders, beside what the company brought itself. */
const tenders: BiView = {
  name: 'licitaciones',
  meaning:
    'Una fila por licitación que la empresa ve: públicas y propias, sin las restringidas ni las eliminadas',
  columns: [
    ['licitacion_id', 't.id', 'Número de la licitación en Pliego; une las demás vistas'],
    ['codigo', 't.code', 'Código en su fuente'],
    [
      'fuente',
      't.source',
      'Quién la publica: mercado-publico, compra-agil, ocds, placsp, planilla, propia y otras',
    ],
    [
      'nombre',
      withoutTaxIds('t.title'),
      'Nombre, como lo escribe la fuente; los RUT escritos en él van tapados',
    ],
    ['tipo', 't.type', 'Tipo de la licitación (L1, LE, LP, LR…); nulo si la fuente no lo dice'],
    [
      'estado',
      't.state_class',
      'planificada, publicada, cerrada, adjudicada, desierta, revocada o suspendida',
    ],
    ['estado_en_la_fuente', 't.state_text', 'El estado con las palabras de la fuente'],
    ['comprador_id', 'coalesce(b.same_as, b.id)', 'Institución que compra, en compradores'],
    ['comprador', buyerName, 'Nombre de la institución'],
    ['unidad_de_compra', 't.buyer_unit', 'Unidad de la institución que compra'],
    [
      'region',
      't.region::integer',
      'Región de Chile, de 1 a 16; nulo si no se sabe o es de otro país',
    ],
    ['comuna', 't.commune', 'Comuna'],
    ['categoria', 't.category', 'bienes, servicios, obras u otros'],
    ['procedimiento', 't.procedure', 'Procedimiento, como lo nombra la fuente'],
    ['monto', 't.amount', 'Monto estimado, en moneda; nulo si no se publicó'],
    ['moneda', 't.currency', 'Moneda de monto (CLP, CLF, UTM, USD, EUR…)'],
    [
      'monto_clp',
      't.amount_clp',
      'Monto en pesos al valor del día de publicación; nulo si no hay valor de ese día',
    ],
    ['publicada', 't.published_at', 'Instante de la publicación (con zona horaria)'],
    ['cierra', 't.closes_at', 'Instante del cierre (con zona horaria); de un día sin hora, su fin'],
    [
      'dia_de_cierre',
      `coalesce(t.closes_on, (t.closes_at at time zone 'America/Santiago')::date)`,
      'Día del cierre en Chile, o el que da la fuente cuando no da la hora',
    ],
    [
      'adjudicada',
      milestone('adjudicacion'),
      'Instante de la adjudicación, o el previsto mientras no esté adjudicada (con zona horaria)',
    ],
    ['oferentes', `(t.award ->> 'oferentes')::integer`, 'Cuántos ofertaron; nulo si no se publicó'],
    [
      'monto_adjudicado',
      `(t.award ->> 'monto')::numeric`,
      'Monto de toda la adjudicación, en moneda_adjudicada; nulo si no se publicó',
    ],
    [
      'moneda_adjudicada',
      `case when t.award ->> 'monto' is not null then coalesce(t.award ->> 'moneda', t.currency) end`,
      'Moneda de monto_adjudicado',
    ],
    ['lineas', 'jsonb_array_length(t.items)', 'Cuántas líneas tiene'],
    ['marca', 't.mark', 'copia o abandonada, si no es una oportunidad; nulo en las demás'],
    [
      'es_propia',
      't.company_id is not null',
      'Si la empresa aportó datos suyos: una planilla, un correo o el formulario',
    ],
    ['datos_al', 't.observed_at', 'Instante que declara el dato más nuevo (con zona horaria)'],
    ['direccion_web', 't.url', 'Página en su portal'],
  ],
  from: `(select t.* from ${visibleTenders}) t left join public.buyers b on b.id = t.buyer_id`,
};

const line = `jsonb_array_elements(t.items) with ordinality as line(item, place)`;
const won = `line.item -> 'adjudicacion'`;
const wonQuantity = `coalesce((${won} ->> 'cantidad')::numeric, (line.item ->> 'cantidad')::numeric)`;
const unitPrice = `(${won} ->> 'montoUnitario')::numeric`;

const lines: BiView = {
  name: 'lineas',
  meaning: 'Una fila por línea de licitación',
  columns: [
    ['licitacion_id', 't.id', 'Licitación'],
    ['linea', 'line.place::integer', 'Lugar dentro de la licitación, desde 1'],
    ['codigo', `line.item ->> 'codigo'`, 'Código del producto, en esquema'],
    ['esquema', `line.item ->> 'esquema'`, 'Clasificación del código: UNSPSC, CPV…'],
    ['nombre', withoutTaxIds(`(line.item ->> 'nombre')`), 'Nombre de la línea'],
    ['unidad', `line.item ->> 'unidad'`, 'Unidad de medida, como la escribe la fuente'],
    ['cantidad', `(line.item ->> 'cantidad')::numeric`, 'Cantidad pedida, en unidad'],
    [
      'proveedor',
      withoutTaxIds(`(${won} ->> 'proveedor')`),
      'A quién se adjudicó; nulo si no se adjudicó o no se sabe',
    ],
    [
      'rut_proveedor',
      publicTaxId(`(${won} ->> 'rutProveedor')`),
      'RUT de ese proveedor; nulo si es de una persona natural',
    ],
    ['cantidad_adjudicada', `(${won} ->> 'cantidad')::numeric`, 'Cantidad adjudicada, en unidad'],
    ['precio_unitario', unitPrice, 'Precio adjudicado por unidad, en moneda_precio'],
    [
      'moneda_precio',
      `case when ${unitPrice} is not null then coalesce(t.award ->> 'moneda', t.currency) end`,
      'Moneda del precio',
    ],
  ],
  from: `(select t.id, t.items, t.award, t.currency from ${visibleTenders}) t cross join lateral ${line}`,
};

/** Who won, as the award, the lots and the lines name them; one written with and without dots is one. */
const winners = `(
    select coalesce(nullif(upper(regexp_replace(named.rut, '[^0-9kK]', '', 'g')), ''), named.nombre) as key,
      min(named.rut) as rut, min(named.nombre) as nombre
    from (
      select one ->> 'rut' as rut, one ->> 'nombre' as nombre from jsonb_array_elements(t.award -> 'proveedores') one
      union all
      select one ->> 'rut', one ->> 'nombre' from jsonb_array_elements(t.lots) lot
        cross join lateral jsonb_array_elements(lot -> 'resultado' -> 'proveedores') one
      union all
      select ${won} ->> 'rutProveedor', ${won} ->> 'proveedor' from jsonb_array_elements(t.items) line(item)
    ) named
    where coalesce(named.rut, named.nombre) is not null group by 1
  )`;
const ownLines = `(
    select count(*)::integer as lineas,
      case when count(*) = count(${unitPrice} * ${wonQuantity}) then sum(${unitPrice} * ${wonQuantity}) end as monto
    from jsonb_array_elements(t.items) line(item)
    where coalesce(nullif(upper(regexp_replace(${won} ->> 'rutProveedor', '[^0-9kK]', '', 'g')), ''), ${won} ->> 'proveedor') = won.key
  )`;
/** The amount of the award is of the one who won it alone; of several each has that of its lines. */
const wonAmount = `case when count(*) over (partition by t.id) = 1
    then coalesce((t.award ->> 'monto')::numeric, nullif(own.monto, 0)) else nullif(own.monto, 0) end`;

const awards: BiView = {
  name: 'adjudicaciones',
  meaning: 'Una fila por licitación y proveedor que la ganó entera o en parte',
  columns: [
    ['licitacion_id', 't.id', 'Licitación'],
    ['proveedor', withoutTaxIds('won.nombre'), 'Nombre del proveedor'],
    [
      'rut_proveedor',
      publicTaxId('won.rut'),
      'RUT del proveedor; nulo si es de una persona natural',
    ],
    ['lineas', 'own.lineas', 'Cuántas líneas ganó; 0 si la fuente no lo dice por línea'],
    [
      'monto',
      wonAmount,
      'Lo que ganó, en moneda: la adjudicación entera si ganó solo, si no la suma de sus líneas; nulo si no se sabe',
    ],
    [
      'moneda',
      `case when ${wonAmount} is not null then coalesce(t.award ->> 'moneda', t.currency) end`,
      'Moneda de monto',
    ],
    ['adjudicada', milestone('adjudicacion'), 'Instante de la adjudicación (con zona horaria)'],
  ],
  from: `(select t.id, t.items, t.lots, t.award, t.currency, t.milestones from ${visibleTenders} and t.suppliers <> '{}') t
    cross join lateral ${winners} won cross join lateral ${ownLines} own`,
};

const bids: BiView = {
  name: 'ofertas',
  meaning: 'Una fila por oferta, donde la fuente publica todas (Compra Ágil)',
  columns: [
    ['licitacion_id', 't.id', 'Licitación'],
    ['proveedor', withoutTaxIds(`(bid ->> 'nombre')`), 'Quién ofertó'],
    [
      'rut_proveedor',
      publicTaxId(`(bid ->> 'rut')`),
      'RUT de quien ofertó; nulo si es de una persona natural',
    ],
    ['monto', `(bid ->> 'monto')::numeric`, 'Monto ofertado, en moneda'],
    ['moneda', `bid ->> 'moneda'`, 'Moneda de monto'],
    ['seleccionada', `(bid ->> 'seleccionada')::boolean`, 'Si el comprador la eligió'],
  ],
  from: `(select t.id, t.award from ${visibleTenders} and t.award is not null) t
    cross join lateral jsonb_array_elements(t.award -> 'ofertas') bid`,
};

const orders: BiView = {
  name: 'ordenes',
  meaning: 'Una fila por orden de compra que la fuente asocia a una licitación',
  columns: [
    ['licitacion_id', 't.id', 'Licitación'],
    ['codigo', `one ->> 'codigo'`, 'Código de la orden'],
    ['nombre', withoutTaxIds(`(one ->> 'nombre')`), 'Nombre de la orden'],
    ['estado', `one ->> 'estado'`, 'Estado, con las palabras de la fuente'],
    ['proveedor', withoutTaxIds(`(one -> 'proveedor' ->> 'nombre')`), 'A quién se compra'],
    [
      'rut_proveedor',
      publicTaxId(`(one -> 'proveedor' ->> 'rut')`),
      'RUT de ese proveedor; nulo si es de una persona natural',
    ],
    ['neto', `(one ->> 'neto')::numeric`, 'Monto sin impuestos, en moneda'],
    ['total', `(one ->> 'total')::numeric`, 'Monto con impuestos, en moneda'],
    ['moneda', `one ->> 'moneda'`, 'Moneda de neto y total'],
    [
      'enviada',
      `(one ->> 'enviada')::timestamptz`,
      'Instante en que se envió al proveedor (con zona horaria)',
    ],
  ],
  from: `(select t.id, t.orders from ${visibleTenders} and t.orders <> '[]') t cross join lateral jsonb_array_elements(t.orders) one`,
};

const buyers: BiView = {
  name: 'compradores',
  meaning: 'Una fila por institución que compra; las que son la misma cuentan como una',
  columns: [
    ['comprador_id', 'b.id', 'Número de la institución en Pliego'],
    ['nombre', 'b.name', 'Nombre'],
    ['rut', publicTaxId('b.tax_id'), 'RUT o número tributario de la institución'],
    ['fuente', 'b.source', 'Fuente que la nombra'],
    [
      'reclamos',
      'b.complaints',
      'Reclamos por no pago oportuno que publica el portal; nulo si no los publica',
    ],
    ['reclamos_al', 'b.complaints_observed_at', 'Instante del dato de reclamos (con zona horaria)'],
  ],
  from: `public.buyers b where b.same_as is null
    and (b.company_id = ${company} or (b.company_id is null and ${company} is not null))`,
};

const sources: BiView = {
  name: 'fuentes',
  meaning: 'Una fila por fuente de la que se leyó algo',
  columns: [
    ['fuente', 't.source', 'Fuente, como en licitaciones'],
    ['licitaciones', 'count(*)::integer', 'Cuántas licitaciones de ella ve la empresa'],
    [
      'publicadas',
      `(count(*) filter (where t.state_class = 'publicada'))::integer`,
      'Cuántas de ellas están publicadas',
    ],
    ['datos_al', 'max(t.observed_at)', 'Instante que declara su dato más nuevo (con zona horaria)'],
  ],
  from: `(select t.source, t.state_class, t.observed_at from ${visibleTenders}) t group by t.source`,
};

/** What sources state, which is the same for every company, with what the company itself brought. */
export const publicViews: readonly BiView[] = [
  tenders,
  lines,
  awards,
  bids,
  orders,
  buyers,
  sources,
];
