/** A part of a service as an invoice shows it. */
interface ServicePart {
  name: string;
  description: string;
  /** Of the net amount of an invoice, in percent; the last part takes what is left. */
  share: number;
  /** How many, at least; an invoice may have up to two more. The last part comes once. */
  quantity: number;
}

/** What is behind each service of `companies.ts`. */
export const serviceParts: Record<string, ServicePart[]> = {
  'Arriendo de equipos': [
    {
      name: 'Arriendo de generador 60 kVA',
      description: 'Por día, con combustible para la puesta en marcha.',
      share: 62,
      quantity: 4,
    },
    {
      name: 'Tablero de distribución',
      description: 'Con protecciones y cable de 25 m.',
      share: 24,
      quantity: 2,
    },
    { name: 'Traslado y retiro', description: 'Ida y vuelta al lugar.', share: 14, quantity: 1 },
  ],
  'Mantención de equipos': [
    {
      name: 'Mantención preventiva',
      description: 'Revisión según pauta del fabricante, por equipo.',
      share: 55,
      quantity: 3,
    },
    { name: 'Repuestos', description: 'Filtros, correas y sellos.', share: 30, quantity: 1 },
    {
      name: 'Informe técnico',
      description: 'Estado de cada equipo y próximos pasos.',
      share: 15,
      quantity: 1,
    },
  ],
  'Mobiliario de oficina': [
    {
      name: 'Escritorio 140 × 70',
      description: 'Cubierta de melamina, patas regulables.',
      share: 48,
      quantity: 4,
    },
    {
      name: 'Silla ergonómica',
      description: 'Respaldo de malla, apoyo lumbar.',
      share: 40,
      quantity: 5,
    },
    { name: 'Despacho y armado', description: 'En tus oficinas.', share: 12, quantity: 1 },
  ],
  'Asesoría en licitaciones': [
    {
      name: 'Revisión de bases',
      description: 'Requisitos, plazos y riesgos de cada licitación.',
      share: 45,
      quantity: 2,
    },
    {
      name: 'Preparación de la oferta',
      description: 'Anexos, garantías y carta de presentación.',
      share: 55,
      quantity: 1,
    },
  ],
  'Instalación eléctrica': [
    {
      name: 'Punto de red eléctrica',
      description: 'Canalización, cableado y enchufe doble.',
      share: 58,
      quantity: 8,
    },
    { name: 'Tablero con diferencial', description: 'Armado y rotulado.', share: 27, quantity: 1 },
    {
      name: 'Certificación',
      description: 'Inscripción de la instalación y planos.',
      share: 15,
      quantity: 1,
    },
  ],
  Capacitación: [
    {
      name: 'Taller de compras públicas',
      description: 'Sesión de tres horas para hasta doce personas.',
      share: 80,
      quantity: 2,
    },
    {
      name: 'Material de apoyo',
      description: 'Guías impresas y acceso a ejercicios.',
      share: 20,
      quantity: 1,
    },
  ],
  'Transporte de carga': [
    {
      name: 'Flete en camión de 10 t',
      description: 'Por tramo, con chofer y seguro de carga.',
      share: 72,
      quantity: 2,
    },
    { name: 'Carga y descarga', description: 'Cuadrilla de dos personas.', share: 18, quantity: 2 },
    { name: 'Peajes y espera', description: 'Según detalle adjunto.', share: 10, quantity: 1 },
  ],
  'Soporte informático': [
    {
      name: 'Mesa de ayuda',
      description: 'Horas de atención remota del mes.',
      share: 50,
      quantity: 10,
    },
    { name: 'Visita en terreno', description: 'Media jornada.', share: 30, quantity: 2 },
    {
      name: 'Respaldo en la nube',
      description: 'Copia diaria, un mes de historia.',
      share: 20,
      quantity: 1,
    },
  ],
};

/** What is offered while an invoice is written; prices are for one, without VAT. */
export const catalogue: { name: string; description: string; price: number }[] = [
  {
    name: 'Mantención preventiva',
    description: 'Revisión según pauta del fabricante, por equipo.',
    price: 185_000,
  },
  {
    name: 'Escritorio 140 × 70',
    description: 'Cubierta de melamina, patas regulables.',
    price: 129_990,
  },
  { name: 'Silla ergonómica', description: 'Respaldo de malla, apoyo lumbar.', price: 89_990 },
  {
    name: 'Revisión de bases',
    description: 'Requisitos, plazos y riesgos de cada licitación.',
    price: 160_000,
  },
  {
    name: 'Taller de compras públicas',
    description: 'Sesión de tres horas para hasta doce personas.',
    price: 240_000,
  },
  { name: 'Mesa de ayuda', description: 'Hora de atención remota.', price: 28_500 },
  {
    name: 'Flete en camión de 10 t',
    description: 'Por tramo, con chofer y seguro de carga.',
    price: 310_000,
  },
];
