import type { RegionTable } from './places-north.ts';

/** From O'Higgins to Magallanes. */
export const southernTables: readonly RegionTable[] = [
  {
    region: 'Región del Libertador General Bernardo O´Higgins',
    rows: `
municipality | Municipalidad de Valle Cachapoal | Valle Cachapoal | Calle Independencia 620
municipality | Municipalidad de Puente Negro | Puente Negro | Calle Comercio 121
municipality | Municipalidad de Costa Bucalemu | Costa Bucalemu | Avenida Celedonio Pastene 80
hospital | Hospital Santa Filomena de Colchagua | Santa Cruz | Calle Errázuriz 921
healthService | Servicio de Salud Valles Centrales | Rancagua | Avenida Alameda 609
educationService | Servicio Local de Educación Valle Huasero | San Fernando | Calle Carampangue 865
university | Universidad Regional del Cachapoal | Rancagua | Avenida Libertador 1345
`,
  },
  {
    region: 'Región del Maule ',
    rows: `
municipality | Municipalidad de Lomas de Putagán | Lomas de Putagán | Calle Maipú 45
municipality | Municipalidad de Vega Larga | Vega Larga | Avenida Dos Norte 310
municipality | Municipalidad de Alto Achibueno | Alto Achibueno | Calle Chacabuco 590
municipality | Municipalidad de Dunas de Putú | Dunas de Putú | Calle Portales 440
hospital | Hospital Base Cerro La Virgen | Talca | Calle 1 Norte 1951
hospital | Hospital San Nicanor de Parral Viejo | Parral | Calle Dieciocho 1155
agency | Dirección Regional de Riego Maule | Talca | Calle 4 Norte 1110
regionalGovernment | Gobierno Regional de los Ríos Maulinos | Talca | Calle 1 Oriente 1190
`,
  },
  {
    region: 'Región del Ñuble',
    rows: `
municipality | Municipalidad de Valle Diguillín | Valle Diguillín | Calle Esmeralda 320
municipality | Municipalidad de Tres Esquinas | Tres Esquinas | Calle Arturo Prat 811
municipality | Municipalidad de Costa Perquilauquén | Costa Perquilauquén | Calle Las Heras 26
hospital | Hospital Comunitario Río Itata | Coelemu | Calle Manuel Antonio Matta 1000
educationService | Servicio Local de Educación Las Termas | Chillán | Avenida Libertad 418
agency | Dirección Regional de Vivienda Ñuble | Chillán | Calle Bulnes 470
`,
  },
  {
    region: 'Región del Biobío ',
    rows: `
municipality | Municipalidad de Puerto Carbonero | Puerto Carbonero | Calle Pedro Aguirre Cerda 302
municipality | Municipalidad de Laguna Quiñenco | Laguna Quiñenco | Avenida Costanera 2010
municipality | Municipalidad de Salto del Laja Sur | Salto del Laja Sur | Calle Balmaceda 292
municipality | Municipalidad de Arauco Viejo | Arauco Viejo | Calle Esmeralda 411
hospital | Complejo Asistencial Doctor Ramiro Cifuentes | Los Ángeles | Avenida Ricardo Vicuña 1470
hospital | Hospital Las Caletas | Talcahuano | Calle Alto Horno 777
healthService | Servicio de Salud Golfo de Arauco | Coronel | Calle Manuel Montt 480
military | Base Naval Punta Larenas | Talcahuano | Avenida Jorge Montt 150
university | Universidad del Gran Biobío | Concepción | Avenida Collao 1210
agency | Dirección Regional de Vialidad Urbana Biobío | Concepción | Calle O’Higgins 77
`,
  },
  {
    region: 'Región de la Araucanía ',
    rows: `
municipality | Municipalidad de Puerto Araucaria | Puerto Araucaria | Calle Pedro de Valdivia 810
municipality | Municipalidad de Nueva Llaima | Nueva Llaima | Calle Camilo Henríquez 301
municipality | Municipalidad de Lago Budi Norte | Lago Budi Norte | Calle Ejército 1050
municipality | Municipalidad de Cordillera de Nahuelbuta | Cordillera de Nahuelbuta | Calle Comercio 206
hospital | Hospital Intercultural Kimün | Nueva Imperial | Calle Castellón 115
hospital | Hospital Doctor Baldomero Quilodrán | Temuco | Calle Manuel Montt 120
healthService | Servicio de Salud Frontera Sur | Temuco | Calle Arturo Prat 969
university | Universidad Pública de la Frontera | Temuco | Avenida Francisco Salazar 1145
educationService | Servicio Local de Educación Los Pehuenes | Angol | Calle Lautaro 199
`,
  },
  {
    region: 'Región de Los Ríos',
    rows: `
municipality | Municipalidad de Río Calle Calle | Río Calle Calle | Calle Independencia 455
municipality | Municipalidad de Lago Neltume | Lago Neltume | Calle Los Coigües 30
municipality | Municipalidad de Costa Chaihuín | Costa Chaihuín | Camino Costero 12
hospital | Hospital Base Río Cruces | Valdivia | Avenida Simpson 850
corporation | Corporación Cultural Municipal Río Calle Calle | Río Calle Calle | Avenida Los Robles 4
agency | Dirección Regional de Bosques Los Ríos | Valdivia | Calle San Carlos 50
`,
  },
  {
    region: 'Región de los Lagos ',
    rows: `
municipality | Municipalidad de Puerto Calafate | Puerto Calafate | Calle San Felipe 80
municipality | Municipalidad de Isla Grande de Quinched | Isla Grande de Quinched | Calle Blanco 273
municipality | Municipalidad de Volcán Puntiagudo | Volcán Puntiagudo | Calle Mackenna 851
municipality | Municipalidad de Bahía Pargua | Bahía Pargua | Calle Los Héroes 4
hospital | Hospital San Eliseo de Osorno | Osorno | Avenida Guillermo Bühler 1765
healthService | Servicio de Salud Archipiélago | Castro | Calle O’Higgins 504
military | Gobernación Marítima Canal Chacao Sur | Puerto Montt | Avenida Angelmó 2201
agency | Dirección Regional de Aeródromos Los Lagos | Puerto Montt | Avenida X Región 480
`,
  },
  {
    region: 'Región Aysén del General Carlos Ibáñez del Campo',
    rows: `
municipality | Municipalidad de Valle Simpson Alto | Valle Simpson Alto | Calle Bilbao 357
municipality | Municipalidad de Puerto Ventisquero | Puerto Ventisquero | Calle Carmen 98
hospital | Hospital Regional Río Baker | Coyhaique | Calle Ibar 68
agency | Dirección Regional de Pesca Aysén | Aysén | Calle Sargento Aldea 431
regionalGovernment | Gobierno Regional de los Fiordos | Coyhaique | Calle Ejército 405
`,
  },
  {
    region: 'Región de Magallanes y de la Antártica',
    rows: `
municipality | Municipalidad de Puerto Coirón | Puerto Coirón | Calle Bulnes 120
municipality | Municipalidad de Seno Almirantazgo | Seno Almirantazgo | Calle Croacia 707
hospital | Hospital Clínico del Estrecho | Punta Arenas | Avenida Los Flamencos 1364
university | Universidad Austral del Estrecho | Punta Arenas | Avenida Bulnes 1855
military | Regimiento Logístico Pali Aike | Punta Arenas | Avenida Manantiales 950
educationService | Servicio Local de Educación Tierra del Viento | Punta Arenas | Calle Fagnano 630
`,
  },
];
