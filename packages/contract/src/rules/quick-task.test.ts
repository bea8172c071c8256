import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuickTask } from './quick-task.ts';
import { findSpokenDate } from './spoken-date.ts';

/** A Saturday. */
const today = '2026-11-21';
const people = ['Camila Rojas', 'Matías Fuentealba', 'Javiera Poblete', 'Camilo Soto'].map(
  (fullName) => ({ fullName }),
);
const read = (line: string) => readQuickTask(line, { today, people });
const nothing = { dueDate: null, tags: [], assignee: null, isImportant: false };

describe('a task in one line', () => {
  it.each([
    [
      'llamar a Rosa mañana #alta',
      { title: 'llamar a Rosa', dueDate: '2026-11-22', tags: ['high'] },
    ],
    ['#Equipo #update Revisar bases', { title: 'Revisar bases', tags: ['team', 'update'] }],
    [
      'Subir anexos @camila.rojas !',
      { title: 'Subir anexos', person: 'Camila Rojas', important: true },
    ],
    ['Subir anexos @matias', { title: 'Subir anexos', person: 'Matías Fuentealba' }],
    [
      'Pedir firma @poblete hoy !!!',
      { title: 'Pedir firma', person: 'Javiera Poblete', dueDate: today, important: true },
    ],
    // Two names begin like this: no assignee.
    ['Pedir firma @cami', { title: 'Pedir firma @cami' }],
    ['Pedir firma @pedro #otra', { title: 'Pedir firma @pedro #otra' }],
    ['Escribir a rosa@andes.demo', { title: 'Escribir a rosa@andes.demo' }],
    ['¡Cerrar! la oferta', { title: '¡Cerrar! la oferta' }],
    ['Arreglar #constructor', { title: 'Arreglar #constructor' }],
    ['Cotizar, para el lunes, #baja', { title: 'Cotizar', dueDate: '2026-11-23', tags: ['low'] }],
    [
      'Cotizar mañana, antes de almuerzo',
      { title: 'Cotizar, antes de almuerzo', dueDate: '2026-11-22' },
    ],
    [
      'el viernes 27 de noviembre entregar bases',
      { title: 'entregar bases', dueDate: '2026-11-27' },
    ],
    ['entregar bases el viernes, 27-11', { title: 'entregar bases', dueDate: '2026-11-27' }],
    ['entregar bases el viernes 27', { title: 'entregar bases', dueDate: '2026-11-27' }],
    ['comprar el viernes 3 cajas', { title: 'comprar 3 cajas', dueDate: '2026-11-27' }],
    ['entregar el jueves próximo', { title: 'entregar', dueDate: '2026-11-26' }],
    [
      'entregar el lunes que viene, en papel',
      { title: 'entregar, en papel', dueDate: '2026-11-23' },
    ],
    ['Reunión con Domingo Pérez', { title: 'Reunión con Domingo Pérez' }],
    ['Comprar un regalo para Domingo Pérez', { title: 'Comprar un regalo para Domingo Pérez' }],
    [
      'Reunión con Domingo Pérez el Lunes',
      { title: 'Reunión con Domingo Pérez', dueDate: '2026-11-23' },
    ],
    ['Domingo Revisar bases', { title: 'Revisar bases', dueDate: '2026-11-22' }],
    ['Llamar a Rosa. Domingo Revisar', { title: 'Llamar a Rosa. Revisar', dueDate: '2026-11-22' }],
    ['pagar 3/4 de la boleta', { title: 'pagar 3/4 de la boleta' }],
    ['pagar 3/4 de la boleta el 3/12', { title: 'pagar 3/4 de la boleta', dueDate: '2026-12-03' }],
    ['contratar soporte 24/7', { title: 'contratar soporte 24/7' }],
    ['preparar la reunión del 3 de diciembre', { title: 'preparar la reunión del 3 de diciembre' }],
    ['#alta mañana', { title: '', dueDate: '2026-11-22', tags: ['high'] }],
    ['', { title: '' }],
  ])('%j', (line, { title, ...expected }: Expected) => {
    const { assignee, isImportant, ...task } = read(line);
    expect({ ...task, person: assignee?.fullName, important: isImportant }).toEqual({
      title,
      dueDate: expected.dueDate ?? null,
      tags: expected.tags ?? [],
      person: expected.person,
      important: expected.important ?? false,
    });
  });
});

interface Expected {
  title: string;
  dueDate?: string;
  tags?: string[];
  person?: string;
  important?: boolean;
}

