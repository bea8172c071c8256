import { family, type Family } from './family.ts';

/** Training, schools, clothing, green areas, waste and advice. */
export const communityFamilies: readonly Family[] = [
  family({
    key: 'capacitacion',
    sector: 'community',
    audience: 'all',
    setting: 'office',
    types: 'L1 LE LP CO E2 LS',
    weight: 4,
    titles: [
      'Curso de {cosa} para {destino}',
      'Servicio de capacitación: {cosa}',
      'Programa de capacitación {anio}: {cosa}',
      'Contratación de curso: {cosa}',
    ],
    descriptions: [
      'Contratación de un programa de capacitación en {cosa}, para funcionarios de {destino}, en modalidad mixta y con certificación de al menos 24 horas cronológicas.',
      'El oferente deberá estar inscrito como organismo técnico de capacitación y presentar la propuesta metodológica, el perfil de los relatores y el plan de evaluación.',
    ],
    products: `
# Educación, formación, entrenamiento y capacitación / Formación profesional / Desarrollo de recursos humanos
86101808 | Desarrollo de recursos humanos en el sector público | Participante | 39000-290000 | desarrollo de habilidades directivas, 24 horas
# Educación, formación, entrenamiento y capacitación / Formación profesional / Servicios de formación profesional científica
86101601 | Formación profesional en informática | Participante | 49000-290000 | herramientas informáticas y análisis de datos, 32 horas
86101605 | Formación profesional en medicina | Participante | 49000-390000 | actualización clínica y atención de urgencia, con simulación
# Educación, formación, entrenamiento y capacitación / Formación profesional / Servicios de formación profesional no científica
86101705 | Formación en administración de empresas | Participante | 39000-240000 | compras públicas y gestión administrativa, 16 horas
86101709 | Servicios de formación en seguridad | Participante | 39000-240000 | prevención de riesgos y emergencias, con práctica de extintores
# Educación, formación, entrenamiento y capacitación / Sistemas educativos complementarios / Educación de adultos
86111604 | Capacitación a empleados | Participante | 29000-190000 | trato al usuario y autocuidado, taller presencial
`,
  }),
  family({
    key: 'material-educativo',
    sector: 'community',
    audience: 'schools',
    setting: 'school',
    types: 'L1 LE LP CO E2',
    weight: 4,
    titles: [
      'Adquisición de {cosa} para {destino}',
      'Material didáctico para establecimientos educacionales, {lugar}',
      'Compra de {cosa} {anio}',
      'Implementación deportiva y recreativa para {destino}',
    ],
    descriptions: [
      'Se requiere la adquisición de {cosa} y otros materiales para el trabajo pedagógico de {destino}, con cargo a la subvención escolar preferencial.',
      'Compra de implementos para talleres extraprogramáticos. Los productos deben cumplir la normativa de seguridad para uso infantil.',
    ],
    products: `
# Instrumentos musicales, juegos, juguetes, artesanías y materiales educativos / Juguetes y juegos / Juguetes
60141006 | Juguetes didácticos | Set | 9900-49000 | juguetes didácticos, para educación parvularia
# Instrumentos musicales, juegos, juguetes, artesanías y materiales educativos / Materiales, artículos y suministros didácticos profesionales y para el desarrollo personal / Libros de lectura y recursos
60102304 | Libros de literatura infantil | Unidad | 5900-19900 | libros de literatura infantil, plan lector
# Instrumentos musicales, juegos, juguetes, artesanías y materiales educativos / Instrumentos musicales, piezas y accesorios / Instrumentos de cuerda
60131303 | Guitarras | Unidad | 39000-129000 | guitarras acústicas, con funda
# Equipos, suministros y accesorios deportivos y recreativos / Equipos deportivos para canchas / Equipos para deportes en cancha
49161505 | Balones de fútbol | Unidad | 9900-34900 | balones de fútbol, número 5
# Equipos, suministros y accesorios deportivos y recreativos / Equipos y accesorios de deportes / Accesorios para deportes
49221503 | Equipo de protección deportiva, excepto cascos | Unidad | 14900-69000 | implementos de protección deportiva, rodilleras y canilleras
# Instrumentos musicales, juegos, juguetes, artesanías y materiales educativos / Juguetes y juegos / Juegos
60141102 | Juegos de mesa | Unidad | 7900-29900 | juegos de mesa educativos, para ludoteca
# Instrumentos musicales, juegos, juguetes, artesanías y materiales educativos / Equipos de arte y manualidades, accesorios y suministros / Arte
60121001 | Pinturas | Set | 4900-19900 | pinturas y materiales de arte, para sala de clases
# Muebles y mobiliario / Mobiliario y accesorios institucional, escolar y educativo / Mobiliario general de aula
56121502 | Sillas de sala de clases | Unidad | 24000-59000 | sillas escolares, estructura metálica, norma chilena
56121505 | Mesas de clase | Unidad | 34000-79000 | mesas escolares unipersonales, cubierta laminada
# Ropa, maletas y productos de aseo personal / Ropa / Uniformes
53102705 | Uniformes escolares | Unidad | 14900-39900 | uniformes escolares, tallas 6 a 16
`,
  }),
  family({
    key: 'uniformes',
    sector: 'community',
    audience: 'all',
    setting: 'fleet',
    types: 'L1 LE LP LQ CO E2',
    weight: 4,
    titles: [
      'Adquisición de {cosa} para {destino}',
      'Vestuario institucional {anio}',
      'Compra de {cosa}',
      'Adquisición de ropa de trabajo y elementos de protección personal',
    ],
    descriptions: [
      'Adquisición de {cosa} para los funcionarios de {destino}, con toma de tallas, bordado institucional y entrega por unidad.',
      'Se requiere dotar al personal de vestuario y elementos de protección personal certificados, de acuerdo con el reglamento interno de higiene y seguridad.',
    ],
    products: `
# Ropa, maletas y productos de aseo personal / Ropa / Uniformes
53102702 | Uniformes varios | Unidad | 29000-119000 | uniformes de dos piezas, con bordado
53102706 | Uniformes de seguridad | Unidad | 34000-129000 | uniformes de seguridad e inspección, con reflectantes
# Equipamiento y suministros médicos / Vestuario clínico / Vestuario para el personal médico y artículos relacionados
42131608 | Uniformes para el personal sanitario | Unidad | 19900-49000 | uniformes clínicos, pantalón y polera antifluido
# Ropa, maletas y productos de aseo personal / Ropa / Abrigos y chaquetas
53101802 | Abrigos y chaquetas para hombre | Unidad | 29900-89000 | parkas y cortavientos de hombre, con capucha
53101804 | Abrigos y chaquetas para mujer | Unidad | 29900-89000 | parkas y cortavientos de mujer, con capucha
# Equipos y suministros de defensa, orden público, protección y seguridad / Seguridad y protección personal / Ropa protectora de seguridad contra materias peligrosas
46181507 | Chalecos de protección | Unidad | 4900-19900 | chalecos reflectantes, tipo geólogo
46181504 | Guantes protectores | Par | 1900-9900 | guantes de seguridad, cabritilla y anticorte
# Equipos y suministros de defensa, orden público, protección y seguridad / Seguridad y protección personal / Calzado de seguridad
46181604 | Calzado protector contra materias peligrosas | Par | 24900-69000 | zapatos de seguridad, punta de composite
# Equipos y suministros de defensa, orden público, protección y seguridad / Seguridad y protección personal / Equipos y accesorios para protección de cara y cabeza
46181704 | Cascos de protección | Unidad | 5900-19900 | cascos de seguridad, con barbiquejo
# Equipos y suministros de defensa, orden público, protección y seguridad / Seguridad y protección personal / Equipos y accesorios para protección de la visión y los ojos
46181802 | Lentes de protección | Unidad | 1900-8900 | lentes de seguridad, antiempañantes
`,
  }),
  family({
    key: 'areas-verdes',
    sector: 'community',
    audience: 'municipal',
    setting: 'premises',
    types: 'L1 LE LP LQ LR CO E2',
    weight: 4,
    currencies: 'UTM',
    titles: [
      'Servicio de {servicio}, comuna de {lugar}',
      'Contratación de {servicio} por {meses} meses',
      'Compra de {bien}',
      'Adquisición de {bien}, comuna de {lugar}',
    ],
    descriptions: [
      'Contratación de {servicio} en plazas, parques y bandejones de la comuna, según cuadros de superficie y frecuencias de las bases técnicas.',
      'Se requiere mejorar los espacios públicos de {lugar} mediante {cosa}, de acuerdo con los planos y cuadros de superficie adjuntos.',
    ],
    products: `
# Servicios agrícolas, pesqueros, forestales y relacionados con la fauna / Horticultura / Parques, jardines y huertos
70111703 | Servicios de sembradío o mantenimiento de jardines | Mes | - | mantención de áreas verdes y jardines, por metro cuadrado
# Servicios agrícolas, pesqueros, forestales y relacionados con la fauna / Horticultura / Plantas y árboles ornamentales
70111503 | Servicios de poda de árboles | Unidad | 24900-129000 | poda y tala de árboles, con retiro de ramas
70111501 | Servicios de sembradío de plantas, arbustos y árboles ornamentales | Unidad | 9900-59000 | plantación de árboles y arbustos ornamentales, especies nativas
# Servicios de construcción y mantenimiento / Servicios de atención, mantenimiento y reparaciones de edificios / Servicios de mantenimiento de terrenos
72102902 | Servicios de paisajismo, arquitectura paisajista | Global | - | paisajismo y construcción de plaza, con riego automático
# Herramientas y maquinaria en general / Herramientas manuales / Herramientas de jardinería
27112014 | Segadora de césped | Unidad | 290000-1490000 | máquinas cortadoras de pasto, a combustión
# Equipos, suministros y accesorios deportivos y recreativos / Equipos y suministros de recreación, parques infantiles, natación y de spa / Equipo de parques infantiles
49241501 | Columpios de parques infantiles | Unidad | 690000-2900000 | columpios para plazas, estructura galvanizada
49241504 | Toboganes para parques infantiles | Unidad | 890000-4900000 | juegos modulares con tobogán, piso de caucho
# Artículos para plantas y animales / Abonos y herbicidas / Abonos orgánicos
10171504 | Compost | Metro Cúbico | 19900-49000 | tierra de hoja y compost, puesto en vivero
# Equipamiento para el acondicionamiento, distribución y filtrado de fluidos / Bombas y compresores industriales / Bombas
40151510 | Bombas de agua | Unidad | 190000-2900000 | bombas sumergibles para riego, con tablero
`,
  }),
  family({
    key: 'residuos',
    sector: 'community',
    audience: 'municipal',
    setting: 'premises',
    types: 'LE LP LQ LR CO',
    weight: 3,
    currencies: 'UTM CLF',
    titles: [
      'Servicio de {servicio}, comuna de {lugar}',
      'Contratación de {servicio} por {meses} meses',
      'Concesión de {servicio}',
      'Adquisición de {bien}, comuna de {lugar}',
    ],
    descriptions: [
      'Contratación de {servicio}, incluyendo transporte y disposición final en un lugar autorizado por la autoridad sanitaria, por un período de {meses} meses.',
      'La contratación de {cosa} considera el equipamiento mínimo, las frecuencias y los plazos señalados en las bases técnicas.',
    ],
    products: `
# Servicios de limpieza industrial / Eliminación y tratamiento de desechos / Recolección y eliminación de desechos
76121501 | Recolección, destrucción, transformación o eliminación de basuras | Mes | - | recolección y transporte de residuos domiciliarios, con camión compactador
76121503 | Servicios de limpieza de calles | Mes | - | barrido y limpieza de calles, manual y mecanizado
76121502 | Recolección, transformación o eliminación de residuos líquidos | Viaje | 89000-290000 | limpieza de fosas sépticas, camión limpiafosas
# Servicios de limpieza industrial / Eliminación y tratamiento de desechos / Eliminación de residuos peligrosos
76121901 | Eliminación de residuos médicos | Kilogramo | 490-1990 | retiro de residuos de establecimientos de salud, peligrosos y especiales
# Servicios de limpieza industrial / Eliminación y tratamiento de desechos / Tratamiento de residuos líquidos
76121801 | Servicios de reciclaje | Mes | - | reciclaje y puntos limpios, con valorización
# Servicios de limpieza industrial / Eliminación y tratamiento de desechos / Eliminación de residuos no peligrosos
76121601 | Vertedero de basuras | Tonelada | 9900-29000 | disposición final en relleno sanitario, por tonelada
# Equipos y suministros de limpieza / Equipo de limpieza / Envases y accesorios para residuos
47121702 | Envases para residuos o forros rígidos | Unidad | 29000-119000 | contenedores de basura de 240 litros, con ruedas
`,
  }),
  family({
    key: 'asesorias',
    sector: 'community',
    audience: 'all',
    setting: 'office',
    types: 'L1 LE LP CO LS',
    weight: 4,
    currencies: 'UTM',
    titles: [
      'Contratación de {cosa} para {destino}',
      'Consultoría: {cosa}',
      'Servicio de {cosa}, {lugar}',
      'Servicio de {cosa} {anio}',
    ],
    descriptions: [
      'Contratación de {cosa} para {destino}, con informes de avance mensuales, presentación de resultados y transferencia metodológica a los equipos.',
      'El estudio deberá entregar un diagnóstico, una propuesta y un plan de implementación, conforme a los términos de referencia adjuntos.',
    ],
    products: `
# Servicios profesionales, administrativos y consultorías de gestión empresarial / Consultorías o asesorías en gestión empresarial / Servicios de consultoría en gestión de empresas
80101504 | Asesorías en planificación estratégica | Global | - | actualización del plan de desarrollo institucional, con jornadas participativas
# Servicios profesionales, administrativos y consultorías de gestión empresarial / Consultorías o asesorías en gestión empresarial / Gestión de proyectos
80101603 | Evaluación económica o financiera de proyectos | Global | - | evaluación económica y social de proyectos, según metodología vigente
# Servicios profesionales, administrativos y consultorías de gestión empresarial / Consultorías o asesorías en gestión empresarial / Evaluación de Programas
80101902 | Evaluación de resultados (Impacto) | Global | - | evaluación de resultados de programas, con encuesta y grupos focales
# Servicios financieros, pensiones y seguros / Contabilidad y auditorías / Servicios de auditoría
84111601 | Auditorias de balances anuales | Global | - | auditoría externa de estados financieros, con dictamen
84111603 | Auditorías internas | Global | - | auditoría interna y control de gestión, matriz de riesgos
# Servicios profesionales, administrativos y consultorías de gestión empresarial / Servicios legales / Derecho civil y del trabajo
80121704 | Especialistas legales en contratos | Mes | - | asesoría jurídica especializada, derecho administrativo y laboral
# Servicios profesionales, administrativos y consultorías de gestión empresarial / Servicios para la comercialización y distribución / Investigación de mercado
80141501 | Análisis de mercado | Global | - | análisis de mercado y encuestas, muestra representativa
# Servicios basados en ingeniería, ciencias sociales y tecnología de la información / Servicios informáticos / Administración de sistemas
81111808 | Análisis de sistemas | Global | - | levantamiento y rediseño de procesos, con indicadores
`,
  }),
  family({
    key: 'mascotas-veterinaria',
    sector: 'community',
    audience: 'municipal',
    setting: 'office',
    types: 'L1 LE CO E2',
    weight: 1,
    titles: [
      'Insumos para operativo veterinario, {lugar}',
      'Adquisición de {cosa} para {destino}',
      'Programa de tenencia responsable de mascotas {anio}',
    ],
    descriptions: [
      'Se requiere la compra de insumos para el programa de tenencia responsable de animales de compañía de {lugar}.',
      'Adquisición de {cosa} para las actividades en terreno del programa veterinario comunal.',
    ],
    products: `
# Artículos para plantas y animales / Alimento para animales / Alimento para perros y gatos
10121801 | Alimento seco para perros y gatos | Saco | 14900-39000 | alimento seco para perros y gatos, saco de 15 kg
# Artículos para plantas y animales / Artículos para mascotas / Accesorios y tratamientos para mascotas
10111305 | Fármacos veterinarios | Unidad | 1900-14900 | fármacos veterinarios, antiparasitarios y antibióticos
10111307 | Mantas para animales domésticos | Unidad | 3900-14900 | mantas para animales, polar
`,
  }),
];
