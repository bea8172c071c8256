import { type BiView, company, isShown, withoutTaxIds } from './view-texts.ts';

/*
 * What the company does. The rows are chosen by the policies of the tables (`definition.ts`); the company is named here as well, so that
 * an index serves and neither alone decides. Texts that people wrote freely (notes, comments, reasons of a move) are not in them.
 */

const of = (alias: string): string => `${alias}.company_id = ${company}`;

const work: BiView = {
  name: 'expedientes',
  meaning: 'Una fila por licitación en que la empresa trabajó, con la etapa de hoy',
  columns: [
    ['licitacion_id', 'w.tender_id', 'Licitación'],
    [
      'etapa',
      'w.stage',
      'detectada, en-analisis, en-preparacion, presentada, ganada, perdida, descartada o retirada',
    ],
    [
      'etapa_desde',
      'w.stage_since',
      'Instante en que llegó a la etapa (con zona horaria); nulo si nadie la movió',
    ],
    ['responsable_id', 'w.assignee_id', 'Persona responsable, en personas'],
    ['prioridad', 'w.priority', 'alta, media o baja'],
    ['probabilidad', 'w.probability::integer', 'Probabilidad de ganar, en por ciento, de 0 a 100'],
    ['monto_oferta', 'w.offer_amount', 'Lo que la empresa ofrece, en moneda_oferta'],
    ['moneda_oferta', 'w.offer_currency', 'Moneda de monto_oferta'],
    ['presentada', 'w.submitted_at', 'Instante en que se presentó la oferta (con zona horaria)'],
    ['motivo', 'r.name', 'Motivo de la lista de la empresa, en las descartadas y retiradas'],
    [
      'ganador',
      withoutTaxIds(`(w.outcome ->> 'ganador')`),
      'Quién ganó, en las terminadas; los RUT van tapados',
    ],
    [
      'monto_resultado',
      `(w.outcome ->> 'monto')::numeric`,
      'Monto adjudicado a quien ganó, en moneda_resultado',
    ],
    ['moneda_resultado', `w.outcome ->> 'moneda'`, 'Moneda de monto_resultado'],
    ['dia_proxima_accion', 'w.next_action_on', 'Día de la próxima acción'],
    ['actualizado', 'w.updated_at', 'Instante del último cambio (con zona horaria)'],
  ],
  from: `public.tender_work w left join public.discard_reasons r on r.company_id = w.company_id and r.id = w.reason_id
    where ${of('w')} and ${isShown('w.tender_id')}`,
};

const moves: BiView = {
  name: 'cambios_de_etapa',
  meaning: 'Una fila por cada vez que una licitación cambió de etapa',
  columns: [
    ['evento_id', 'e.id', 'Número del evento'],
    ['licitacion_id', 'e.tender_id', 'Licitación'],
    ['cuando', 'e.at', 'Instante del cambio (con zona horaria)'],
    ['persona_id', 'e.actor_id', 'Quién la movió; nulo si fue el sistema'],
    ['de', `e.facts ->> 'de'`, 'Etapa de la que salió'],
    ['a', `e.facts ->> 'a'`, 'Etapa a la que llegó'],
    [
      'automatico',
      `coalesce((e.facts ->> 'automatica')::boolean, false)`,
      'Si el cambio se hizo solo, por lo que dijo el portal',
    ],
  ],
  from: `public.events e where ${of('e')} and e.type = 'etapa' and ${isShown('e.tender_id')}`,
};

const events: BiView = {
  name: 'eventos',
  meaning: 'Una fila por cada acto del equipo en una licitación, sin lo que se escribió',
  columns: [
    ['evento_id', 'e.id', 'Número del evento'],
    ['licitacion_id', 'e.tender_id', 'Licitación'],
    ['cuando', 'e.at', 'Instante del acto (con zona horaria)'],
    ['persona_id', 'e.actor_id', 'Quién lo hizo; nulo si fue el sistema'],
    ['tipo', 'e.type', 'etapa, asignacion, comentario, tarea, decision, orden y otros'],
  ],
  from: `public.events e where ${of('e')} and ${isShown('e.tender_id')}`,
};

const tags: BiView = {
  name: 'etiquetas',
  meaning: 'Una fila por etiqueta puesta en una licitación',
  columns: [
    ['licitacion_id', 'l.tender_id', 'Licitación'],
    ['etiqueta', 'g.name', 'Nombre de la etiqueta'],
  ],
  from: `public.tender_tags l join public.tags g on g.company_id = l.company_id and g.id = l.tag_id
    where ${of('l')} and ${isShown('l.tender_id')}`,
};

