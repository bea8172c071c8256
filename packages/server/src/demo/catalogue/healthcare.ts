import { family, type Family } from './family.ts';

/** Medical equipment, dentistry and health services bought from others. */
export const healthcareFamilies: readonly Family[] = [
  family({
    key: 'equipamiento-medico',
    sector: 'medical',
    audience: 'health',
    setting: 'care',
    types: 'LE LP LQ LR CO',
    weight: 5,
    currencies: 'USD',
    titles: [
      'Adquisición de equipamiento médico para {destino}',
      'Adquisición e instalación de {cosa} para {destino}',
      'Reposición de equipos médicos, {lugar}',
      'Compra de {cosa}',
      'Proyecto de equipamiento para {destino}: {cosa}',
    ],
    descriptions: [
      'Adquisición, instalación y puesta en marcha de {cosa} para {destino}, incluyendo capacitación de los usuarios y garantía mínima de 24 meses con mantenciones preventivas.',
      'Se requiere renovar el equipamiento que cumplió su vida útil, de manera de mantener la capacidad resolutiva del establecimiento. Se exige representación y servicio técnico en Chile.',
      'Proyecto de reposición de equipos financiado con presupuesto sectorial. Los equipos deberán ser nuevos, sin uso y contar con certificación de seguridad eléctrica.',
    ],
    products: `
# Equipamiento y suministros médicos / Productos para exámenes y control de pacientes / Unidades de control de cuidado intenso y productos relacionados
42181904 | Unidades de transporte o de señales vitales móviles de multiparámetro o accesorios | Unidad | 1900000-6900000 | monitores de signos vitales multiparámetro, pantalla de 12 pulgadas, con ECG, SpO2 y presión no invasiva
# Equipamiento y suministros médicos / Productos para exámenes y control de pacientes / Unidades de electrocardiografía (ECG) y productos relacionados
42181701 | Unidades de electrocardiografía (ECG) | Unidad | 1200000-4500000 | electrocardiógrafos de 12 canales, con impresora térmica y carro de transporte
# Equipamiento y suministros médicos / Artículos médicos para urgencias y atención en terreno / Productos de resucitación de emergencia
42172101 | Desfibriladores externos automatizados (AED) o paletas rígidas | Unidad | 1100000-2900000 | desfibriladores externos automáticos, con gabinete y parches adulto y pediátrico
# Equipamiento y suministros médicos / Equipamiento para instalaciones médicas / Camas para pacientes y accesorios
42191807 | Camas de cuidado del paciente o accesorios de uso general | Unidad | 890000-3900000 | catres clínicos eléctricos, cuatro movimientos, barandas abatibles
# Equipamiento y suministros médicos / Equipamiento para instalaciones médicas / Artículos para transporte de paciente
42192207 | Camillas de paciente o accesorios de camilla | Unidad | 390000-1900000 | camillas de transporte, con colchoneta y portasuero
42192210 | Sillas de ruedas | Unidad | 110000-390000 | sillas de ruedas plegables, estructura de acero, apoyapiés abatible
# Equipamiento y suministros médicos / Productos para la esterilización médica / Equipos y accesorios de esterilizadores y autoclaves
42281508 | Esterilizadores o autoclaves de vapor | Unidad | 2900000-38000000 | autoclaves a vapor, con prevacío e impresora de ciclos
# Equipamiento y suministros médicos / Productos para imágenes y de medicina nuclear / Artículos para imágenes de ultrasonido, doppler y eco
42201702 | Ultrasonido o unidades de eco fetal o ginecológico | Unidad | 14000000-65000000 | ecógrafos ginecoobstétricos, con transductores convexo y endocavitario
# Equipamiento y suministros médicos / Productos administrados por vía intravenosa y arterial / Bombas, analizadores, sensores y accesorios de infusión intravenosa
42222001 | Bombas de infusión intravenosa para el uso general | Unidad | 790000-2400000 | bombas de infusión de un canal, con batería y biblioteca de fármacos
# Equipamiento y suministros médicos / Productos de resucitación, anestesia y respiratorios / Ventiladores y accesorios de presión mecánica positiva
42272205 | Ventiladores de cuidado intensivo pediátrico o de adultos | Unidad | 12000000-29000000 | ventiladores mecánicos invasivos, adulto y pediátrico
# Equipamiento y suministros médicos / Productos para exámenes y control de pacientes / Oxímetros de pulso
42181801 | Unidades de oxímetros de pulso | Unidad | 45000-390000 | oxímetros de pulso portátiles, con sensor adulto y pediátrico
# Equipamiento y suministros médicos / Equipos y suministros odontológicos / Equipo y suministros para imágenes dentales
42152008 | Unidades de Rayos X dentales | Unidad | 2400000-7900000 | equipos de rayos X dental, brazo articulado, con sensor digital
`,
  }),
  family({
    key: 'odontologia',
    sector: 'medical',
    audience: 'primary',
    setting: 'care',
    types: 'L1 LE LP CO E2',
    weight: 3,
    titles: [
      'Adquisición de insumos dentales para {destino}',
      'Convenio de suministro de insumos odontológicos {anio}',
      'Compra de {cosa} para box dental',
      'Equipamiento e insumos dentales programa odontológico integral',
    ],
    descriptions: [
      'Se requiere la compra de insumos dentales para los programas odontológicos del año {anio}, de acuerdo con el detalle de cada línea de producto.',
      'Abastecimiento de materiales de operatoria e higiene oral para {destino}. No se aceptarán productos sin registro ni con envases dañados.',
    ],
    products: `
# Equipamiento y suministros médicos / Equipos y suministros odontológicos / Muebles para la clínica dental
42151701 | Sillas de examen dental o piezas o accesorios relacionados | Unidad | 2900000-8900000 | sillones dentales completos, con compresor, lámpara LED y banqueta
# Equipamiento y suministros médicos / Equipos y suministros odontológicos / Materiales dentales
42152428 | Resinas de relleno directo | Unidad | 8900-32000 | resinas compuestas fotocurables, jeringa de 4 g, tonos A2 y A3
# Equipamiento y suministros médicos / Equipos y suministros odontológicos / Rellenos y acabados dentales y suministros para pulir
42151803 | Cápsulas de amalgama dental | Frasco | 29000-98000 | amalgama dental en cápsulas, frasco de 50 unidades de dos porciones
# Equipamiento y suministros médicos / Equipos y suministros odontológicos / Equipo y suministros para higiene dental y cuidado preventivo
42151905 | Geles o fluoruro de enjuagues | Frasco | 4900-15900 | gel de flúor neutro, frasco de 450 ml
# Equipamiento y suministros médicos / Equipos y suministros odontológicos / Suministros dentales generales
42152502 | Baberos dentales | Bolsa | 3900-9900 | baberos dentales desechables, bolsa de 125 unidades de doble capa
# Equipamiento y suministros médicos / Equipos y suministros odontológicos / Suministros y equipos de odontología cosmética
42151504 | Barniz dental | Frasco | 5900-19000 | barniz de flúor al 5 %, frasco de 10 ml con aplicadores
`,
  }),
  family({
    key: 'prestaciones-salud',
    sector: 'medical',
    audience: 'health',
    setting: 'care',
    types: 'LE LP LQ LR CO',
    weight: 4,
    titles: [
      'Compra de servicios de {cosa} para {destino}',
      'Contratación de prestaciones de salud, {cosa}',
      'Resolución de lista de espera: {cosa}',
      'Convenio de compra de prestaciones médicas por {meses} meses',
    ],
    descriptions: [
      'Se requiere contratar prestaciones externas destinadas a disminuir la lista de espera no GES de {destino}. Los oferentes deberán contar con autorización sanitaria vigente.',
      'Compra de servicios de {cosa} para beneficiarios del sector público de salud, derivados por {destino}, incluyendo informe y entrega de resultados en formato digital.',
    ],
    products: `
# Salud, servicios sanitarios y alimentación / Medicina y servicios de salud / Laboratorios clínicos
85121801 | Laboratorios de análisis sanguíneos | Prestación | 2500-14000 | exámenes de laboratorio clínico, toma de muestra y procesamiento
85121808 | Laboratorios de rayos X | Prestación | 9000-49000 | exámenes de imagenología, radiografías e informes por médico especialista
85121807 | Laboratorios de ultrasonidos | Prestación | 18000-69000 | ecotomografías abdominales y mamarias, con informe en 48 horas
# Salud, servicios sanitarios y alimentación / Medicina y servicios de salud / Servicios dentales
85122001 | Servicios de dentistas | Prestación | 25000-190000 | altas odontológicas integrales, incluye prótesis removible
# Salud, servicios sanitarios y alimentación / Medicina y servicios de salud / Rehabilitación
85122106 | Kinesiología | Sesión | 7900-19000 | atenciones de kinesiología, sesiones ambulatorias
# Salud, servicios sanitarios y alimentación / Medicina y servicios de salud / Especialidades médicas
85121608 | Servicios psicológicos | Sesión | 14000-35000 | atenciones de psicología clínica, sesiones individuales
85121602 | Servicios de nefrología | Sesión | 49000-98000 | hemodiálisis crónica, sesión de cuatro horas con insumos
# Salud, servicios sanitarios y alimentación / Servicios para el cuidado de la salud de las personas / Enfermería y paramédicos
85101601 | Servicios de enfermería | Hora | 6900-16000 | turnos de enfermería, cobertura de 24 horas
`,
  }),
];
