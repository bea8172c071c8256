import * as z from 'zod';

/** Identifier of a product entity: a positive 32-bit number, also when it arrives as text in a URL. */
export const Id = z.coerce
  .number('Debe ser un número')
  .int('Debe ser un número entero')
  .positive('Debe ser mayor que cero')
  .max(2_147_483_647, 'El número es demasiado grande');

/** An identifier inside a JSON body, where only a real number will do. */
export const BodyId = z
  .number('Debe ser un número')
  .int('Debe ser un número entero')
  .positive('Debe ser mayor que cero')
  .max(2_147_483_647, 'El número es demasiado grande');

/** ISO 8601 instant with offset. */
export const Instant = z.iso.datetime({ offset: true });

/** A calendar day without time, `YYYY-MM-DD`, of a year in which anything of ours can happen. */
export const IsoDate = z.iso
  .date('Debe ser una fecha como 2026-03-31')
  .refine(
    (day) => day >= '1900-01-01' && day <= '2199-12-31',
    'El año debe estar entre 1900 y 2199',
  );

export const Email = z
  .string('Escribe tu correo')
  .trim()
  .toLowerCase()
  .max(254, 'El correo es demasiado largo')
  .pipe(z.email('No parece un correo; revisa que tenga la forma nombre@empresa.cl'));

/** Currencies as published. CLF is the UF and UTM the monthly tax unit: neither is ever added to CLP. */
export const currencies = ['CLP', 'CLF', 'UTM', 'USD', 'EUR'] as const;

/** Several values in one URL parameter: `estado=publicada,cerrada`. Empty parts are dropped. */
export function commaList<S extends z.ZodType>(item: S) {
  return z.preprocess(
    (value) =>
      typeof value === 'string'
        ? value.split(',').filter((part) => part.trim() !== '')
        : typeof value === 'number'
          ? [value]
          : value,
    z.array(item).max(100, 'Demasiados valores en un solo filtro'),
  );
}
