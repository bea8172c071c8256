import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMaskedRut, isPersonalRut, maskedRut, withoutPersonalRuts } from './personal-data.ts';
import { printedRut, rutCheckDigit } from './rut.ts';

const ofPerson = fc.integer({ min: 1_000_000, max: 49_999_999 });
const ofCompany = fc.integer({ min: 50_000_000, max: 99_999_999 });
const plain = (body: number) => `${body}-${rutCheckDigit(body)}`;

describe('the RUT of a natural person', () => {
  it('is told from that of a company, however it is written', () => {
    fc.assert(
      fc.property(ofPerson, ofCompany, (person, company) => {
        for (const write of [printedRut, plain]) {
          expect(isPersonalRut(write(person))).toBe(true);
          expect(isPersonalRut(write(company))).toBe(false);
        }
      }),
    );
  });

  it('shows its end alone, and is not a RUT any more', () => {
    expect(maskedRut('12.345.678-5')).toBe('••.•••.678-5');
    expect(maskedRut('123456785')).toBe('••.•••.678-5');
    expect(isMaskedRut('••.•••.678-5')).toBe(true);
    expect(isMaskedRut('12.345.678-5')).toBe(false);
    expect(isPersonalRut('••.•••.678-5')).toBe(false);
  });

  it('is masked in fields and texts at any depth, and nothing else is touched', () => {
    fc.assert(
      fc.property(ofPerson, ofCompany, (person, company) => {
        const masked = maskedRut(printedRut(person));
        const of = (rut: string) => ({
          rut,
          items: [{ adjudicacion: { RutProveedor: rut, proveedor: 'Rosa Soto' } }],
          party: { id: rut, scheme: 'CL-RUT', codigo: 7 },
          texto: `Rosa Soto (${rut}); otra`,
        });
        expect(withoutPersonalRuts(of(plain(person)))).toEqual(of(masked));
        expect(withoutPersonalRuts(of(printedRut(person)))).toEqual(of(masked));
        expect(withoutPersonalRuts(of(plain(company)))).toEqual(of(plain(company)));
      }),
    );
  });

  it('is masked in the middle of a text', () => {
    expect(withoutPersonalRuts('De Rosa Soto, 12.345.678-5, y de 76.123.456-0.')).toBe(
      'De Rosa Soto, ••.•••.678-5, y de 76.123.456-0.',
    );
  });

  it('leaves codes that look like one: of the CPV, of tenders, and other numbers', () => {
    const kept = { codigo: '12345678-5', cpv: 'CPV 12345678-5', fecha: '2026-11-20', n: 123456785 };
    expect(withoutPersonalRuts(kept)).toEqual(kept);
    expect(withoutPersonalRuts({ brut: null, rut: 123456785 })).toEqual({
      brut: null,
      rut: '••.•••.678-5',
    });
  });
});
