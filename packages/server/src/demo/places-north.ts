/** Invented institutions of a region: `kind | name | commune | address` a line. */
export interface RegionTable {
  /** As Mercado Público spells it, spaces at the end included. */
  region: string;
  rows: string;
}

/** From Arica to the Metropolitan region. */
export const northernTables: readonly RegionTable[] = [
  {
    region: 'Región de Arica y Parinacota',
    rows: `
municipality | Municipalidad de Pampa Chaca | Pampa Chaca | Calle Los Tamarugos 210
municipality | Municipalidad de Alto Lluteño | Alto Lluteño | Avenida Los Molles 45
hospital | Hospital Regional del Morro | Arica | Avenida Diego Portales 1980
agency | Dirección Regional de Caminos Arica | Arica | Calle Patricio Lynch 688
university | Universidad del Altiplano Norte | Arica | Avenida General Velásquez 2400
educationService | Servicio Local de Educación Chacalluta | Arica | Calle 7 de Junio 350
`,
  },
  {
    region: 'Región de Tarapacá  ',
    rows: `
municipality | Municipalidad de Caleta Molle | Caleta Molle | Avenida Costanera 1120
municipality | Municipalidad de Pampa Salitrera | Pampa Salitrera | Calle Balmaceda 77
municipality | Municipalidad de Oasis de Mamiña | Oasis de Mamiña | Plaza de Armas s/n
hospital | Hospital Comunitario Cerro Dragón | Alto Hospicio | Avenida Los Álamos 3050
healthService | Servicio de Salud Costa Grande | Iquique | Calle Aníbal Pinto 815
military | Comando Logístico Pampa del Tamarugal | Pozo Almonte | Ruta 5 Norte km 1790
agency | Dirección Regional de Aguas Tarapacá | Iquique | Calle Tarapacá 130
`,
  },
  {
    region: 'Región de Antofagasta ',
    rows: `
municipality | Municipalidad de Salar Hondo | Salar Hondo | Avenida Granaderos 540
municipality | Municipalidad de Bahía Moreno | Bahía Moreno | Calle Latorre 2210
municipality | Municipalidad de Quebrada del Loa | Quebrada del Loa | Avenida Balmaceda 1902
corporation | Corporación Municipal de Desarrollo Social Bahía Moreno | Bahía Moreno | Calle Washington 2450
hospital | Hospital Doctor Evaristo Lagunas | Calama | Avenida Chorrillos 689
university | Universidad Minera del Norte | Antofagasta | Avenida Angamos 601
regionalGovernment | Gobierno Regional del Desierto Costero | Antofagasta | Calle Prat 384
`,
  },
  {
    region: 'Región de Atacama ',
    rows: `
municipality | Municipalidad de Valle del Tránsito Alto | Valle del Tránsito Alto | Calle Prat 130
municipality | Municipalidad de Puerto Flamenco | Puerto Flamenco | Avenida Merino Jarpa 801
municipality | Municipalidad de Mineral Tres Puntas | Mineral Tres Puntas | Calle Comercio 55
hospital | Hospital Provincial Desierto Florido | Vallenar | Avenida Huasco 392
educationService | Servicio Local de Educación Las Añañucas | Copiapó | Calle Chacabuco 546
agency | Dirección Regional de Obras Portuarias Atacama | Copiapó | Calle Rancagua 499
`,
  },
  {
    region: 'Región de Coquimbo ',
    rows: `
municipality | Municipalidad de Valle Encantado | Valle Encantado | Avenida Islón 1240
municipality | Municipalidad de Puerto Guanaqueros | Puerto Guanaqueros | Calle Los Pescadores 18
municipality | Municipalidad de Quebrada Honda | Quebrada Honda | Calle Arturo Prat 302
municipality | Municipalidad de Los Choros Altos | Los Choros Altos | Plaza de Armas 5
hospital | Hospital San Fermín del Limarí | Ovalle | Calle Ariztía Oriente 7
healthService | Servicio de Salud Norte Verde | La Serena | Avenida Francisco de Aguirre 795
university | Universidad Austral del Elqui | La Serena | Calle Benavente 980
`,
  },
  {
    region: 'Región de Valparaíso ',
    rows: `
municipality | Municipalidad de Bahía Laguna Verde | Bahía Laguna Verde | Camino Las Docas 410
municipality | Municipalidad de Valle Quilimarí | Valle Quilimarí | Calle Ortiz de Rozas 650
municipality | Municipalidad de Costa Maitencillo | Costa Maitencillo | Avenida del Mar 880
municipality | Municipalidad de Cuesta La Dormida | Cuesta La Dormida | Avenida Eastman 205
corporation | Corporación Municipal de Educación y Salud Los Molinos | Quilpué | Calle Claudio Vicuña 810
hospital | Hospital Doctora Amelia Rivadeneira | San Felipe | Avenida Miraflores 1985
hospital | Hospital del Puerto Sur | San Antonio | Calle Carmen Guerrero 945
military | Centro de Abastecimiento Naval Punta Ángeles | Valparaíso | Subida Artillería 120
university | Universidad Técnica del Pacífico | Valparaíso | Avenida Brasil 2830
`,
  },
  {
    region: 'Región Metropolitana de Santiago',
    rows: `
municipality | Municipalidad de Cordillera Alta | Cordillera Alta | Avenida Los Quillayes 7700
municipality | Municipalidad de Lomas del Maipo | Lomas del Maipo | Calle Los Boldos 1450
municipality | Municipalidad de San Elías | San Elías | Gran Avenida 9020
municipality | Municipalidad de Parque Central | Parque Central | Avenida Matta 1020
municipality | Municipalidad de Villa Mapocho | Villa Mapocho | Avenida Carrascal 5410
corporation | Corporación Municipal de Salud Lomas del Maipo | Lomas del Maipo | Calle Los Boldos 1502
hospital | Hospital Clínico Santa Rosario | Independencia | Avenida Profesor Zañartu 980
hospital | Instituto Nacional de Medicina del Deporte | Ñuñoa | Avenida Grecia 2001
healthService | Servicio de Salud Metropolitano Poniente Sur | Maipú | Avenida Pajaritos 3080
university | Universidad Estatal de la Cordillera | Santiago | Avenida Ejército 441
university | Instituto Tecnológico de Santiago Sur | San Bernardo | Calle Eyzaguirre 650
agency | Agencia Nacional de Datos Territoriales | Santiago | Calle Teatinos 120
agency | Subdirección Nacional de Bibliotecas Escolares | Santiago | Alameda 1371
agency | Dirección Central de Transporte Público Regional | Santiago | Calle Amunátegui 139
military | Comando de Bienestar Aéreo Los Cóndores | El Bosque | Gran Avenida 11087
regionalGovernment | Gobierno Regional de la Cuenca del Maipo | Santiago | Calle Bandera 46
`,
  },
];
