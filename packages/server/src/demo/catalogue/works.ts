import { family, type Family } from './family.ts';

/** Works, the materials for them and the studies that come before. */
export const worksFamilies: readonly Family[] = [
  family({
    key: 'obras-civiles',
    sector: 'works',
    audience: 'works',
    setting: 'premises',
    types: 'LE LP LQ LR O1 CO',
    weight: 6,
    currencies: 'CLF',
    titles: [
      'Construcción de {obra}, {lugar}',
      'Mejoramiento de {obra}, comuna de {lugar}',
      'Conservación de {obra}',
      'Reposición de {obra}, {lugar}',
      'Ampliación y normalización de {obra}',
    ],
    descriptions: [
      'El proyecto considera la ejecución de las obras de {obra}, de acuerdo con planos, especificaciones técnicas y presupuesto oficial que forman parte de los antecedentes de esta licitación.',
      'Contratación a suma alzada, sin reajustes ni intereses, de las obras de {obra}. El plazo de ejecución se cuenta desde el acta de entrega de terreno.',
      'La iniciativa busca mejorar las condiciones de seguridad y accesibilidad de los vecinos del sector mediante obras de {obra}.',
    ],
    products: `
# Servicios de construcción y mantenimiento / Construcción de edificios en general / Construcción de obras civiles y infraestructuras
72131702 | Construcción de obras civiles | Global | - | construcción de obras civiles, según itemizado
72131701 | Pavimentación de carreteras o caminos | Global | - | pavimentación de calzadas, carpeta asfáltica y soleras
# Servicios de construcción y mantenimiento / Servicios de atención, mantenimiento y reparaciones de edificios / Trabajo en hormigón
72101703 | Construcción de aceras, veredas, cunetas | Metro Cuadrado | 29000-69000 | construcción de veredas de hormigón, espesor de 7 cm
# Servicios de construcción y mantenimiento / Construcción de edificios en general / Construcción comercial o industrial
72131601 | Construcción de locales, plantas comerciales o industriales | Global | - | construcción de edificio público, obra gruesa y terminaciones
# Servicios de construcción y mantenimiento / Construcción de edificios en general / Construcción residencial
72131502 | Construcción de casas | Global | - | construcción de viviendas, conjunto habitacional
# Servicios de construcción y mantenimiento / Servicios de atención, mantenimiento y reparaciones de edificios / Albañilería, mampostería y colocación de azulejos
72102504 | Construcción de muros de contención | Global | - | construcción de muros de contención, hormigón armado
`,
  }),
  family({
    key: 'mantencion-infraestructura',
    sector: 'works',
    audience: 'all',
    setting: 'premises',
    types: 'L1 LE LP LQ CO E2',
    weight: 5,
    titles: [
      'Servicio de {cosa} para {destino}',
      'Obras menores de {cosa} en {destino}',
      'Contratación de {cosa}',
      'Conservación de infraestructura, {lugar}: {cosa}',
      'Convenio de {cosa} por {meses} meses',
    ],
    descriptions: [
      'Se requiere contratar {cosa} para {destino}, incluyendo materiales, mano de obra y retiro de escombros.',
      'Trabajos menores de mantención que permitan dar continuidad al servicio. La visita a terreno es obligatoria para quienes oferten.',
    ],
    products: `
# Servicios de construcción y mantenimiento / Servicios de atención, mantenimiento y reparaciones de edificios / Pintura y colocación de papel pintado (empapelado)
72102402 | Servicios de pintura de interiores | Metro Cuadrado | 3900-12900 | pintura de interiores, dos manos con preparación de superficie
72102401 | Servicios de pintura de exteriores | Metro Cuadrado | 4900-14900 | pintura de fachadas, con andamios
72102405 | Servicios de marcado de pavimentos | Metro Cuadrado | 6900-19000 | demarcación vial, pintura termoplástica
# Servicios de construcción y mantenimiento / Servicios de atención, mantenimiento y reparaciones de edificios / Revestimientos de techos, paredes o metalistería
72101601 | Instalación o reparación de techos | Metro Cuadrado | 19000-59000 | reparación de cubiertas y techumbres, plancha zincalum
# Servicios de construcción y mantenimiento / Servicios de atención, mantenimiento y reparaciones de edificios / Servicios eléctricos
72102201 | Instalación o servicio de sistemas de energía eléctrica | Global | - | normalización de instalaciones eléctricas, con declaración TE1
# Servicios de construcción y mantenimiento / Servicios de atención, mantenimiento y reparaciones de edificios / Gasfitería, calefacción y aire acondicionado
72102304 | Mantenimiento o reparación de sistemas de fontanería, gasfitería | Global | - | reparación de redes de gasfitería, agua potable y alcantarillado
72102305 | Servicios de reparación, mantenimiento o reparación de aire acondicionado | Mes | - | mantención de equipos de climatización, preventiva y correctiva
72102301 | Supervisión de instalación, ajuste o mantenimiento de calderas | Mes | - | mantención de calderas, con certificación anual
# Servicios de construcción y mantenimiento / Servicios de atención, mantenimiento y reparaciones de edificios / Servicios de apoyo para la construcción
72101506 | Servicios de mantenimiento de ascensores | Mes | - | mantención de ascensores, con certificación vigente
# Servicios de construcción y mantenimiento / Servicios de atención, mantenimiento y reparaciones de edificios / Carpintería
72102602 | Instalación de ventanas, puertas o accesorios | Unidad | 89000-490000 | instalación de puertas y ventanas, termopanel
# Servicios de construcción y mantenimiento / Servicios de atención, mantenimiento y reparaciones de edificios / Servicios de preparación de sitios
72103003 | Servicios de demolición | Global | - | demolición y retiro de escombros, disposición en botadero autorizado
`,
  }),
  family({
    key: 'materiales-construccion',
    sector: 'works',
    audience: 'all',
    setting: 'premises',
    types: 'L1 LE LP CO E2',
    weight: 4,
    titles: [
      'Adquisición de materiales de construcción para {destino}',
      'Suministro de materiales de ferretería por {meses} meses',
      'Compra de {cosa} y otros materiales',
      'Materiales de construcción para emergencias, {lugar}',
    ],
    descriptions: [
      'Adquisición de materiales de construcción y ferretería, con despacho a la bodega que indique la unidad técnica.',
      'Se requiere contar con {cosa} y otros materiales para trabajos por administración directa y para la atención de emergencias.',
    ],
    products: `
# Artículos para estructuras, obras y construcciones / Hormigón, cemento y yeso / Cemento y cal
30111601 | Cemento | Saco | 3900-6900 | cemento corriente, saco de 25 kg
# Productos derivados de minerales, plantas y animales / Tierra y piedra / Piedras
11111611 | Grava | Metro Cúbico | 14900-39000 | gravilla y estabilizado, puesto en obra
# Productos derivados de minerales, plantas y animales / Tierra y piedra / Arena
11111701 | Arena silícea | Metro Cúbico | 16900-39000 | arena gruesa lavada, puesta en obra
# Artículos para estructuras, obras y construcciones / Pavimento para carreteras y caminos / Asfaltos
30121601 | Asfalto | Saco | 5900-12900 | asfalto en frío predosificado, saco de 25 kg
# Artículos para estructuras, obras y construcciones / Materiales estructurales básicos / Productos estructurales
30103605 | Tablas de madera | Unidad | 2900-9900 | tablas de pino cepillado de 1 por 4 pulgadas, largo de 3,2 m
# Artículos para estructuras, obras y construcciones / Materiales estructurales básicos / Varillas
30102403 | Varillas de hierro | Unidad | 4900-19900 | fierro estriado de 10 mm, tira de 6 m
# Artículos de fabricación y producción / Pinturas, diluyentes y accesorios para pintado / Pinturas
31211506 | Pinturas de látex | Galón | 9900-29000 | pintura látex, galón, color blanco
# Artículos para estructuras, obras y construcciones / Puertas, ventanas y vidrios / Puertas
30171504 | Puertas de madera | Unidad | 39000-129000 | puertas de madera, hoja de 80 por 200 cm
# Artículos para estructuras, obras y construcciones / Artefactos sanitarios / Loza sanitaria
30181505 | Taza de WC | Unidad | 59000-149000 | inodoros con estanque, loza blanca
# Equipamiento para el acondicionamiento, distribución y filtrado de fluidos / Control y distribución de líquidos y gases / Tuberías
40142115 | Tubería de plástico | Unidad | 3900-24900 | tuberías de PVC sanitario de 110 mm, tira de 6 m
`,
  }),
  family({
    key: 'electricidad-iluminacion',
    sector: 'works',
    audience: 'all',
    setting: 'premises',
    types: 'L1 LE LP LQ LR CO E2',
    weight: 4,
    titles: [
      'Adquisición de {cosa} para {destino}',
      'Suministro de {cosa} y materiales eléctricos, {lugar}',
      'Suministro de materiales eléctricos por {meses} meses',
      'Adquisición e instalación de {cosa}',
    ],
    descriptions: [
      'Se requiere el suministro de {cosa} y otros materiales eléctricos certificados por la SEC, para la mantención del alumbrado y de los recintos de {destino}.',
      'Adquisición de {cosa} para mejorar la eficiencia energética de {destino}, incluyendo el retiro y la disposición de los elementos existentes.',
    ],
    products: `
# Artículos eléctricos y de iluminación / Artefactos y accesorios de iluminación / Iluminación de interiores
39111603 | Alumbrado público | Unidad | 79000-390000 | luminarias LED de alumbrado público de 100 W, con fotocelda
# Maquinaria para generación y distribución de energía / Transmisión de energía eléctrica, mecánica y cinética / Grupos electrógenos
26111601 | Generadores diesel | Unidad | 4900000-39000000 | generadores diésel insonorizados, con tablero de transferencia automática
# Artículos eléctricos y de iluminación / Equipamiento y artículos eléctricos / Equipamiento para distribución y transformación eléctrica
39121003 | Transformadores de instrumentos | Unidad | 290000-4900000 | transformadores de medida y distribución, con protecciones
39121011 | Fuentes de alimentación continua | Unidad | 190000-6900000 | equipos UPS en línea, autonomía de 15 minutos
# Maquinaria para generación y distribución de energía / Alambres y cables eléctricos y electrónicos / Cables eléctricos y accesorios
26121629 | Cable de alimentación | Metro | 690-4900 | cable eléctrico libre de halógenos, sección de 2,5 mm2
# Artículos eléctricos y de iluminación / Equipamiento y artículos eléctricos / Dispositivos y accesorios para protección de circuitos
39121601 | Disyuntores | Unidad | 4900-49000 | interruptores automáticos, curva C
# Artículos eléctricos y de iluminación / Artefactos y accesorios de iluminación / Iluminación de emergencia
39111706 | Luces de emergencia o estroboscópicas | Unidad | 14900-59000 | luces de emergencia LED, autonomía de dos horas
# Maquinaria para generación y distribución de energía / Transmisión de energía eléctrica, mecánica y cinética / Baterías, pilas y accesorios
26111703 | Baterías para vehículos | Unidad | 59000-190000 | baterías para vehículos, libres de mantención
# Equipamiento para el acondicionamiento, distribución y filtrado de fluidos / Control de temperatura y ventilación / Enfriamiento
40101701 | Aires acondicionados | Unidad | 390000-1490000 | equipos de aire acondicionado split inverter, con instalación
# Equipamiento para el acondicionamiento, distribución y filtrado de fluidos / Control de temperatura y ventilación / Piezas y accesorios para equipos de calefacción
40101808 | Estufas de la calefacción | Unidad | 190000-1290000 | estufas a pellet, con ducto e instalación
`,
  }),
  family({
    key: 'consultoria-ingenieria',
    sector: 'works',
    audience: 'all',
    setting: 'office',
    types: 'L1 LE LP LQ LR CO LS',
    weight: 4,
    currencies: 'CLF',
    titles: [
      'Consultoría de {cosa}, {lugar}',
      'Consultoría de {cosa}: {obra}',
      'Contratación de {cosa}, {obra}',
      'Servicio de {cosa}, {obra}',
    ],
    descriptions: [
      'Contratación de una consultoría para el desarrollo de {cosa}, con entrega de informes por etapas y aprobación de la contraparte técnica.',
      'El consultor deberá contar con profesionales del área y experiencia acreditada en proyectos similares. El plazo de la consultoría es de {meses} meses.',
    ],
    products: `
# Servicios basados en ingeniería, ciencias sociales y tecnología de la información / Servicios profesionales de ingeniería / Ingeniería civil
81101510 | Ingeniería de carreteras | Global | - | diseño de ingeniería vial, con proyectos de especialidades
81101508 | Ingeniería arquitectónica | Global | - | diseño de arquitectura y especialidades, proyecto completo
81101505 | Ingeniería estructural | Global | - | ingeniería estructural, memoria de cálculo y planos
# Servicios basados en ingeniería, ciencias sociales y tecnología de la información / Servicios relativos a la meteorología y ciencias de la tierra / Cartografía
81151604 | Topografía | Global | - | levantamiento topográfico, georreferenciado
# Servicios medioambientales / Gestión medioambiental / Evaluación de impacto ambiental
77101504 | Servicios de evaluación de impacto medioambiental (EIA) | Global | - | evaluación de impacto ambiental, con participación ciudadana
# Servicios basados en ingeniería, ciencias sociales y tecnología de la información / Servicios profesionales de ingeniería / Ingeniería de transportes
81102201 | Ingeniería de tránsito | Global | - | estudio de tránsito y seguridad vial, mediciones y modelación
`,
  }),
];
