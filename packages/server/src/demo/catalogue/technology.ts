import { family, type Family } from './family.ts';

/** Computers, networks, software and everything an office works with. */
export const technologyFamilies: readonly Family[] = [
  family({
    key: 'equipos-computacionales',
    sector: 'technology',
    audience: 'all',
    setting: 'office',
    types: 'L1 LE LP LQ LR CO E2',
    weight: 6,
    currencies: 'USD',
    titles: [
      'Adquisición de equipos computacionales para {destino}',
      'Adquisición de {cosa}',
      'Compra de {cosa} para {destino}',
      'Renovación de parque computacional {anio}',
      'Arriendo y suministro de equipamiento informático por {meses} meses',
    ],
    descriptions: [
      'Se requiere la adquisición de equipamiento computacional para {destino}, con el propósito de reemplazar los equipos obsoletos y mejorar las condiciones de trabajo de los funcionarios.',
      'Compra de {cosa}, con garantía de 36 meses en terreno. Los equipos deben ser nuevos y de línea corporativa.',
      'Renovación programada de equipos de usuario. La oferta debe considerar el despacho a todas las dependencias indicadas en las bases técnicas.',
    ],
    products: `
# Tecnologías de la información, telecomunicaciones y radiodifusión / Equipos informáticos y accesorios / Computadores
43211503 | Notebook, laptop o computador portátil excepto Tablet PC | Unidad | 490000-1290000 | notebooks de 14 pulgadas, 16 GB de RAM, disco SSD de 512 GB
43211507 | Computadores de escritorio | Unidad | 450000-1150000 | computadores de escritorio, formato compacto, con teclado y mouse
43211509 | Computadores portátiles tipo Tablet PC | Unidad | 129000-490000 | tablets de 10 pulgadas, con funda y lámina protectora
43211501 | Servidores | Unidad | 3900000-24000000 | servidores rack de doble procesador, fuente redundante, arreglo de discos
# Tecnologías de la información, telecomunicaciones y radiodifusión / Equipos informáticos y accesorios / Pantallas o monitores de computador
43211902 | Monitores o pantallas de visualización en cristal líquido (LCD) | Unidad | 89000-290000 | monitores LED de 24 pulgadas, con HDMI y ajuste de altura
# Tecnologías de la información, telecomunicaciones y radiodifusión / Equipos informáticos y accesorios / Impresoras
43212105 | Impresoras de láser | Unidad | 129000-690000 | impresoras láser monocromáticas, dúplex y red
43212110 | Impresoras multifunción o multifuncionales | Unidad | 249000-1900000 | impresoras multifuncionales color, con alimentador automático
# Tecnologías de la información, telecomunicaciones y radiodifusión / Equipos informáticos y accesorios / Dispositivos informáticos de entrada de datos
43211711 | Escáner | Unidad | 190000-1290000 | escáneres de documentos, alimentador de 50 hojas
# Tecnologías de la información, telecomunicaciones y radiodifusión / Componentes para tecnología de la información, difusión o telecomunicaciones / Dispositivos de soporte de almacenamiento
43201803 | Discos duros | Unidad | 39000-189000 | discos duros externos de 2 TB, conexión USB 3.0
# Equipos y suministros de imprenta, fotográficos y audiovisuales / Equipos de composición y presentación audiovisual / Proyectores y suministros
45111609 | Proyectores multimedia | Unidad | 390000-1690000 | proyectores multimedia de 4.000 lúmenes, con soporte a techo
`,
  }),
  family({
    key: 'redes-telecomunicaciones',
    sector: 'technology',
    audience: 'all',
    setting: 'office',
    types: 'L1 LE LP LQ LR CO',
    weight: 4,
    currencies: 'CLF USD',
    titles: [
      'Servicio de {servicio} para {destino}',
      'Contratación de {servicio} por {meses} meses',
      'Adquisición e instalación de {bien}',
      'Adquisición de {bien} para {destino}',
      'Habilitación de red de datos en {destino}: {cosa}',
    ],
    descriptions: [
      'Contratación de {servicio} para las dependencias de {destino}, con niveles de servicio y soporte 24/7 según se indica en las bases técnicas.',
      'La contratación considera la instalación, configuración y puesta en marcha de los equipos, además de la mesa de ayuda y los informes mensuales de disponibilidad.',
    ],
    products: `
# Servicios básicos y de información pública / Telecomunicaciones / Comunicaciones móviles
83111603 | Servicios de telefonía móvil | Mes | - | telefonía móvil, planes de voz y datos con equipos en comodato
# Servicios basados en ingeniería, ciencias sociales y tecnología de la información / Servicios informáticos / Servicios para internet
81112101 | Proveedores de servicio de Internet (ISP) | Mes | - | acceso a internet dedicado, enlace simétrico de fibra óptica con respaldo
# Servicios básicos y de información pública / Telecomunicaciones / Servicios de telecomunicaciones por redes
83112203 | Redes virtuales privadas (VPN) | Mes | - | red privada virtual, interconexión de dependencias
# Tecnologías de la información, telecomunicaciones y radiodifusión / Equipos, plataformas y accesorios de redes multimedia, voz y datos / Equipos de servicio de red
43222609 | Routers de red | Unidad | 290000-2900000 | routers de borde, con licencia de seguridad por tres años
43222612 | Interruptores de red | Unidad | 390000-3900000 | switches administrables de 48 puertos, PoE y enlaces de 10 Gb
43222631 | Estaciones de base de fidelidad inalámbrica (WiFi) | Unidad | 129000-690000 | puntos de acceso wifi, estándar 6, con controlador en la nube
# Tecnologías de la información, telecomunicaciones y radiodifusión / Equipos, plataformas y accesorios de redes multimedia, voz y datos / Equipos de seguridad de red
43222501 | Equipo de seguridad de red de firewall | Unidad | 990000-14900000 | equipos firewall, en alta disponibilidad
# Maquinaria para generación y distribución de energía / Alambres y cables eléctricos y electrónicos / Cables eléctricos y accesorios
26121607 | Cable de fibra óptica | Metro | 900-4900 | cable de fibra óptica monomodo, 12 hilos, exterior
# Tecnologías de la información, telecomunicaciones y radiodifusión / Componentes para tecnología de la información, difusión o telecomunicaciones / Componentes de gabinete, rack o chasis
43201602 | Gabinete, rack, chasis o bastidores para equipos de red | Unidad | 149000-990000 | gabinetes de red de 42 U, con ventilación y bandejas
`,
  }),
  family({
    key: 'software',
    sector: 'technology',
    audience: 'all',
    setting: 'office',
    types: 'L1 LE LP LQ LR CO LS',
    weight: 4,
    currencies: 'CLF USD',
    titles: [
      'Servicio de {servicio}',
      'Servicio de {servicio} por {meses} meses',
      'Contratación de {servicio} para {destino}',
      'Renovación de {bien}',
      'Adquisición de {bien} para {destino}',
    ],
    descriptions: [
      'Se requiere contratar {servicio}, incluyendo implementación, migración de datos, capacitación de usuarios y soporte durante toda la vigencia del contrato.',
      'Contratación de {servicio}. La solución deberá entregarse en la nube, con respaldo diario de la información, certificación de seguridad y propiedad de los datos para el organismo.',
      'Renovación de {bien} de uso corporativo. Sólo podrán ofertar empresas que acrediten la calidad de distribuidor autorizado.',
    ],
    products: `
# Tecnologías de la información, telecomunicaciones y radiodifusión / Software / Software de gestión
43231512 | Software de gestión de licencias | Licencia | 39000-390000 | licencias de ofimática y colaboración, suscripción anual
# Tecnologías de la información, telecomunicaciones y radiodifusión / Software / Software de seguridad y protección
43233205 | Software de protección antivirus y de seguridad de transacciones | Licencia | 9900-49000 | protección antivirus y EDR, suscripción anual por estación
# Tecnologías de la información, telecomunicaciones y radiodifusión / Software / Software específico para la industria
43232604 | Software de diseño asistido por computador (CAD) | Licencia | 690000-2900000 | licencias de diseño asistido por computador, suscripción anual
# Tecnologías de la información, telecomunicaciones y radiodifusión / Software / Software de planificación de recursos empresariales (ERP) y contabilidad financiera
43231602 | Software de planificación de recursos empresariales (ERP) | Mes | - | sistema de planificación y gestión financiera, módulos de contabilidad, adquisiciones y remuneraciones
# Servicios basados en ingeniería, ciencias sociales y tecnología de la información / Servicios informáticos / Ingeniería en computación e informática
81111509 | Desarrollo de aplicaciones para Internet o intranet | Global | - | desarrollo de aplicaciones web, metodología ágil y entrega de código fuente
# Servicios basados en ingeniería, ciencias sociales y tecnología de la información / Servicios informáticos / Servicios para internet
81112105 | Web Hosting | Mes | - | alojamiento en la nube, infraestructura y respaldo
# Servicios basados en ingeniería, ciencias sociales y tecnología de la información / Servicios informáticos / Administración de sistemas
81111811 | Soporte técnico y servicios de mesa de ayuda | Mes | - | soporte y mesa de ayuda informática, residente en dependencias
81111801 | Seguridad para computadores, redes e Internet | Mes | - | monitoreo de ciberseguridad, centro de operaciones 24/7
# Servicios basados en ingeniería, ciencias sociales y tecnología de la información / Servicios informáticos / Servicios de datos
81112005 | Servicios de digitalización de documentos | Global | - | digitalización de documentos, indexación y custodia
`,
  }),
  family({
    key: 'oficina',
    sector: 'technology',
    audience: 'all',
    setting: 'office',
    types: 'L1 LE LP CO E2',
    weight: 5,
    titles: [
      'Adquisición de materiales de oficina para {destino}',
      'Compra de {cosa}',
      'Suministro de artículos de escritorio {anio}',
      'Adquisición de {cosa} y útiles de oficina',
      'Convenio de suministro de materiales de oficina por {meses} meses',
    ],
    descriptions: [
      'Se requiere la compra de artículos de escritorio e insumos de impresión para el normal funcionamiento de {destino}.',
      'Suministro de materiales de oficina con entregas parcializadas, previa emisión de orden de compra por cada pedido.',
      'Adquisición de {cosa} y otros materiales. Los insumos de impresión deberán ser originales y compatibles con los modelos indicados.',
    ],
    products: `
# Equipos, accesorios y suministros de oficina / Maquinarias, suministros y accesorios de oficina / Suministros para impresora, fax y fotocopiadora
44103103 | Tóner | Unidad | 29000-129000 | tóner negro original, alto rendimiento
44103105 | Cartuchos de tinta | Unidad | 9900-49000 | cartuchos de tinta originales, negro y colores
# Productos de papel / Productos de papel / Papel de imprenta y escritura
14111507 | Papel para fotocopiadora o impresora | Resma | 3200-5600 | papel fotocopia tamaño carta, resma de 500 hojas, 75 g
# Equipos, accesorios y suministros de oficina / Suministros de oficina / Carpetas de archivo y separadores
44122011 | Carpetas para archivos | Unidad | 190-1290 | carpetas de cartulina con acoclip, tamaño oficio
44122019 | Cajas de archivo o accesorios | Unidad | 890-2900 | cajas de archivo de cartón corrugado, con tapa
# Equipos, accesorios y suministros de oficina / Suministros de oficina / Instrumentos de escritura
44121704 | Lápiz pasta | Caja | 2900-7900 | lápices pasta punta media, caja de 50 unidades, azul y negro
44121708 | Marcadores | Caja | 4900-11900 | plumones para pizarra, caja de 12 unidades de colores surtidos
# Equipos, accesorios y suministros de oficina / Suministros de oficina / Suministros de escritorio
44121615 | Corcheteras | Unidad | 3900-16900 | corcheteras metálicas de sobremesa, capacidad de 25 hojas
# Equipos, accesorios y suministros de oficina / Accesorios de oficina y escritorio / Tableros o pizarras
44111905 | Pizarras para plumón y accesorios | Unidad | 29000-129000 | pizarras acrílicas de 120 por 240 cm, marco de aluminio
`,
  }),
  family({
    key: 'mobiliario',
    sector: 'technology',
    audience: 'all',
    setting: 'premises',
    types: 'L1 LE LP LQ CO E2',
    weight: 5,
    titles: [
      'Adquisición de mobiliario para {destino}',
      'Adquisición de {cosa} para {destino}',
      'Compra de {cosa}',
      'Reposición de {cosa}, {lugar} {anio}',
      'Mobiliario y equipamiento para {destino}',
    ],
    descriptions: [
      'Se requiere adquirir mobiliario nuevo para {destino}, incluyendo despacho, armado e instalación en las dependencias que se indican.',
      'Compra de {cosa}, conforme a las medidas y materialidades de las bases técnicas. El oferente debe presentar fichas con fotografías de cada producto.',
    ],
    products: `
# Muebles y mobiliario / Muebles de alojamiento / Muebles de oficina
56101703 | Escritorios | Unidad | 119000-390000 | escritorios en L de melamina, cajonera de tres gavetas
56101708 | Archivadores móviles | Unidad | 89000-290000 | cajoneras y archivadores móviles, con llave
56101702 | Gabinetes de archivos o accesorios | Unidad | 129000-390000 | kárdex metálicos de cuatro gavetas, correderas telescópicas
# Muebles y mobiliario / Muebles comerciales e industriales / Asientos
56112102 | Sillas para trabajar | Unidad | 59000-219000 | sillas ergonómicas con apoyabrazos, base de cinco ruedas
56112103 | Asientos de living o sala de espera | Unidad | 89000-290000 | bancas de espera de tres cuerpos, tapiz lavable
# Equipamiento para manejo y estiba de materiales / Maquinaria para manejo de materiales / Estantes y almacenamiento
24102004 | Estanterías para almacenaje | Unidad | 69000-390000 | estanterías metálicas de bodega, cinco niveles
# Muebles y mobiliario / Muebles de alojamiento / Muebles
56101519 | Mesas | Unidad | 79000-490000 | mesas de reunión para ocho personas, con pasacables
56101520 | Clóset o armarios | Unidad | 119000-420000 | lockers metálicos de seis casilleros, con portacandado
`,
  }),
  family({
    key: 'impresion',
    sector: 'technology',
    audience: 'all',
    setting: 'office',
    types: 'L1 LE LP CO E2',
    weight: 3,
    titles: [
      'Servicio de {cosa} para {destino}',
      'Contratación de {cosa}',
      'Contrato de suministro de {cosa} {anio}',
      'Servicio de {cosa}, {lugar}',
    ],
    descriptions: [
      'Contratación de {cosa} para {destino}, según formatos, cantidades y plazos de entrega definidos en las bases técnicas.',
      'El servicio incluye diseño, pruebas de color, impresión, terminaciones y despacho a las dependencias indicadas por la contraparte técnica.',
    ],
    products: `
# Servicios editoriales, de diseño, publicidad, gráficos y artistas / Servicios de impresión y reproducción / Impresión
82121503 | Impresión digital | Global | - | impresión digital de gran formato, pendones, lienzos y gigantografías
82121506 | Impresión de publicaciones | Global | - | impresión de libros y publicaciones, papel couché y encolado
82121507 | Impresión de papelería o formularios comerciales | Millar | 29000-189000 | impresión de formularios y talonarios, autocopiativos foliados
# Servicios editoriales, de diseño, publicidad, gráficos y artistas / Servicios de impresión y reproducción / Fotocopiado
82121701 | Servicios de copias en blanco y negro | Mes | - | fotocopiado y arriendo de equipos multifuncionales, con insumos y mantención
# Servicios editoriales, de diseño, publicidad, gráficos y artistas / Diseño gráfico / Diseño
82141502 | Diseño gráfico | Global | - | diseño gráfico y diagramación, piezas digitales e impresas
# Servicios editoriales, de diseño, publicidad, gráficos y artistas / Publicidad / Publicidad en medios no impresos
82101601 | Publicidad en radio | Mes | - | difusión radial, frases y entrevistas en emisoras locales
# Servicios editoriales, de diseño, publicidad, gráficos y artistas / Publicidad / Agencias de publicidad
82101801 | Campañas publicitarias | Global | - | campañas comunicacionales, estrategia, piezas y plan de medios
`,
  }),
];
