import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { withoutEntities } from './html-entities.ts';

it.each([
  ['Aseo &amp; ornato', 'Aseo & ornato'],
  ['O&#039;Higgins &#xD1;uble', "O'Higgins Ñuble"],
  ['Ca&ntilde;er&iacute;a', 'Cañería'],
  ['&amp;amp; &amp;lt;', '&amp; &lt;'],
  ['&desconocida; &#0; &#xD800; &#9999999; A & B; C&D', null],
])('decodes %s once', (text, expected) => {
  expect(withoutEntities(text)).toBe(expected ?? text);
});

it('decodes back what was escaped, whatever the text', () => {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(withoutEntities(escaped(text))).toBe(text);
    }),
  );
});

it('decodes the texts of a notice, and leaves its addresses', () => {
  const tender = {
    title: 'Papel &amp; tinta',
    items: [{ id: 1, description: 'L&aacute;piz' }],
    documents: [{ title: 'Bases &#039;A&#039;', url: 'https://e.org/?a=1&amp;b=2' }],
  };
  const facts = factsOf({
    source: 'ocds',
    code: 'ocds-a-1',
    format: 'ocds-release',
    observedAt: '2026-01-01T00:00:00.000Z',
    payload: { ocid: 'ocds-a-1', tender, buyer: { name: 'A &amp; B' } },
  });
  expect(facts).toMatchObject({
    title: 'Papel & tinta',
    buyer: { name: 'A & B' },
    items: [{ descripcion: 'Lápiz' }],
    documents: [{ titulo: "Bases 'A'", url: 'https://e.org/?a=1&amp;b=2' }],
  });
});
