/** People of the sample project, as the dialogs show them. */
export interface Member {
  id: number;
  name: string;
  email: string;
  avatar: string;
  access: Access;
}

export const accesses = ['owner', 'edit', 'comment', 'view'] as const;
export type Access = (typeof accesses)[number];

const face = (number: number) => `/muestra/persona-${String(number).padStart(2, '0')}.svg`;

export const members: readonly Member[] = [
  {
    id: 1,
    name: 'Camila Rojas',
    email: 'camila.rojas@andes.demo',
    avatar: face(1),
    access: 'owner',
  },
  {
    id: 2,
    name: 'Matías Fuentealba',
    email: 'matias.fuentealba@andes.demo',
    avatar: face(12),
    access: 'edit',
  },
  {
    id: 3,
    name: 'Valentina Quiroz',
    email: 'valentina.quiroz@andes.demo',
    avatar: face(8),
    access: 'comment',
  },
  {
    id: 4,
    name: 'Sebastián Cayul',
    email: 'sebastian.cayul@andes.demo',
    avatar: face(3),
    access: 'view',
  },
];
