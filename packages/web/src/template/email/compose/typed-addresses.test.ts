import { describe, expect, it } from 'vitest';
import { typedRecipients, withRecipients } from './typed-addresses.ts';

const camila = { name: 'Camila Rojas', email: 'camila.rojas@andes.demo' };

describe('addresses as they are typed', () => {
  it.each([
    ['ana@fuera.cl', [{ name: '', email: 'ana@fuera.cl' }], ''],
    [' ANA@Fuera.CL ', [{ name: '', email: 'ana@fuera.cl' }], ''],
    ['camila.rojas@andes.demo', [camila], ''],
    ['camila rojas', [camila], ''],
    ['"Ana Soto" <ana@fuera.cl>', [{ name: 'Ana Soto', email: 'ana@fuera.cl' }], ''],
    [
      'ana@fuera.cl; camila.rojas@andes.demo\nnadie',
      [{ name: '', email: 'ana@fuera.cl' }, camila],
      'nadie',
    ],
    ['<script>alert(1)</script>', [], '<script>alert(1)</script>'],
    ['ana@', [], 'ana@'],
    ['', [], ''],
    [' , ;', [], ''],
  ])('%j', (text, recipients, rest) => {
    expect(typedRecipients(text, [camila])).toEqual({ recipients, rest });
  });

  it('come once', () => {
    const ana = { name: '', email: 'ana@fuera.cl' };
    expect(withRecipients([camila], [ana, camila, ana])).toEqual([camila, ana]);
  });
});
