import type { Task } from '@pliego/contract/areas/todo';
import { cast, type CastName } from '#sample/cast.ts';

type Tag = NonNullable<Task['tags']>[number];
type Line = [title: string, dueDate: string, assignee: CastName, tags: Tag[], description: string];

/** In the order of their ids. */
const lines: Line[] = [
  [
    'Pedir boleta de garantía de seriedad',
    '2026-11-24',
    'camila',
    ['medium'],
    'El banco la entrega en dos días hábiles. Va por el 3 % del monto ofertado y vence sesenta días después del cierre.',
  ],
  [
    'Subir anexos firmados',
    '2026-11-18',
    'matias',
    ['low'],
    'Anexos 1 al 4 con firma simple; el 5 la necesita avanzada.',
  ],
  [
    'Llamar a la bodega por los plazos de entrega',
    '2026-12-01',
    'javiera',
    ['medium', 'team'],
    'Confirmar si llegan a Punta Arenas antes del 15 de enero.',
  ],
  [
    'Revisar bases del hospital de Osorno',
    '2026-11-26',
    'sebastian',
    ['high'],
    'Mirar con calma los criterios de evaluación: la experiencia pesa 40 %.',
  ],
  [
    'Actualizar certificado de inhabilidades',
    '2026-11-12',
    'antonia',
    ['update'],
    'Se renueva cada treinta días. El vigente queda en la carpeta común.',
  ],
  [
    'Ordenar fotos de la última faena',
    '2026-11-05',
    'cristobal',
    ['low'],
    'Elegir diez para el anexo de experiencia.',
  ],
  [
    'Responder preguntas del foro',
    '2026-11-23',
    'camila',
    ['medium'],
    'El foro cierra el lunes a las 15:00. Hay tres preguntas que nos tocan.',
  ],
  [
    'Cotizar transporte a Aysén',
    '2026-12-03',
    'benjamin',
    ['medium'],
    'Pedir precio con barcaza y por tierra, con seguro incluido.',
  ],
  [
    'Imprimir tarjetas antiguas',
    '2026-10-30',
    'javiera',
    ['low'],
    'Ya no se usan: quedó reemplazado por el código QR.',
  ],
  [
    'Enviar carta de compromiso del jefe de proyecto',
    '2026-11-10',
    'valentina',
    ['medium'],
    'Con copia de su título y dos recomendaciones.',
  ],
  [
    'Cerrar precios de la oferta de mobiliario',
    '2026-11-20',
    'fernanda',
    ['high'],
    'Falta el descuento del proveedor de sillas.',
  ],
  [
    'Preparar la visita a terreno',
    '2026-12-04',
    'ignacio',
    ['team'],
    'Casco, zapatos y el acta de asistencia impresa. Salimos a las 7:30.',
  ],
  [
    'Comparar seguros de responsabilidad civil',
    '2026-12-09',
    'antonia',
    ['low'],
    'Tres cotizaciones, mismo deducible.',
  ],
  [
    'Firmar contrato de arriendo de maquinaria',
    '2026-11-17',
    'sebastian',
    ['medium'],
    'Revisar la cláusula de horas mínimas.',
  ],
  [
    'Poner al día la ficha de proveedor',
    '2026-12-11',
    'matias',
    ['update', 'medium'],
    'Cambió la dirección de la casa matriz y hay un representante nuevo.',
  ],
  [
    'Pedir referencias a clientes anteriores',
    '2026-11-14',
    'benjamin',
    ['low', 'team'],
    'Bastan tres cartas del último año.',
  ],
  [
    'Calcular multas posibles por atraso',
    '2026-11-30',
    'daniela',
    ['high', 'medium'],
    'Con el tope que dice el contrato, y cuánto dejaría de margen.',
  ],
  [
    'Agendar reunión de cierre de mes',
    '2026-11-27',
    'ignacio',
    ['medium', 'low'],
    'Una hora, con los números de la semana anterior.',
  ],
];

const completed = new Set([2, 5, 6, 10, 11, 14, 16]);
const important = new Set([4, 5, 7, 11, 14, 18]);
const deleted = new Set([6, 9]);

export const tasks: Task[] = lines.map(([title, dueDate, name, tags, description], index) => {
  const id = index + 1;
  const { fullName, avatar } = cast[name];
  return {
    id,
    title,
    dueDate,
    description,
    assignee: { fullName, avatar },
    tags,
    isCompleted: completed.has(id),
    isDeleted: deleted.has(id),
    isImportant: important.has(id),
  };
});