describe('a day in a sentence', () => {
  it.each([
    ['hoy', '2026-11-21'],
    ['mañana', '2026-11-22'],
    ['Mañana', '2026-11-22'],
    ['manana', '2026-11-22'],
    ['man\u0303ana', '2026-11-22'],
    ['pasado mañana', '2026-11-23'],
    ['mañana en la mañana', '2026-11-22'],
    ['por la mañana', null],
    ['lunes', '2026-11-23'],
    ['el próximo miercoles', '2026-11-25'],
    ['este viernes', '2026-11-27'],
    ['sábado', '2026-11-28'],
    ['todos los lunes', null],
    ['la reunión del lunes', null],
    ['en 3 días', '2026-11-24'],
    ['en un dia', '2026-11-22'],
    ['en dos semanas', '2026-12-05'],
    ['el 3 de diciembre', '2026-12-03'],
    ['3 dic', '2026-12-03'],
    ['1° de septiembre', '2027-09-01'],
    ['20 de noviembre', '2027-11-20'],
    ['21 nov', '2026-11-21'],
    ['3 de enero de 2030', '2030-01-03'],
    ['31-12', '2026-12-31'],
    ['31/12/27', '2027-12-31'],
    ['5-1-2028', '2028-01-05'],
    ['29-02', '2028-02-29'],
    ['31-04', null],
    ['31 de abril', null],
    ['29-02-2027', null],
    ['12-13', null],
    ['10 cajas', null],
    ['comprar 2026 hojas', null],
    ['el lunes y no el martes', '2026-11-24'],
    ['viernes 27', '2026-11-27'],
    // No Friday of this month or the next one: the next Friday, and the number is something else.
    ['viernes 3', '2026-11-27'],
    ['el próximo viernes', '2026-11-27'],
    ['domingo', '2026-11-22'],
    ['hablar con Domingo', null],
    ['hablar con domingo', '2026-11-22'],
  ])('%j is %j', (text, day) => {
    expect(findSpokenDate(text.normalize('NFC'), today)?.day ?? null).toBe(day);
  });
});

const plainWords = fc.array(
  fc.constantFrom(
    'revisar',
    'bases',
    'llamar',
    'Rosa',
    'boleta',
    'con',
    'café',
    '24',
    'Ñuñoa',
    'a',
  ),
  { minLength: 1, maxLength: 8 },
);
const days: [string, string][] = [
  ['hoy', '2026-11-21'],
  ['pasado mañana', '2026-11-23'],
  ['el jueves', '2026-11-26'],
  ['el 3 de diciembre', '2026-12-03'],
  ['31-12', '2026-12-31'],
  ['el jueves próximo', '2026-11-26'],
  ['el jueves 3 de diciembre', '2026-12-03'],
  ['este jueves, 31/12', '2026-12-31'],
];
const marks = fc.record({
  day: fc.option(fc.constantFrom(...days), { nil: undefined }),
  tag: fc.option(fc.constantFrom('#alta', '#high'), { nil: undefined }),
  person: fc.option(fc.constantFrom('@matías', '@Fuentealba'), { nil: undefined }),
  important: fc.boolean(),
});

describe('the laws of the line', () => {
  it('leaves other words unchanged', () => {
    fc.assert(
      fc.property(plainWords, (words) => {
        const title = words.join(' ');
        fc.pre(findSpokenDate(title, today) === null);
        expect(read(title)).toEqual({ title, ...nothing });
      }),
    );
  });

  it('does not depend on the position of the marks', () => {
    fc.assert(
      fc.property(plainWords, marks, fc.infiniteStream(fc.nat()), (words, said, places) => {
        fc.pre(findSpokenDate(words.join(' '), today) === null);
        // A word beside the day could belong to it: "24 hoy", "a el jueves".
        fc.pre(words.every((word) => word !== '24' && word !== 'a'));
        const parts: string[] = [...words];
        for (const mark of [
          said.day?.[0],
          said.tag,
          said.person,
          said.important ? '!' : undefined,
        ]) {
          if (mark !== undefined) parts.splice(places.next().value % (parts.length + 1), 0, mark);
        }
        expect(read(parts.join('  '))).toEqual({
          title: words.join(' '),
          dueDate: said.day?.[1] ?? null,
          tags: said.tag === undefined ? [] : ['high'],
          assignee: said.person === undefined ? null : people[1],
          isImportant: said.important,
        });
      }),
    );
  });

  it('accepts any text, and leaves a title without marks', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .array(
          fc.constantFrom('#alta', '#', '@', '!', 'mañana', 'pasado', ',', '31-12', '\u0000', 'el'),
        )
        .map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(typed, (line) => {
        const { title, dueDate } = read(line);
        expect(title).toBe(title.trim());
        expect(title).not.toMatch(/\p{Cc}/u);
        const again = read(title);
        expect({ tags: again.tags, isImportant: again.isImportant }).toEqual({
          tags: [],
          isImportant: false,
        });
        expect(dueDate === null || !Number.isNaN(Date.parse(dueDate))).toBe(true);
      }),
    );
  });

  it('never finds a past day when the year is absent', () => {
    const day = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2098-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.constantFrom(...days, ['29-02', ''] as const), (now, [said]) => {
        const from = now.toISOString().slice(0, 10);
        const found = findSpokenDate(said, from);
        expect(found?.day !== undefined && found.day >= from).toBe(true);
      }),
    );
  });
});
