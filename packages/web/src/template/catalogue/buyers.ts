/** Institutions of the demonstrations, whose names are the same in every language. */
export const buyerNames = {
  laptops: 'Servicio Local de Educación Puerto Cordillera',
  meals: 'Municipalidad de La Serena',
  cleaning: 'Servicio de Salud Ñuble',
  paper: 'Gobierno Regional del Maule',
  army: 'Ejército de Chile',
  court: 'Poder Judicial',
} as const;