const tasks: BiView = {
  name: 'tareas',
  meaning: 'Una fila por tarea, sin su texto',
  columns: [
    ['tarea_id', 'k.id', 'Número de la tarea'],
    ['licitacion_id', 'k.tender_id', 'Licitación'],
    ['responsable_id', 'k.assignee_id', 'Persona responsable'],
    ['dia_de_vencimiento', 'k.due_on', 'Día en que vence; nulo si no tiene o depende de un hito'],
    ['hecha', 'k.done_at', 'Instante en que se hizo (con zona horaria); nulo si está pendiente'],
    ['hecha_por_id', 'k.done_by', 'Quién la hizo'],
    ['creada', 'k.created_at', 'Instante en que se creó (con zona horaria)'],
  ],
  from: `public.tender_tasks k where ${of('k')} and ${isShown('k.tender_id')}`,
};

const products: BiView = {
  name: 'productos',
  meaning: 'Una fila por producto del catálogo de la empresa, sin costo ni margen',
  columns: [
    ['producto_id', 'p.id', 'Número del producto'],
    ['sku', 'p.sku', 'Código del producto en la empresa'],
    ['nombre', 'p.name', 'Nombre'],
    ['unidad', 'p.unit', 'Unidad de medida'],
    ['precio', 'p.price', 'Precio de lista, en moneda'],
    ['moneda', 'p.currency', 'Moneda del precio'],
    ['activo', 'p.is_active', 'Si se compara con las licitaciones'],
    ['responsable_id', 'p.responsible_id', 'Persona responsable'],
    ['creado', 'p.created_at', 'Instante en que se creó (con zona horaria)'],
    ['cambiado', 'p.changed_at', 'Instante del último cambio (con zona horaria)'],
  ],
  from: `public.products p where ${of('p')}`,
};

const matches: BiView = {
  name: 'calces',
  meaning: 'Una fila por licitación que calza con un producto',
  columns: [
    ['licitacion_id', 'm.tender_id', 'Licitación'],
    ['producto_id', 'm.product_id', 'Producto'],
    ['puntaje', 'm.score::integer', 'Puntaje de la mejor línea, de 0 a 100'],
    [
      'requisitos',
      'm.eligibility',
      'cumple, no-cumple o no-verificable: si el producto sirve para la región, el monto y el plazo',
    ],
    ['descartado', 'm.is_dismissed', 'Si alguien dijo que no es para ese producto'],
  ],
  from: `public.product_matches m where ${of('m')} and ${isShown('m.tender_id')}`,
};

const day = (step: string): string => `(o.days ->> '${step}')::date`;

const receivedOrders: BiView = {
  name: 'ordenes_recibidas',
  meaning: 'Una fila por orden de compra que recibió la empresa, con sus pasos',
  columns: [
    ['orden_id', 'o.id', 'Número de la orden en Pliego'],
    ['licitacion_id', 'o.tender_id', 'Licitación'],
    ['codigo', 'o.code', 'Código de la orden'],
    ['monto', 'o.amount', 'Monto de la orden, en moneda; nulo si no se anotó'],
    ['moneda', 'o.currency', 'Moneda de monto'],
    ['dia_recibida', day('recibida'), 'Día en que se recibió'],
    ['dia_aceptada', day('aceptada'), 'Día en que se aceptó'],
    ['dia_entregada', day('entregada'), 'Día en que se entregó'],
    ['dia_facturada', day('facturada'), 'Día en que se facturó'],
    ['dia_pagada', day('pagada'), 'Día en que se pagó'],
    ['dia_rechazada', 'o.rejected_on', 'Día en que se rechazó'],
  ],
  from: `public.work_orders o where ${of('o')} and ${isShown('o.tender_id')}`,
};

const people: BiView = {
  name: 'personas',
  meaning:
    'Una fila por persona de la empresa, también quienes ya no están; de datos personales, sólo el nombre',
  columns: [
    ['persona_id', 'm.user_id', 'Número de la persona'],
    [
      'nombre',
      'case when m.erased_at is null then u.full_name end',
      'Nombre; nulo si sus datos se borraron',
    ],
    ['rol', 'm.role', 'admin, maintainer, editor, author o subscriber'],
    ['estado', 'm.status', 'active, inactive o removed'],
  ],
  from: `public.memberships m join public.users u on u.id = m.user_id where ${of('m')}`,
};

/** What the company does with tenders, without restricted ones. */
export const workViews: readonly BiView[] = [
  work,
  moves,
  events,
  tags,
  tasks,
  products,
  matches,
  receivedOrders,
  people,
];
