/** How the parts of an export are called for people. What is not here keeps the name of its table. */
const names: Readonly<Record<string, readonly [file: string, what: string]>> = {
  companies: ['empresa', 'La empresa: nombre, RUT y huso horario'],
  company_profiles: ['datos-de-la-empresa', 'Lo que la empresa dice de sí misma'],
  company_deadlines: [
    'plazo-interno',
    'Los días antes del cierre en que la oferta debe estar lista',
  ],
  company_holidays: ['feriados-propios', 'Feriados que la empresa agregó o trabaja'],
  company_retention: ['conservacion', 'Cuánto tiempo se guarda cada cosa'],
  users: ['personas', 'Las personas que están o estuvieron en la empresa'],
  memberships: ['accesos', 'El rol y el estado de cada persona'],
  invitations: ['invitaciones', 'A quién se invitó, quién y cuándo'],
  tags: ['etiquetas', 'Las etiquetas'],
  tender_tags: ['etiquetas-por-licitacion', 'Qué etiquetas tiene cada licitación'],
  tender_work: ['expedientes', 'Etapa, responsable, montos y fechas de cada licitación trabajada'],
  tender_tasks: ['tareas', 'Las tareas de cada licitación'],
  task_templates: ['plantillas-de-tareas', 'Las plantillas de tareas'],
  tender_comments: ['comentarios', 'Los comentarios y sus respuestas'],
  comment_mentions: ['menciones', 'A quién menciona cada comentario'],
  tender_files: ['archivos', 'Los archivos de cada licitación; su contenido está en adjuntos/'],
  tender_decisions: ['decisiones', 'Las evaluaciones de ir o no ir'],
  decision_criteria: ['criterios', 'Los criterios con que se decide'],
  discard_reasons: ['motivos', 'Los motivos de descarte y de retiro'],
  work_orders: ['ordenes-de-compra', 'Las órdenes de compra anotadas'],
  events: ['eventos', 'Quién hizo qué y cuándo en cada licitación'],
  followed_changes: ['cambios-del-portal', 'Lo que cambió en las licitaciones seguidas'],
  tender_followers: ['seguidores', 'Quién sigue cada licitación'],
  tender_collaborators: ['colaboradores', 'Quién ayuda en cada licitación'],
  met_terms: ['plazos-legales-cumplidos', 'Los plazos legales que se marcaron como cumplidos'],
  milestone_reminders: ['recordatorios', 'Los recordatorios propios de hitos'],
  bulk_changes: [
    'cambios-masivos',
    'Los cambios de muchas licitaciones a la vez, mientras se pueden deshacer',
  ],
  notices: ['avisos', 'Los avisos de cada persona'],
  notice_settings: ['preferencias-de-avisos', 'Qué avisos quiere cada persona'],
  calendar_feeds: [
    'calendarios',
    'Los calendarios suscritos; su dirección no se puede volver a ver',
  ],
  connectors: ['conectores', 'Los conectores; su ticket no se exporta'],
  connector_runs: ['rondas-de-conectores', 'Cada ronda de un conector'],
  import_runs: ['importaciones', 'Cada importación y cómo terminó'],
  spreadsheet_mappings: ['mapeos-de-planillas', 'Cómo se lee cada planilla propia'],
  help_opinions: ['opiniones-de-la-ayuda', 'Lo que dijiste de artículos de la ayuda'],
  bookmarks: ['favoritos', 'Las páginas marcadas'],
  source_notices: ['avisos-de-fuentes', 'Lo que se avisó de las fuentes'],
  spreadsheet_uploads: ['planillas-por-importar', 'Planillas subidas que no se han importado'],
  connector_backfills: ['lecturas-hacia-atras', 'Lo que se pidió leer hacia atrás'],
  follow_up_visits: ['visitas-al-seguimiento', 'Tu última visita al seguimiento'],
  home_visits: ['visitas-al-inicio', 'Tu última visita al inicio'],
  audit_heads: ['fin-de-la-auditoria', 'Hasta dónde llega la cadena de la auditoría'],
  webhooks: ['webhooks', 'Las direcciones a las que se avisa; su secreto no se exporta'],
  webhook_deliveries: ['entregas-de-webhooks', 'Lo que se envió a cada webhook'],
  audit_entries: ['auditoria', 'El registro de auditoría'],
};

/** The name of the files of a table, without ending, and what is in them. */
export function exportedName(table: string): { file: string; what: string } {
  const [file, what] = names[table] ?? [table.replaceAll('_', '-'), ''];
  return { file, what };
}
