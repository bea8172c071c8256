import { family, type Family } from './family.ts';

/** Insumos, medicamentos y equipos de la salud. */
export const medicalFamilies: readonly Family[] = [
  family({
    key: 'insumos-clinicos',
    sector: 'medical',
    audience: 'health',
    types: 'L1 LE LP LQ LR CO E2',
    weight: 9,
    titles: [
      'Adquisición de insumos clínicos para {destino}',
      'Convenio de suministro de insumos médicos por {meses} meses',
      'Compra de {cosa} para {destino}',
      'Suministro de {cosa}',
      'Insumos de enfermería y curación para {destino}',
      'Adquisición de {cosa} {lugar} {anio}',
    ],
    descriptions: [
      'Se requiere la adquisición de {cosa} y otros insumos clínicos de uso habitual, con el fin de asegurar la continuidad de la atención de los usuarios de {destino}.',
      'El objetivo de esta licitación es contar con un proveedor que abastezca de insumos médicos a {destino}, con entregas parcializadas según programación mensual.',
      'Reposición del stock crítico de bodega de insumos clínicos. Los productos deberán contar con registro sanitario vigente y fecha de vencimiento no inferior a 18 meses desde la recepción.',
    ],
    products: `
# Equipamiento y suministros médicos / Vestuario clínico / Guantes médicos y accesorios
42132203 | Guantes médicos de examen o para usos no quirúrgicos | Caja | 2400-5900 | guantes de examen de nitrilo, caja de 100 unidades, sin polvo, tallas S, M y L
42132205 | Guantes quirúrgicos | Par | 390-980 | guantes quirúrgicos estériles de látex, par en sobre individual, números 6,5 a 8
# Equipamiento y suministros médicos / Vestuario clínico / Vestuario para el personal médico y artículos relacionados
42131606 | Mascarillas de aislamiento o quirófano para el personal sanitario | Caja | 1500-3900 | mascarillas quirúrgicas de tres pliegues, caja de 50 unidades con elástico
42131601 | Delantales o pecheras para el personal sanitario | Unidad | 450-1900 | pecheras desechables manga larga, tela no tejida de 30 g, puño elasticado
# Equipamiento y suministros médicos / Suministros y productos clínicos / Jeringas y accesorios
42142609 | Jeringas médicas con aguja | Caja | 4900-12900 | jeringas desechables con aguja de 5 ml, caja de 100 unidades, tres cuerpos
42142611 | Jeringas tuberculinas | Caja | 5900-14500 | jeringas de tuberculina de 1 ml, caja de 100 unidades con aguja 27G
# Equipamiento y suministros médicos / Productos administrados por vía intravenosa y arterial / Accesorios, catéteres y cánulas intravenosas y arteriales
42221504 | Catéteres intravenosos periféricos para uso general | Unidad | 290-990 | catéteres venosos periféricos con bioseguridad, calibres 18G a 24G
# Equipamiento y suministros médicos / Productos administrados por vía intravenosa y arterial / Tuberías, juegos de administración y productos relacionados intravenosos y arteriales
42221609 | Juegos de administración de tubos arteriales o intravenosos | Unidad | 350-1200 | equipos de fleboclisis macrogoteo, estériles, con punto de inyección
# Equipamiento y suministros médicos / Productos para el cuidado de heridas / Vendas, vendajes y productos relacionados
42311511 | Vendas de gasa | Unidad | 350-1500 | vendas de gasa semielástica de 10 cm por 5 m, envase individual
42311512 | Esponjas de gasa | Paquete | 900-3500 | gasas estériles no tejidas de 10 por 10 cm, paquete de 100 unidades
42311532 | Apósitos secos | Unidad | 1200-6500 | apósitos secos estériles con borde adhesivo, 10 por 20 cm
# Equipamiento y suministros médicos / Suministros y productos clínicos / Suministros urológicos
42142702 | Catéteres urinarios uretrales | Unidad | 600-2900 | sondas Foley de dos vías, silicona, números 14 a 20
# Ropa, maletas y productos de aseo personal / Ropa / Ropa interior
53102306 | Pañales para adultos | Paquete | 4500-9900 | pañales de adulto talla G, paquete de 10 unidades, alta absorción
# Medicamentos y productos farmacéuticos / Medicamentos anti infecciosos / Antisépticos
51102713 | Povidona yodada | Frasco | 1900-5600 | povidona yodada al 10 %, frasco de 1 litro, solución antiséptica
`,
  }),
  family({
    key: 'medicamentos',
    sector: 'medical',
    audience: 'health',
    types: 'L1 LE LP LQ LR CO E2',
    weight: 8,
    titles: [
      'Adquisición de medicamentos para {destino}',
      'Suministro de medicamentos {anio} por {meses} meses',
      'Compra de {cosa} para farmacia comunal',
      'Medicamentos por quiebre de stock, {mes} {anio}',
      'Convenio de medicamentos de administración oral e inyectables',
      'Adquisición de {cosa} y otros fármacos',
    ],
    descriptions: [
      'Se requiere abastecer de medicamentos a {destino}, de acuerdo con el arsenal farmacológico vigente. Los productos deberán contar con registro del Instituto de Salud Pública y, cuando corresponda, acreditar bioequivalencia.',
      'La presente licitación busca cubrir los productos que no fueron intermediados en el período, evitando el quiebre de stock de los programas de salud cardiovascular y respiratorio.',
      'Convenio de suministro de fármacos con entregas mensuales en bodega de farmacia. El vencimiento mínimo aceptado es de 12 meses desde la fecha de recepción.',
    ],
    products: `
# Medicamentos y productos farmacéuticos / Medicamentos para el sistema nervioso central / Analgésicos no narcóticos / antipiréticos
51142001 | Acetaminofen | Comprimido | 8-35 | paracetamol 500 mg, comprimido en blíster
# Medicamentos y productos farmacéuticos / Medicamentos para el sistema nervioso central / Fármacos antiinflamatorios no esteroideos (NSAID)
51142106 | Ibuprofeno | Comprimido | 12-48 | ibuprofeno 400 mg, comprimido recubierto
# Medicamentos y productos farmacéuticos / Medicamentos cardiovasculares / Medicamentos antihipertensivos
51121710 | Losartan potásico | Comprimido | 9-60 | losartán potásico 50 mg, comprimido bioequivalente
51121715 | Enalapril | Comprimido | 7-40 | enalapril 10 mg, comprimido ranurado
# Medicamentos y productos farmacéuticos / Hormonas y antagonistas hormonales / Agentes antidiabéticos y agentes hiperglicémicos
51181517 | Clorhidrato de metformina | Comprimido | 12-70 | metformina 850 mg, comprimido recubierto bioequivalente
51181506 | Insulina | Frasco ampolla | 3900-14500 | insulina NPH humana 100 UI por ml, frasco ampolla de 10 ml, cadena de frío
# Medicamentos y productos farmacéuticos / Medicamentos cardiovasculares / Agentes antihiperlipidémicos / hipocolesterolémicos
51121810 | Atorvastatina cálcica | Comprimido | 14-95 | atorvastatina 20 mg, comprimido bioequivalente
# Medicamentos y productos farmacéuticos / Medicamentos anti infecciosos / Antibióticos
51101511 | Amoxicilina | Frasco | 690-2400 | amoxicilina 500 mg por 5 ml, polvo para suspensión oral
51101551 | Ceftriaxona | Frasco ampolla | 590-1900 | ceftriaxona 1 g, polvo para solución inyectable
# Medicamentos y productos farmacéuticos / Medicamentos para el sistema gastrointestinal / Fármacos antiúlcera y otros fármacos gastrointestinales relacionados
51171909 | Omeprazol | Cápsula | 11-55 | omeprazol 20 mg, cápsula con gránulos de cubierta entérica
# Medicamentos y productos farmacéuticos / Medicamentos para el tracto respiratorio / Antiasmáticos
51161508 | Sulfato de salbutamol | Unidad | 1300-3900 | salbutamol 100 mcg por dosis, inhalador de 200 dosis
# Medicamentos y productos farmacéuticos / Medicamentos para el tracto respiratorio / Medicamentos para alteraciones del tracto respiratorio
51161703 | Budesonida | Unidad | 2900-8900 | budesonida 200 mcg por dosis, inhalador
# Medicamentos y productos farmacéuticos / Medicamentos hematólicos / Anticoagulantes
51131603 | Heparina sódica | Frasco ampolla | 1400-4900 | heparina sódica 25.000 UI por 5 ml, frasco ampolla
# Medicamentos y productos farmacéuticos / Agentes que afectan el agua y los electrolitos / Electrolitos
51191602 | Electrolitos de cloruro de sodio | Unidad | 590-1500 | suero fisiológico al 0,9 %, matraz de 500 ml
# Medicamentos y productos farmacéuticos / Hormonas y antagonistas hormonales / Medicamentos tiroideas y antitiroideas
51181608 | Levotiroxina | Comprimido | 15-80 | levotiroxina 100 mcg, comprimido en blíster
# Medicamentos y productos farmacéuticos / Medicamentos para el sistema nervioso central / Anticonvulsivos
51141502 | Clonazepam | Comprimido | 10-60 | clonazepam 2 mg, comprimido ranurado, receta retenida
`,
  }),
  family({
    key: 'laboratorio-clinico',
    sector: 'medical',
    audience: 'lab',
    types: 'L1 LE LP LQ LR CO E2',
    weight: 5,
    currencies: 'USD',
    titles: [
      'Adquisición de reactivos e insumos de laboratorio para {destino}',
      'Reactivos con equipos en comodato para laboratorio clínico por {meses} meses',
      'Suministro de {cosa}',
      'Insumos de toma de muestras para {destino}',
      'Compra de {cosa} y materiales de laboratorio',
    ],
    descriptions: [
      'Se requiere el suministro de reactivos e insumos para la realización de exámenes de laboratorio, incluyendo controles, calibradores y la capacitación del personal en el uso de los equipos.',
      'Contratación del suministro de {cosa} para {destino}. El oferente adjudicado deberá entregar en comodato los equipos necesarios, con mantención preventiva y correctiva sin costo.',
      'Adquisición de materiales fungibles de laboratorio. Las ofertas deberán incluir ficha técnica, certificado de calidad y vencimiento no inferior a 12 meses.',
    ],
    products: `
# Equipamiento para laboratorios / Instrumentos de medida y experimentación / Reactivos de analizadores clínicos y diagnósticos
41116004 | Reactivos de analizadores químicos | Kit | 45000-290000 | reactivos de química clínica, kit para analizador automático
41116008 | Reactivos de analizadores hematológicos | Kit | 69000-380000 | reactivos de hematología, set diluyente y lisante para contador de cinco diferenciales
41116005 | Reactivos de analizadores de coagulación | Kit | 59000-310000 | reactivos de coagulación, tiempo de protrombina y TTPA
41116003 | Reactivos de analizadores de gases sanguíneos | Kit | 89000-420000 | reactivos de gases en sangre, cartucho de 100 determinaciones
# Equipamiento para laboratorios / Instrumentos de medida y experimentación / Suministros y equipos para tratamiento de enfermos
41116205 | Kits de exámenes rápidos | Kit | 12000-89000 | test rápidos de antígeno, kit de 25 determinaciones con controles
41116201 | Monitores o medidores de glucosa | Unidad | 9900-29000 | glucómetros capilares, incluye lancetero y estuche
# Equipamiento para laboratorios / Equipos e insumos para laboratorio / Contenedores para especímenes de laboratorio
41104107 | Tubos o contenedores de almacenamiento de sangre en vacío | Caja | 8900-24000 | tubos al vacío para muestra de sangre, caja de 100 unidades, tapa lila y tapa roja
# Equipamiento para laboratorios / Suministros para laboratorios / Puntas de pipeta
41121601 | Puntas de pipeta con filtro | Caja | 6900-22000 | puntas de micropipeta con filtro, rack estéril de 96 unidades
# Equipamiento para laboratorios / Suministros para laboratorios / Suministros de cultivo de tejido y cribado de alta definición
41122101 | Placas o cajas Petri | Paquete | 5900-19000 | placas Petri desechables de 90 mm, paquete de 20 unidades estériles
# Equipamiento para laboratorios / Suministros para laboratorios / Portaobjetos y suministros de laboratorio
41122601 | Portaobjetos | Caja | 1500-5900 | portaobjetos esmerilados, caja de 50 unidades
`,
  }),
  family({
    key: 'equipamiento-medico',
    sector: 'medical',
    audience: 'health',
    types: 'LE LP LQ LR CO',
    weight: 5,
    currencies: 'USD',
    titles: [
      'Adquisición de equipamiento médico para {destino}',
      'Adquisición e instalación de {cosa} para {destino}',
      'Reposición de equipos médicos, {lugar}',
      'Compra de {cosa}',
      'Equipamiento clínico proyecto normalización {destino}',
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
