import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { printedRut } from '../rules/rut.ts';
import { CompanyRut, Registration, Username } from './account.ts';
import { NewPassword, passwordWeakness } from './account-password.ts';
import { AuthenticatorCode, SecondStepCode } from './account-two-steps.ts';

const messagesOf = (schema: z.ZodMiniType, value: unknown): string[] =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];

describe('the RUT of a company', () => {
  it('is printed, however it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 999_999_999 }), (body) => {
        const printed = printedRut(body);
        const bare = printed.replaceAll('.', '');
        for (const written of [
          printed,
          bare,
          bare.replace('-', ''),
          ` ${printed.toLowerCase()} `,
        ]) {
          expect(z.parse(CompanyRut, written)).toBe(printed);
        }
      }),
    );
  });

  it.each(['76.123.456-1', '76.123.456', 'K', '1-9', '76.123.456-00', '٧٦.123.456-0'])(
    'is not %s',
    (written) => {
      expect(messagesOf(CompanyRut, written)).toEqual(['rut-no-valido']);
    },
  );

  it('is required', () => {
    expect(messagesOf(CompanyRut, '  ')).toEqual(['falta-rut']);
  });
});

describe('a new password', () => {
  const owner = {
    email: 'ana.perez@andes.cl',
    fullName: 'Ana Pérez Ñancupil',
    username: 'anita.perez.n',
    empresa: 'Comercial Andes SpA',
  };

  it.each([
    ['123 456 7890', 'contrasena-comun'],
    ['CONTRASEÑA123', 'contrasena-comun'],
    ['Mercado Público', 'contrasena-comun'],
    ['pliego-demo', 'contrasena-comun'],
    ['abababababab', 'contrasena-repetitiva'],
    ['Ana.Perez@andes.cl', 'contrasena-propia'],
    ['ana perez nancupil', 'contrasena-propia'],
    ['ANITA.PEREZ.N', 'contrasena-propia'],
    ['comercialandesspa', 'contrasena-propia'],
    ['Comercial Andes SpA', 'contrasena-propia'],
    ['Perez2024!', 'contrasena-propia'],
    ['2025_Ñancupil', 'contrasena-propia'],
    ['Andes, Ana Pérez!', 'contrasena-propia'],
    ['Contraseña de Ana', 'contrasena-propia'],
  ])('is refused as %s', (password, code) => {
    expect(passwordWeakness(password, owner)).toEqual({ code });
  });

  it.each([
    'caballo grapa pila',
    'Tr0ub4dor&3xyz',
    'licitaciones en Quillón',
    'ñandú veloz 7',
    'tres licitaciones y un café azul',
    'Ana come uvas en Andes',
    'pliego8Kx!wq',
    '83729164057clave',
  ])('may be %s', (password) => {
    expect(passwordWeakness(password, owner)).toBeNull();
    expect(z.parse(NewPassword, password)).toBe(password);
  });

  it('is kept as it was typed, spaces included, between 10 and 200 characters', () => {
    expect(z.parse(NewPassword, '  diez car  ')).toBe('  diez car  ');
    expect(messagesOf(NewPassword, 'nueve car')).toEqual(['texto-corto']);
    expect(messagesOf(NewPassword, 'x'.repeat(201))).toEqual(['texto-largo']);
  });
});

describe('a registration', () => {
  const right = {
    empresa: 'O’Higgins & Cía. Ltda. (Ñuble)',
    rut: '76.123.456-0',
    fullName: "María-José D'Angelo Peña",
    email: 'mj@ohiggins.cl',
    password: 'caballo grapa pila',
    acepta: true,
  };

  it('takes names as people and companies have them', () => {
    expect(z.parse(Registration, right)).toEqual(right);
  });

  it.each(['http://evil.test', 'a@b.cl', '<b>', 'una\nlínea', 'con\u202Eal revés', 'uno\u2028dos'])(
    'takes no name that could be a message of its own: %j',
    (name) => {
      for (const field of ['empresa', 'fullName']) {
        expect(messagesOf(Registration, { ...right, [field]: name })).toEqual([
          'nombre-con-signos',
        ]);
      }
    },
  );

  it('requires a username in unaccented letters', () => {
    expect(z.parse(Username, ' Ana_P-1.x ')).toBe('ana_p-1.x');
    expect(messagesOf(Username, 'ñandú')).toHaveLength(1);
  });
});

describe('the code of a second step', () => {
  it.each([
    ['123 456', '123456'],
    [' K7M2P-9XWQA ', 'k7m2p-9xwqa'],
    ['k7m2p9xwqa', 'k7m2p-9xwqa'],
  ])('«%s» is %s', (typed, code) => {
    expect(z.parse(SecondStepCode, typed)).toBe(code);
  });

  it('is of the authenticator alone where that is being set up', () => {
    expect(z.parse(AuthenticatorCode, ' 123 456 ')).toBe('123456');
    expect(messagesOf(AuthenticatorCode, 'k7m2p-9xwqa')).toEqual(['codigo-de-seis']);
  });
});
