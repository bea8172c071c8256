import { family, type Family } from './family.ts';

/** What the health network uses up: clinical supplies, medicines and reagents. */
export const medicalFamilies: readonly Family[] = [
  family({
    key: 'insumos-clinicos',
    sector: 'medical',
    audience: 'health',
    setting: 'care',
    types: 'L1 LE LP LQ LR CO E2',
    weight: 9,
    titles: [
      'Adquisición de insumos clínicos para {destino}',
      'Convenio de suministro de insumos médicos por {meses} meses',
      'Compra de {cosa} para {destino}',
      'Suministro de {cosa}',
      'Insumos de enfermería y curación para {destino}',
      'Adquisición de {cosa}, {lugar} {anio}',
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
    setting: 'care',
    types: 'L1 LE LP LQ LR CO E2',
    weight: 8,
    titles: [
      'Adquisición de medicamentos para {destino}',
      'Suministro de medicamentos {anio} por {meses} meses',
      'Compra de {cosa}, unidad de farmacia',
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
    setting: 'lab',
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
];
