import { family, type Family } from './family.ts';

/** Vehicles, fuel, transport and things that are rented. */
export const mobilityFamilies: readonly Family[] = [
  family({
    key: 'vehiculos',
    sector: 'mobility',
    audience: 'all',
    setting: 'fleet',
    types: 'LE LP LQ LR CO',
    weight: 4,
    currencies: 'USD',
    titles: [
      'Adquisición de {cosa} para {destino}',
      'Reposición de {cosa}, {lugar}',
      'Compra de {cosa}',
      'Adquisición de {cosa}, financiamiento FNDR',
    ],
    descriptions: [
      'Adquisición de {cosa}. Los vehículos deben ser nuevos y sin uso, con inscripción, permiso de circulación, seguro obligatorio y primera mantención incluidos.',
      'Se requiere reponer los vehículos dados de baja de {destino}. La oferta debe considerar servicio técnico autorizado en la región.',
    ],
    products: `
# Vehículos y equipamiento en general / Vehículos motorizados / Vehículos para pasajeros
25101505 | Mini-furgonetas o furgonetas | Unidad | 15900000-32000000 | furgones de pasajeros, diésel, aire acondicionado
25101507 | Camiones ligeros o vehículos de deporte de utilidad | Unidad | 17900000-34000000 | camionetas doble cabina 4x4, diésel, con barra y cúpula
# Vehículos y equipamiento en general / Vehículos motorizados / Vehículos para turismo
25101503 | Automóviles | Unidad | 11900000-24000000 | automóviles tipo sedán, bencina o híbrido
25101501 | Minibuses | Unidad | 34000000-79000000 | minibuses de 19 pasajeros, con rampa de accesibilidad
# Vehículos y equipamiento en general / Vehículos motorizados / Vehículos de emergencia
25101703 | Ambulancias | Unidad | 49000000-98000000 | ambulancias de emergencia básica, equipadas
# Vehículos y equipamiento en general / Vehículos motorizados / Vehículos para transporte de carga
25101601 | Camiones volquete | Unidad | 69000000-149000000 | camiones tolva de 12 m3, tracción 6x4
25101610 | Camiones cisterna | Unidad | 79000000-159000000 | camiones aljibe de 10.000 litros, con motobomba
# Maquinaria para construcción y edificación / Maquinaria pesada de construcción / Maquinaria pesada
22101509 | Retroexcavadoras | Unidad | 79000000-169000000 | retroexcavadoras 4x4, cabina certificada
# Vehículos y equipamiento en general / Vehículos motorizados / Bicicletas con motor
25101801 | Motocicletas | Unidad | 2900000-9900000 | motocicletas todo terreno, equipadas para patrullaje
`,
  }),
  family({
    key: 'repuestos-neumaticos',
    sector: 'mobility',
    audience: 'all',
    setting: 'fleet',
    types: 'L1 LE LP CO E2',
    weight: 3,
    titles: [
      'Adquisición de {bien} para vehículos de {destino}',
      'Servicio de {servicio} para vehículos por {meses} meses',
      'Suministro de {bien}, repuestos y lubricantes',
      'Servicio de {servicio} de la flota, {lugar}',
    ],
    descriptions: [
      'Suministro de {bien} y otros repuestos para la flota de {destino}, con instalación en taller del proveedor dentro de la comuna o región.',
      'Se requiere contratar {servicio} en un taller que reciba los vehículos institucionales dentro de las 24 horas siguientes a cada solicitud.',
    ],
    products: `
# Vehículos y equipamiento en general / Componentes para vehículos en general / Neumáticos y cámaras de neumáticos
25172504 | Neumáticos para camionetas o automóviles | Unidad | 59000-190000 | neumáticos para camioneta, aro 16 y 17
25172503 | Neumáticos para camiones pesados | Unidad | 190000-590000 | neumáticos para camión, medida 295/80 R22.5
# Combustibles, lubricantes y anticorrosivos / Lubricantes y anticorrosivos / Lubricantes
15121501 | Aceite de motor | Balde | 49000-129000 | aceite de motor 15W-40, balde de 19 litros
15121504 | Aceite hidráulico | Balde | 49000-119000 | aceite hidráulico ISO 68, balde de 19 litros
# Vehículos y equipamiento en general / Componentes para vehículos en general / Sistemas de frenado
25171713 | Almohadillas de discos de freno | Juego | 19000-89000 | pastillas de freno, juego delantero
# Servicios de transporte, almacenaje y correo / Servicios de mantención o reparaciones de transportes / Mantención o reparación de vehículos
78180103 | Servicios de cambio de fluidos de aceite o de la transmisión | Servicio | 49000-190000 | cambio de aceite y filtros, por pauta de kilometraje
78180101 | Reparación y pintura carrocerías | Servicio | 190000-1900000 | desabolladura y pintura, por panel
`,
  }),
  family({
    key: 'combustible',
    sector: 'mobility',
    audience: 'all',
    setting: 'fleet',
    types: 'L1 LE LP LQ LR CO E2',
    weight: 3,
    titles: [
      'Suministro de {cosa} para {destino}',
      'Adquisición de {cosa} a granel',
      'Convenio de suministro de combustibles por {meses} meses',
      'Compra de {cosa}, temporada de invierno {anio}',
    ],
    descriptions: [
      'Suministro de {cosa} para los vehículos, calderas y grupos electrógenos de {destino}, mediante cupones electrónicos o despacho a estanque.',
      'Se requiere contratar el abastecimiento de combustible de acuerdo con los precios semanales vigentes y el porcentaje de descuento ofertado.',
    ],
    products: `
# Combustibles, lubricantes y anticorrosivos / Combustibles líquidos / Petróleo y derivados
15101505 | Diesel | Litro | 890-1190 | petróleo diésel, entrega en estanque
15101506 | Gasolina | Litro | 1090-1390 | gasolina de 93 y 95 octanos, mediante tarjeta
15101502 | Queroseno | Litro | 990-1290 | kerosene doméstico, entrega en tambores
# Combustibles, lubricantes y anticorrosivos / Combustibles gaseosos y aditivos / Combustibles gaseosos
15111510 | Gas de petróleo licuefactado | Kilogramo | 1390-1990 | gas licuado, a granel y en cilindros de 45 kg
# Productos derivados de minerales, plantas y animales / Productos no comestibles de origen vegetal / Madera
11121604 | Madera de coníferas | Metro Estéreo | 29000-59000 | leña seca certificada, picada y apilada
# Combustibles, lubricantes y anticorrosivos / Combustibles sólidos / Combustibles sólidos
15101601 | Carbón | Saco | 4500-9900 | carbón vegetal, saco de 15 kg
`,
  }),
  family({
    key: 'transporte',
    sector: 'mobility',
    audience: 'all',
    setting: 'fleet',
    types: 'L1 LE LP LQ LR CO',
    weight: 5,
    titles: [
      'Servicio de {cosa}, comuna de {lugar}',
      'Contratación de {cosa} por {meses} meses',
      'Servicio de {cosa}, {lugar}',
      'Contrato de suministro de {cosa} {anio}',
    ],
    descriptions: [
      'Contratación de {cosa}, en los recorridos y horarios que se detallan por línea en las bases técnicas.',
      'Los vehículos deberán tener una antigüedad máxima de ocho años, seguros vigentes y estar inscritos en el registro correspondiente.',
    ],
    products: `
# Servicios de transporte, almacenaje y correo / Transporte de pasajeros / Transporte de pasajeros por carretera
78111803 | Servicios de autobuses contratados | Mes | - | transporte escolar por recorridos, con asistente de bus
78111802 | Servicios de autobuses regulares, recorridos fijos o servicios programados | Viaje | 89000-690000 | transporte de pasajeros en bus, con conductor
78111804 | Servicios de taxi | Kilómetro | 690-1690 | traslado de pacientes, vehículo con conductor
# Servicios de transporte, almacenaje y correo / Transporte de pasajeros / Transporte aéreo de pasajeros
78111502 | Viajes en aviones comerciales, pasajes aéreos | Pasaje | 79000-390000 | pasajes aéreos nacionales, con equipaje
# Servicios de transporte, almacenaje y correo / Transporte de correo y carga / Transporte de carga por carretera
78101802 | Servicios de transporte regional o nacional en camión | Viaje | 190000-1290000 | transporte de carga por carretera, camión con rampla
# Servicios de transporte, almacenaje y correo / Transporte de correo y carga / Servicios postales de pequeños paquetes y mensajería
78102203 | Servicios de entrega o recolección de correo | Mes | - | correspondencia y encomiendas, retiro diario
# Servicios de transporte, almacenaje y correo / Transporte de correo y carga / Servicios de trasporte por tuberías
78102102 | Transporte de agua | Metro Cúbico | 9900-29000 | distribución de agua potable en camión aljibe, sector rural
`,
  }),
  family({
    key: 'arriendo',
    sector: 'mobility',
    audience: 'all',
    setting: 'fleet',
    types: 'L1 LE LP LQ LR CO E2',
    weight: 4,
    currencies: 'CLF',
    titles: [
      'Arriendo de {cosa} para {destino}',
      'Servicio de arriendo de {cosa} por {meses} meses',
      'Arriendo de {cosa}, {lugar}',
      'Contrato de suministro de arriendo de {cosa}',
    ],
    descriptions: [
      'Se requiere el arriendo de {cosa} para {destino}, con mantención, seguros y reemplazo ante fallas a cargo del proveedor.',
      'El servicio se pagará por mes vencido, contra recepción conforme de la unidad técnica, durante {meses} meses.',
    ],
    products: `
# Servicios de transporte, almacenaje y correo / Transporte de pasajeros / Transporte de pasajeros por carretera
78111808 | Arriendo de vehículos | Mes | - | vehículos sin conductor, camionetas y furgones
# Servicios profesionales, administrativos y consultorías de gestión empresarial / Servicios inmobiliarios / Arriendo de propiedades o edificios
80131502 | Arriendo de instalaciones comerciales o industriales | Mes | - | oficinas y bodegas, con estacionamientos
# Servicios de construcción y mantenimiento / Servicios de atención, mantenimiento y reparaciones de edificios / Servicios de preparación de sitios
72103004 | Servicios de excavación | Hora | 29000-69000 | maquinaria pesada con operador, retroexcavadora y motoniveladora
# Artículos para estructuras, obras y construcciones / Equipo para construcción y mantenimiento / Escaleras y andamios
30191502 | Andamios | Mes | - | andamios y alzaprimas, certificados
# Artículos para estructuras, obras y construcciones / Artefactos sanitarios / Loza sanitaria
30181511 | Inodoros | Mes | - | baños químicos, con aseo y retiro
# Equipos y suministros de imprenta, fotográficos y audiovisuales / Equipos de composición y presentación audiovisual / Equipo de composición y presentación de sonido, hardware y controladores
45111705 | Sistemas de megafonía | Jornada | 190000-1900000 | sonido y equipos audiovisuales, con técnico
`,
  }),
];
