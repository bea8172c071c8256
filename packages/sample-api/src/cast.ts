/** A person of the sample company. */
export interface Person {
  fullName: string;
  email: string;
  /** Empty: shown as initials. */
  avatar: string;
}

/** The portrait of a person: one of 24 pictures. */
export function face(number: number): string {
  return `/muestra/persona-${String(number).padStart(2, '0')}.svg`;
}

/** The people in all apps, so that they show one consistent company. */
export const cast = {
  camila: { fullName: 'Camila Rojas', email: 'camila.rojas@andes.demo', avatar: face(1) },
  matias: {
    fullName: 'Matías Fuentealba',
    email: 'matias.fuentealba@andes.demo',
    avatar: face(12),
  },
  javiera: { fullName: 'Javiera Poblete', email: 'javiera.poblete@andes.demo', avatar: '' },
  sebastian: { fullName: 'Sebastián Cayul', email: 'sebastian.cayul@andes.demo', avatar: face(3) },
  antonia: { fullName: 'Antonia Villagra', email: 'antonia.villagra@andes.demo', avatar: '' },
  cristobal: {
    fullName: 'Cristóbal Araneda',
    email: 'cristobal.araneda@andes.demo',
    avatar: face(15),
  },
  valentina: {
    fullName: 'Valentina Quiroz',
    email: 'valentina.quiroz@andes.demo',
    avatar: face(8),
  },
  benjamin: { fullName: 'Benjamín Troncoso', email: 'benjamin.troncoso@andes.demo', avatar: '' },
  fernanda: { fullName: 'Fernanda Llanos', email: 'fernanda.llanos@andes.demo', avatar: face(10) },
  ignacio: { fullName: 'Ignacio Bustamante', email: 'ignacio.bustamante@andes.demo', avatar: '' },
  daniela: {
    fullName: 'Daniela Sepúlveda',
    email: 'daniela.sepulveda@andes.demo',
    avatar: face(13),
  },
} as const satisfies Record<string, Person>;

export type CastName = keyof typeof cast;
