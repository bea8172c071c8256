import { abilityOf, type AbilityRule, type Action, type Role, type Subject } from '../abilities.ts';

/*
 * What each role may do, as a table that people read. The cells are computed from the rules of the roles, so that the
 * table cannot say anything else than what the server enforces.
 */

/**
 * What the table asks of each role, in its order. Screens have a sentence for each. One row stands for several accesses
 * where every role has all or none of them, which a test holds.
 */
export const matrixRows = [
  { id: 'ver-licitaciones', action: 'read', subject: 'Tender' },
  { id: 'agregar-licitaciones', action: 'create', subject: 'Tender' },
  { id: 'trabajar-licitaciones', action: 'update', subject: 'Tender' },
  { id: 'asignar', action: 'assign', subject: 'Tender' },
  { id: 'comentar', action: 'create', subject: 'Comment' },
  { id: 'moderar', action: 'delete', subject: 'Comment' },
  { id: 'ordenar', action: 'create', subject: 'Tag' },
  { id: 'ver-productos', action: 'read', subject: 'Product' },
  { id: 'administrar-productos', action: 'update', subject: 'Product' },
  { id: 'ver-datos-personales', action: 'read', subject: 'PersonalData' },
  { id: 'compartir-reportes', action: 'create', subject: 'Report' },
  { id: 'ver-fuentes', action: 'read', subject: 'Source' },
  { id: 'importar', action: 'create', subject: 'Source' },
  { id: 'deshacer-importaciones', action: 'delete', subject: 'Source' },
  { id: 'conectar-fuentes', action: 'manage', subject: 'Company' },
  { id: 'ver-personas', action: 'read', subject: 'User' },
  { id: 'administrar-personas', action: 'update', subject: 'User' },
  { id: 'ver-auditoria', action: 'read', subject: 'Audit' },
] as const satisfies { id: string; action: Action; subject: Subject }[];
export type MatrixRow = (typeof matrixRows)[number];

/** `propias`: on what is assigned to the person. */
export type Grant = 'si' | 'propias' | 'no';

const covers = (rule: AbilityRule, action: Action, subject: Subject): boolean =>
  (rule.action === action || rule.action === 'manage') &&
  (rule.subject === subject || rule.subject === 'all');

/** Whether rules allow an action on every object of a kind, on some, or on none. */
export function grantOf(
  rules: readonly AbilityRule[],
  { action, subject }: { action: Action; subject: Subject },
): Grant {
  const matching = rules.filter((rule) => covers(rule, action, subject));
  if (matching.length === 0) return 'no';
  return matching.some(({ conditions }) => conditions === undefined) ? 'si' : 'propias';
}

/** What each role may do in one row. */
export function grantsIn(row: MatrixRow): Record<Role, Grant> {
  // Whose rules they are makes no difference to what kind of thing they allow.
  const of = (role: Role) => grantOf(abilityOf(role, 1), row);
  return {
    admin: of('admin'),
    maintainer: of('maintainer'),
    editor: of('editor'),
    author: of('author'),
    subscriber: of('subscriber'),
  };
}
