import { family, type Family } from './family.ts';

/** What keeps a building running: cleaning, food, security and insurance. */
export const facilitiesFamilies: readonly Family[] = [
  family({
    key: 'aseo-servicios',
    sector: 'facilities',
    audience: 'all',
    setting: 'premises',
    types: 'L1 LE LP LQ LR CO',
    weight: 5,
    currencies: 'CLF',
    titles: [
      'Servicio de {cosa} para {destino}',
      'Contratación de {cosa} por {meses} meses',
      'Servicio de {cosa}, {lugar}',
      'Contrato de suministro de {cosa} {anio}',
    ],
    descriptions: [
      'Contratación de {cosa} para {destino}, por un período de {meses} meses, con dotación, implementos e insumos de cargo del proveedor.',
      'El servicio deberá prestarse de lunes a sábado conforme al plan de trabajo de las bases técnicas, incluyendo reemplazos ante ausencias y supervisión permanente.',
    ],
    products: `
# Servicios de limpieza industrial / Servicios de limpieza / Servicios de limpieza de edificios y oficinas en general
76111501 | Servicios de limpieza de edificios | Mes | - | aseo integral de dependencias, incluye insumos y maquinaria
76111504 | Servicios de limpieza de ventanas y persianas | Mes | - | limpieza de vidrios y fachadas, trabajos en altura
# Servicios de limpieza industrial / Servicios de limpieza / Servicios de limpieza de componentes de edificios
76111605 | Limpieza de campanas de humos y ventiladores | Global | - | limpieza de campanas y ductos de extracción, con certificado
# Servicios de construcción y mantenimiento / Servicios de atención, mantenimiento y reparaciones de edificios / Control de plagas
72102103 | Servicios de exterminación o fumigación | Mes | - | control de plagas y sanitización, con informes mensuales
# Servicios de cuidado personal y domésticos / Servicio doméstico y de cuidados / Servicios de lavado
91111502 | Servicios de lavandería | Kilogramo | 690-1900 | lavandería de ropa y cortinaje, retiro y entrega diaria
`,
  }),
  family({
    key: 'aseo-articulos',
    sector: 'facilities',
    audience: 'all',
    setting: 'premises',
    types: 'L1 LE LP CO E2',
    weight: 4,
    titles: [
      'Adquisición de artículos de aseo para {destino}',
      'Suministro de productos de limpieza e higiene por {meses} meses',
      'Compra de {cosa}',
      'Adquisición de materiales de aseo {anio}',
    ],
    descriptions: [
      'Se requiere la compra de artículos de aseo e higiene para {destino}, con despacho incluido a la bodega central.',
      'Suministro de {cosa} y otros productos de limpieza. Los productos químicos deberán acompañar hoja de datos de seguridad.',
    ],
    products: `
# Equipos y suministros de limpieza / Suministros de limpieza / Soluciones de limpieza y desinfección
47131803 | Desinfectantes domésticos | Bidón | 4900-12900 | desinfectante de amonio cuaternario, bidón de 5 litros
47131807 | Lejías | Bidón | 2900-6900 | cloro concentrado al 5 %, bidón de 5 litros
47131801 | Limpiadores de suelos | Bidón | 4500-11900 | limpiapisos aromático, bidón de 5 litros
47131811 | Productos de lavandería | Saco | 14900-39000 | detergente en polvo industrial, saco de 15 kg
# Productos de papel / Productos de papel / Productos de papel de uso personal
14111704 | Papel higiénico | Paquete | 8900-19900 | papel higiénico jumbo, paquete de 6 rollos de 500 m
14111703 | Toallas de papel | Paquete | 9900-21900 | toallas de papel en rollo, paquete de 2 rollos de 300 m
# Ropa, maletas y productos de aseo personal / Artículos de baño o tocador / Artículos de baño y cuerpo
53131608 | Jabones | Bidón | 5900-13900 | jabón líquido para manos, bidón de 5 litros, pH neutro
# Equipos y suministros de limpieza / Equipo de limpieza / Envases y accesorios para residuos
47121701 | Bolsas de basura | Paquete | 1900-6900 | bolsas de basura de 80 por 110 cm, paquete de 10 unidades
# Equipos y suministros de limpieza / Suministros de limpieza / Escobas, traperos, cepillos y accesorios
47131604 | Escobas | Unidad | 1900-4900 | escobillones con mango, fibra sintética
# Equipos y suministros de limpieza / Suministros de limpieza / Trapos y paños de limpieza
47131501 | Frazadas o mopas para limpieza del suelo | Unidad | 1500-5900 | mopas de microfibra, repuesto lavable
`,
  }),
  family({
    key: 'alimentos',
    sector: 'facilities',
    audience: 'all',
    setting: 'premises',
    types: 'L1 LE LP LQ CO E2',
    weight: 5,
    titles: [
      'Adquisición de alimentos para {destino}',
      'Suministro de {cosa}',
      'Compra de {cosa} y abarrotes',
      'Adquisición de {cosa}, {lugar}',
      'Convenio de suministro de alimentos perecibles y no perecibles',
    ],
    descriptions: [
      'Se requiere el suministro de alimentos para {destino}, con entregas según calendario y transporte que asegure la cadena de frío cuando corresponda.',
      'Adquisición de {cosa} y otros productos para las actividades y raciones programadas durante el año {anio}.',
    ],
    products: `
# Alimentos, bebidas y tabaco / Productos de carne y aves de corral / Carnes y aves de corral
50111510 | Carne de ave o carne fresca | Kilogramo | 3900-9900 | carne fresca de ave y vacuno, porcionada, con rotulación sanitaria
# Alimentos, bebidas y tabaco / Frutas, verduras y frutos secos / Verduras
50101538 | Verduras frescas | Kilogramo | 690-2400 | verduras frescas de la estación, lavadas y seleccionadas
# Alimentos, bebidas y tabaco / Frutas, verduras y frutos secos / Frutas
50101634 | Fruta fresca | Kilogramo | 790-2600 | fruta fresca de la estación, calibre comercial
# Alimentos, bebidas y tabaco / Productos lácteos y huevos / Productos de leche y mantequilla
50131701 | Leche o productos de mantequilla | Litro | 890-1390 | leche semidescremada en caja, UHT
# Alimentos, bebidas y tabaco / Productos lácteos y huevos / Huevos y sustitutos
50131606 | Huevos frescos | Bandeja | 4900-8900 | huevos frescos, bandeja de 30 unidades
# Alimentos, bebidas y tabaco / Productos de panadería / Pan, galletas y pastelitos dulces
50181901 | Pan fresco | Kilogramo | 1600-2900 | pan corriente y pan molde, entrega diaria
# Alimentos, bebidas y tabaco / Cereales y Legumbres / Cereales
50221101 | Granos de Cereales | Kilogramo | 990-1990 | arroz grado 1, bolsa de 1 kg
# Alimentos, bebidas y tabaco / Alimentos preparados y conservados / Pasta o tallarines naturales
50192901 | Pasta o tallarines naturales frescos | Paquete | 690-1490 | fideos de sémola, paquete de 400 g
# Alimentos, bebidas y tabaco / Aceites y grasas comestibles / Aceites vegetales y grasas comestibles
50151513 | Aceites de plantas y verduras comestibles | Litro | 1690-2900 | aceite vegetal, botella de 1 litro
# Alimentos, bebidas y tabaco / Bebidas / Bebidas no alcohólicas
50202310 | Agua mineral | Botella | 390-990 | agua mineral sin gas, botella de 500 ml
# Alimentos, bebidas y tabaco / Bebidas / Café y té
50201709 | Café instantáneo | Frasco | 2900-6900 | café instantáneo, frasco de 170 g
`,
  }),
  family({
    key: 'alimentacion-servicios',
    sector: 'facilities',
    audience: 'all',
    setting: 'office',
    types: 'L1 LE LP LQ LR CO',
    weight: 4,
    titles: [
      'Servicio de {cosa} para {destino}',
      'Contratación de {cosa} por {meses} meses',
      'Servicio de {cosa} para actividades de {destino}',
      'Contrato de suministro de {cosa}, {lugar}',
    ],
    descriptions: [
      'Contratación de {cosa} para {destino}, de acuerdo con las minutas, horarios y estándares sanitarios descritos en las bases técnicas.',
      'El proveedor deberá contar con resolución sanitaria vigente y considerar el montaje, el personal de servicio y el retiro de los residuos.',
    ],
    products: `
# Servicios de Viajes, alimentación, alojamiento y entretenimiento / Restaurantes y catering / Servicios de comedor y banquetes
90101603 | Servicios de catering | Persona | 3900-14900 | coffee break y colaciones, servicio montado
90101604 | Concesionarios de casino de comida | Ración | 3200-6900 | alimentación para funcionarios y pacientes, desayuno, almuerzo y once
90101601 | Banquetes | Persona | 12900-39000 | almuerzos y cenas de camaradería, menú de tres tiempos
# Servicios profesionales, administrativos y consultorías de gestión empresarial / Servicios para la comercialización y distribución / Ventas y marketing
80141607 | Producción de eventos | Global | - | producción de eventos, escenario, sonido e iluminación
# Servicios de Viajes, alimentación, alojamiento y entretenimiento / Instalaciones hoteleras, alojamientos y centros de eventos / Hoteles, moteles y hostales
90111501 | Hoteles | Noche | 39000-129000 | alojamiento en habitación doble, con desayuno
# Servicios de Viajes, alimentación, alojamiento y entretenimiento / Instalaciones hoteleras, alojamientos y centros de eventos / Centros de eventos y reuniones
90111603 | Salas de reuniones o banquetes | Jornada | 290000-1290000 | arriendo de salón para jornadas, capacidad de 100 personas
`,
  }),
  family({
    key: 'seguridad',
    sector: 'facilities',
    audience: 'all',
    setting: 'premises',
    types: 'L1 LE LP LQ LR CO',
    weight: 5,
    currencies: 'CLF',
    titles: [
      'Servicio de {servicio} para {destino}',
      'Contratación de {servicio} por {meses} meses',
      'Adquisición e instalación de {bien}',
      'Adquisición de {bien} para {destino}',
      'Sistema de televigilancia y seguridad, {lugar}: {bien}',
    ],
    descriptions: [
      'Contratación de {servicio} para resguardar las dependencias de {destino}. El personal deberá contar con curso vigente y credencial de la autoridad fiscalizadora.',
      'Se requiere fortalecer la seguridad de {destino} mediante {bien}, incluyendo instalación, puesta en marcha, capacitación y garantía de 24 meses.',
    ],
    products: `
# Servicios de defensa nacional, orden público y seguridad / Seguridad y protección personal / Guardaespaldas y seguridad personal
92121504 | Guardias de seguridad | Mes | - | guardias de seguridad, turnos de 12 horas los siete días de la semana
# Servicios de defensa nacional, orden público y seguridad / Seguridad y protección personal / Sistemas de seguridad
92121701 | Mantenimiento de alarmas | Mes | - | monitoreo y mantención de alarmas, con patrulla de respuesta
# Equipos y suministros de defensa, orden público, protección y seguridad / Seguridad, vigilancia y detección / Equipo de vigilancia y detección
46171610 | Cámaras de seguridad | Unidad | 89000-690000 | cámaras de vigilancia IP, visión nocturna y analítica
46171621 | Grabadoras de sonido o vídeo de vigilancia | Unidad | 290000-2900000 | grabadores de video en red, 32 canales
46171619 | Sistemas de control de acceso o de seguridad | Unidad | 490000-3900000 | control de acceso biométrico, con torniquete
46171604 | Sistemas de alarma | Unidad | 190000-1490000 | sistemas de alarma contra intrusión, con panel y sensores
# Equipos y suministros de defensa, orden público, protección y seguridad / Protección contra incendios / Equipos para combatir incendios
46191601 | Extintores | Unidad | 24900-89000 | extintores de polvo químico seco de 6 kg, certificados
# Equipos y suministros de defensa, orden público, protección y seguridad / Protección contra incendios / Equipos de prevención de incendios
46191505 | Sistemas de alarma de incendio | Unidad | 490000-9900000 | sistemas de detección de incendio, panel y detectores de humo
`,
  }),
  family({
    key: 'seguros',
    sector: 'facilities',
    audience: 'all',
    setting: 'office',
    types: 'LE LP LQ LR CO',
    weight: 2,
    currencies: 'CLF',
    titles: [
      'Contratación de {cosa} para {destino}',
      'Seguros generales {anio}',
      'Pólizas de {cosa}',
    ],
    descriptions: [
      'Contratación de pólizas de {cosa} para los bienes y funcionarios de {destino}, con vigencia de 12 meses y liquidación según condiciones generales depositadas en la CMF.',
      'Se requiere asegurar los bienes institucionales contra los riesgos que se indican, con deducibles y coberturas mínimas señaladas en las bases técnicas.',
    ],
    products: `
# Servicios financieros, pensiones y seguros / Seguros y jubilación / Seguros para estructuras, propiedades y bienes
84131501 | Seguros de edificios o de su contenido | Global | - | seguro de incendio y sismo de edificios, con cobertura de contenido
84131503 | Seguro de automóviles o camiones | Vehículo | 290000-890000 | seguro de vehículos, daños propios y responsabilidad civil
# Servicios financieros, pensiones y seguros / Seguros y jubilación / Seguros de vida, salud y accidentes
84131601 | Seguros de vida | Persona | 9900-49000 | seguro de vida colectivo, con complementario de salud
84131603 | Seguros contra accidentes | Persona | 4900-24000 | seguro de accidentes personales, voluntarios y alumnos
84131607 | Seguro por responsabilidad civil | Global | - | seguro de responsabilidad civil, cobertura general
`,
  }),
];
