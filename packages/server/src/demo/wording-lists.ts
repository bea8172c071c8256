import type { BuyerKind, Setting } from './catalogue/family.ts';

/** For whom a body buys, with the article: "para el Servicio de Urgencia". */
export const destinations: Record<
  BuyerKind,
  Partial<Record<Setting, readonly string[]>> & { office: readonly string[] }
> = {
  municipality: {
    care: [
      'el CESFAM Los Aromos',
      'el CESFAM Doctora Elena Caffarena',
      'el CECOSF Villa Esperanza',
      'el SAPU Norte',
      'la Posta Rural El Peumo',
      'el Departamento de Salud Municipal',
    ],
    school: [
      'la Escuela Básica Los Copihues',
      'el Liceo Bicentenario Gabriela Mistral',
      'la Sala Cuna Rayito de Sol',
      'los establecimientos educacionales de la comuna',
    ],
    office: [
      'la Dirección de Desarrollo Comunitario',
      'la Dirección de Obras Municipales',
      'el Departamento de Educación Municipal',
      'el Departamento de Salud Municipal',
      'la Secretaría Comunal de Planificación',
      'el Juzgado de Policía Local',
      'la Oficina Local de la Niñez',
      'el Programa del Adulto Mayor',
    ],
    premises: [
      'el edificio consistorial',
      'la Casa de la Cultura',
      'el estadio municipal',
      'el terminal rodoviario',
      'el CESFAM Los Aromos',
      'la Escuela Básica Los Copihues',
      'el gimnasio municipal',
      'las dependencias municipales',
    ],
    fleet: [
      'la Dirección de Seguridad Pública',
      'la Dirección de Aseo y Ornato',
      'la Dirección de Obras Municipales',
      'el Departamento de Salud Municipal',
      'la Dirección de Operaciones',
    ],
  },
  hospital: {
    care: [
      'el Servicio de Urgencia',
      'la Unidad de Paciente Crítico',
      'el Servicio de Pediatría',
      'la Unidad de Pabellón',
      'el Servicio de Medicina',
      'el Servicio de Maternidad',
      'el policlínico de especialidades',
      'la Unidad de Hospitalización Domiciliaria',
    ],
    lab: [
      'el Laboratorio Clínico',
      'la Unidad de Medicina Transfusional',
      'el Servicio de Urgencia',
    ],
    office: [
      'la Subdirección Administrativa',
      'el Departamento de Informática',
      'la Unidad de Capacitación',
      'la Oficina de Informaciones',
      'el establecimiento',
    ],
    premises: [
      'la Unidad de Esterilización',
      'la Unidad de Alimentación',
      'el policlínico de especialidades',
      'las dependencias del hospital',
      'la sala cuna del personal',
    ],
    fleet: [
      'la Unidad de Movilización',
      'el Servicio de Urgencia',
      'la Unidad de Servicios Generales',
    ],
  },
  healthService: {
    care: [
      'los establecimientos de la red asistencial',
      'los hospitales comunitarios de la red',
      'el centro de salud mental',
    ],
    lab: ['los laboratorios de la red asistencial', 'el laboratorio de referencia'],
    office: [
      'la Dirección del Servicio',
      'el Departamento de Atención Primaria',
      'los hospitales de la red',
    ],
    fleet: ['el SAMU provincial', 'la Dirección del Servicio'],
  },
  university: {
    lab: [
      'el Laboratorio de Biología Molecular',
      'la Facultad de Ciencias',
      'el Instituto de Química',
    ],
    office: [
      'la Facultad de Ciencias',
      'la Facultad de Ingeniería',
      'la Escuela de Enfermería',
      'la Dirección de Asuntos Estudiantiles',
      'la Dirección de Informática',
    ],
    premises: [
      'la Biblioteca Central',
      'el campus norte',
      'los hogares universitarios',
      'el casino central',
    ],
    fleet: ['la Dirección de Servicios', 'las salidas a terreno de pregrado'],
  },
  corporation: {
    care: ['los centros de salud familiar de la comuna', 'la farmacia popular'],
    school: [
      'el Liceo Polivalente Pedro Prado',
      'el jardín infantil Pequeños Pasos',
      'las escuelas de la comuna',
    ],
    office: ['la administración central', 'el Área de Educación', 'el Centro Cultural'],
  },
  agency: {
    office: [
      'la Dirección Regional',
      'las oficinas provinciales',
      'el nivel central',
      'el Departamento de Gestión de Personas',
    ],
    fleet: ['las cuadrillas de terreno', 'la Dirección Regional', 'los inspectores fiscales'],
  },
  military: {
    care: ['la unidad de sanidad', 'el policlínico institucional'],
    office: ['el cuartel general', 'la escuela de especialidades', 'la partida de apoyo logístico'],
    premises: ['el casino del personal', 'las viviendas fiscales', 'los talleres de mantenimiento'],
    fleet: ['los talleres de mantenimiento', 'la compañía de transporte'],
  },
  regionalGovernment: {
    office: [
      'el edificio institucional',
      'la División de Fomento e Industria',
      'el Consejo Regional',
      'las unidades provinciales',
    ],
  },
  educationService: {
    school: [
      'los jardines infantiles del territorio',
      'la Escuela Rural Las Vertientes',
      'el Liceo Técnico Profesional Los Andes',
      'los establecimientos del servicio local',
    ],
    office: [
      'la Unidad de Apoyo Técnico Pedagógico',
      'la Dirección Ejecutiva',
      'los establecimientos del servicio local',
    ],
    premises: [
      'la Escuela Rural Las Vertientes',
      'los jardines infantiles del territorio',
      'el internado técnico',
    ],
  },
};

