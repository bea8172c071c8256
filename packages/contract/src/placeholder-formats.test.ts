import { expect, it } from 'vitest';
import { changedFields } from './areas/tender-history.ts';
import { milestoneKinds } from './areas/tender-shapes.ts';
import { termNames } from './areas/tender-terms.ts';
import { catalogue } from './messages/catalogue.ts';
import { changedField, placeholderFormats, type Wording } from './placeholder-formats.ts';
import { stages } from './rules/work-stages.ts';

const sentences = new Map(Object.values(catalogue).flatMap((topic) => Object.entries(topic)));
const wording: Wording = {
  lookUp: (code) => sentences.get(code),
  writeNear: (date) => `cerca ${date}`,
  writeDate: (date) => `fecha ${date}`,
};
const { etapa, hito, campo, cuando, valor } = placeholderFormats;

it('has a name for every stage, milestone, changed field and term', () => {
  const named = [
    ...stages.map((stage) => etapa(stage, wording) !== stage),
    ...milestoneKinds.map((kind) => hito(kind, wording) !== kind),
    ...changedFields.map((field) => campo(field, wording) !== field),
    ...termNames.map((term) => campo(changedField('condicion', term), wording) !== 'Condiciones'),
  ];
  expect(named).not.toContain(false);
});

it('names what changed by its detail', () => {
  const names = [
    ['fecha', 'cierre'],
    ['fecha', 'otra'],
    ['adjudicacion', 'monto'],
    ['documento', 'Bases: anexo.pdf'],
    ['monto', null],
  ].map(([field = '', detail = null]) => campo(changedField(field ?? '', detail), wording));
  expect(names).toEqual([
    'Cierre',
    'Fecha',
    'Monto adjudicado',
    'Documentos (Bases: anexo.pdf)',
    'Monto',
  ]);
});

it('writes dates, and leaves what is none as it is', () => {
  expect(cuando('2026-11-26', wording)).toBe('cerca 2026-11-26');
  expect(cuando('mié, 25 nov 2026', wording)).toBe('mié, 25 nov 2026');
  expect(valor('2026-11-26T18:00:00.000Z', wording)).toBe('fecha 2026-11-26T18:00:00.000Z');
  expect(valor('2026-99-99', wording)).toBe('2026-99-99');
  expect(valor('si', wording)).toBe('Sí');
  expect(valor('$48.000.000', wording)).toBe('$48.000.000');
});
