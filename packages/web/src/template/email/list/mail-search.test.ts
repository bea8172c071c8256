import type { Mail } from '@pliego/contract/areas/email';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundAmong } from './mail-search.ts';

const me = { name: 'Daniela Sepúlveda', email: 'daniela@andes.demo' };
const camila = { name: 'Camila Rojas', email: 'camila@andes.demo' };

const mail = (id: number, rest: Partial<Mail>): Mail => ({
  id,
  from: { ...camila, avatar: '' },
  to: [me],
  cc: [],
  bcc: [],
  subject: '',
  message: '<p>Buenos días</p>',
  attachments: [],
  isStarred: false,
  labels: [],
  time: '2026-11-21T12:00:00Z',
  folder: 'inbox',
  isRead: true,
  replies: [],
  ...rest,
});
const own = { from: { ...me, avatar: '' }, folder: 'sent' } as const;
const mails = [
  mail(1, { subject: 'Cotización del galpón' }),
  mail(2, { ...own, to: [camila], subject: 'Garantía' }),
  mail(3, { ...own, to: [{ name: '', email: 'ana@fuera.cl' }], subject: 'ÑANDÚ' }),
];
const found = (q: string) => foundAmong(mails, q, me).map(({ id }) => id);

describe('the search', () => {
  it.each([
    ['', [1, 2, 3]],
    ['  ', [1, 2, 3]],
    ['cotizacion', [1]],
    ['COTIZACIÓN', [1]],
    ['garantia', [2]],
    ['nandu', [3]],
    // The recipients of the user's own mails; all others are addressed to the user.
    ['camila', [1, 2]],
    ['ana@fuera', [3]],
    ['sepulveda', [2, 3]],
    // What is written in them, and words that do not stand side by side.
    ['buenos', [1, 2, 3]],
    ['galpon cotizacion', [1]],
    ['buenos malos', []],
  ])('of %j finds %j', (q, ids) => {
    expect(found(q)).toEqual(ids);
  });

  it('finds whatever the call finds by itself', () => {
    const texts = mails.flatMap(({ from, subject }) => [from.name, subject]);
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(30), fc.nat(8), (text, from, length) => {
        const q = text.slice(from, from + length).toUpperCase();
        const raw = mails.filter(({ from: { name }, subject }) =>
          [name, subject].some((one) => one.toLowerCase().includes(q.toLowerCase())),
        );
        expect(found(q)).toEqual(expect.arrayContaining(raw.map(({ id }) => id)));
      }),
    );
  });
});
