import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderedRows } from './people-order.ts';
import { peopleOrders } from './people-search.ts';
import { rowsOf } from './people-rows.ts';

const person = (id: number, fullName: string, ultimaVez: string | null, tareas: number) => ({
  id,
  fullName,
  email: `${id}@x.cl`,
  avatar: null,
  role: id % 2 === 0 ? ('admin' as const) : ('author' as const),
  status: 'active' as const,
  ultimaVez,
  trabajo: { licitaciones: 0, tareas },
});
const people = [
  person(1, 'Ñuble', '2026-11-02T10:00:00.000Z', 3),
  person(2, 'Nadia', null, 0),
  person(3, 'Óscar', '2026-11-09T10:00:00.000Z', 9),
];
const rows = rowsOf({
  datos: people as never,
  invitaciones: [{ id: 9, correo: 'a@x.cl', role: 'editor' } as never],
  quitadas: [],
});
const names = (order?: (typeof peopleOrders)[number]) =>
  orderedRows(rows, order).map((row) =>
    row.kind === 'invitation' ? row.invitation.correo : row.person.fullName,
  );

it('people stay as the company has them until an order is asked for', () => {
  expect(names()).toEqual(['Ñuble', 'Nadia', 'Óscar', 'a@x.cl']);
});

it('names are in the order of Spanish, and who was never here comes last in either direction', () => {
  expect(names('nombre')).toEqual(['a@x.cl', 'Nadia', 'Ñuble', 'Óscar']);
  expect(names('visto')).toEqual(['Ñuble', 'Óscar', 'Nadia', 'a@x.cl']);
  expect(names('-visto')).toEqual(['Óscar', 'Ñuble', 'Nadia', 'a@x.cl']);
  expect(names('-trabajo')[0]).toBe('Óscar');
});

it('no order loses or repeats anybody', () => {
  fc.assert(
    fc.property(fc.constantFrom(...peopleOrders), (order) => {
      expect(names(order).toSorted()).toEqual(names().toSorted());
    }),
  );
});
