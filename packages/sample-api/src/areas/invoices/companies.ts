type Company = [name: string, address: string, domain: string, country: string, phone: string];

/** Who the invoices are for. */
export const companies: Company[] = [
  ['Constructora Ralún', 'Av. Los Carrera 1480, Concepción', 'ralun', 'Chile', '+56 9 7525 8185'],
  ['Clínica Los Arrayanes', 'Av. Alemania 0945, Temuco', 'arrayanes', 'Chile', '+56 9 6913 6545'],
  ['Transportes Puelo', 'Ruta 5 km 1023, Puerto Montt', 'puelo', 'Chile', '+56 9 7009 5353'],
  ['Colegio Peñalara', 'Los Leones 2210, Providencia', 'penalara', 'Chile', '+56 9 5108 5871'],
  [
    'Viña Quebrada Honda',
    'Camino La Rinconada s/n, Ovalle',
    'quebradahonda',
    'Chile',
    '+56 9 7125 8848',
  ],
  ['Minera Sierra Gris', 'Av. Grecia 1750, Antofagasta', 'sierragris', 'Chile', '+56 9 3279 7611'],
  ['Pesquera Islotes', 'Costanera Norte 330, Talcahuano', 'islotes', 'Chile', '+56 9 3462 1907'],
  [
    'Hotel Mirador del Paine',
    'Baquedano 719, Puerto Natales',
    'mirador',
    'Chile',
    '+56 9 3135 2590',
  ],
  ['Agrícola El Maitenal', 'Parcela 14, Curicó', 'maitenal', 'Chile', '+56 9 4332 1543'],
  ['Imprenta Tres Tintas', 'San Diego 1188, Santiago', 'trestintas', 'Chile', '+56 9 4473 8115'],
  ['Laboratorio Nevada', 'Av. Arequipa 2450, Lima', 'nevada', 'Perú', '+56 9 5897 6279'],
  ['Logística Cuyo', 'San Martín 640, Mendoza', 'cuyo', 'Argentina', '+56 9 3520 5360'],
  ['Energía Pampa Alta', 'Av. Balmaceda 2536, Calama', 'pampaalta', 'Chile', '+56 9 7924 7958'],
];

export const services: string[] = [
  'Arriendo de equipos',
  'Mantención de equipos',
  'Mobiliario de oficina',
  'Asesoría en licitaciones',
  'Instalación eléctrica',
  'Capacitación',
  'Transporte de carga',
  'Soporte informático',
];
