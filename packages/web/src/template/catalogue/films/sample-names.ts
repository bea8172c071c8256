/** Names that are the same in every language. */
export const buyers = [
  'Hospital Base de Valdivia',
  'Hospital Clínico Metropolitano',
  'Hospital Regional de Talca',
  'Hospital San Juan de Dios',
  'Ilustre Municipalidad de Ñuñoa',
  'Ilustre Municipalidad de Punta Arenas',
  'Servicio de Salud Araucanía Sur',
  'Servicio de Salud Ñuble',
  'Universidad de Tarapacá',
];
export const suppliers = [
  'Aseo Industrial del Sur SpA',
  'Comercial Hospitalaria Ltda.',
  'Servicios Integrales Ñandú SpA',
];

export const people = [
  'Gabriela Montecinos',
  'Rodrigo Valdebenito',
  'Josefa Painemal',
  'Matías Urrutia',
];

/** Where in the alphabet a name is looked for. */
export const buyersByLetter = {
  'A–E': 'Armada, Carabineros, Ejército',
  'F–K': 'Fuerza Aérea, Gendarmería, Junji',
  'L–Q': 'Liceos Bicentenario, Metro, Ñuñoa',
  'R–Z': 'Registro Civil, Senapred, Vialidad',
};