/** For whom that kind of body buys what is used there. */
export function destinationsOf(kind: BuyerKind, setting: Setting): readonly string[] {
  return destinations[kind][setting] ?? destinations[kind].office;
}

/** Something that is built, repaired or studied, under the code in which such works are bought. */
export interface Work {
  code: string;
  name: string;
}

/** What a municipality builds. */
export const localWorks: readonly Work[] = [
  { code: '72131702', name: 'plaza y juegos infantiles Villa Los Presidentes' },
  { code: '72101703', name: 'veredas sector centro' },
  { code: '72101703', name: 'veredas población Manuel Rodríguez' },
  { code: '72131601', name: 'sede social junta de vecinos El Bosque' },
  { code: '72131702', name: 'multicancha población Gabriela Mistral' },
  { code: '72131601', name: 'cubierta del gimnasio municipal' },
  { code: '72131702', name: 'cierre perimetral del cementerio' },
  { code: '72131601', name: 'camarines del estadio municipal' },
  { code: '72131702', name: 'puente peatonal estero Los Sauces' },
  { code: '72131702', name: 'pasarela mirador costanera' },
  { code: '72131601', name: 'posta de salud rural El Manzano' },
  { code: '72131601', name: 'cuartel de bomberos segunda compañía' },
  { code: '72131601', name: 'escuela rural Las Camelias' },
  { code: '72131601', name: 'patio techado escuela Estrella de Mar' },
  { code: '72131702', name: 'ciclovía avenida Costanera' },
  { code: '72131702', name: 'paraderos y refugios peatonales' },
  { code: '72131601', name: 'centro comunitario del adulto mayor' },
  { code: '72131601', name: 'biblioteca y centro cultural' },
  { code: '72131601', name: 'feria libre techada' },
  { code: '72131601', name: 'CECOSF población Nueva Aurora' },
  { code: '72131601', name: 'jardín infantil y sala cuna Semillita' },
  { code: '72131502', name: 'viviendas tuteladas villa El Encuentro' },
  { code: '72102504', name: 'muros de contención calle Los Olivos' },
  { code: '72131701', name: 'pavimento pasajes población Santa Elena' },
];

/** What the services of the State build. */
export const regionalWorks: readonly Work[] = [
  { code: '72131701', name: 'camino básico sector Los Maitenes' },
  { code: '72131701', name: 'camino costero tramo norte, km 12 al 27' },
  { code: '72131702', name: 'puente sobre el río Colorado' },
  { code: '72131702', name: 'sistema sanitario rural Cerro Alto' },
  { code: '72131702', name: 'colector de aguas lluvias avenida Los Notros' },
  { code: '72131702', name: 'defensas fluviales ribera norte' },
  { code: '72131702', name: 'caleta de pescadores y rampa de varado' },
  { code: '72131702', name: 'embalse menor y canal de riego Los Quillayes' },
  { code: '72131601', name: 'edificio de servicios públicos' },
  { code: '72131502', name: 'conjunto habitacional Altos del Mirador' },
  { code: '72131702', name: 'parque urbano cerro La Cruz' },
  { code: '72131701', name: 'pista de aterrizaje y calles de rodaje' },
];

/** Months as buyers write them. */
export const months: readonly string[] = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
