import { $ZodPreprocess, type $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';
import { type CheckCode, checkCode } from './message.ts';

/*
 * Fields that several areas share, and the few shapes that would repeat themselves with zod/mini, where
 * every rule of a field is an argument of `check` (docs/decisions/0009-zod-mini.md).
 */

const idRules = [
  z.int(checkCode('tipo-entero')),
  z.positive(checkCode('numero-positivo')),
  z.maximum(2_147_483_647, checkCode('numero-enorme')),
];

/** Identifier of a product entity: a positive 32-bit number, also when it arrives as text in a URL. */
export const Id = z.coerce.number(checkCode('tipo-numero')).check(...idRules);

/** An identifier inside a JSON body, where only a real number will do. */
export const BodyId = z.number(checkCode('tipo-numero')).check(...idRules);

/** How many there are of something. */
export const Count = z.int().check(z.nonnegative());

/** ISO 8601 instant with offset. */
export const Instant = z.iso.datetime({ offset: true });

/** A calendar day without time, `YYYY-MM-DD`, of a plausible year. */
export const IsoDate = z.iso
  .date(checkCode('dia'))
  .check(
    z.refine((day) => day >= '1900-01-01' && day <= '2199-12-31', checkCode('dia-fuera-de-rango')),
  );

interface TextRules {
  /** None when absent: the text may be empty. */
  min?: number;
  max: number;
  /** The message when the text is missing or shorter than `min`. */
  message?: CheckCode;
}

/** A text that a person writes, without the spaces around it. */
export function text({ min = 0, max, message }: TextRules) {
  const long = z.maxLength(max, checkCode('texto-largo'));
  const rules = min === 0 ? [long] : [z.minLength(min, message), long];
  return z.string(message).check(z.trim(), ...rules);
}

export const Email = z.pipe(
  z
    .string(checkCode('falta-correo'))
    .check(z.trim(), z.toLowerCase(), z.maxLength(254, checkCode('correo-largo'))),
  z.email(checkCode('correo-no-valido')),
);

/** Currencies as published. CLF is the UF and UTM the monthly tax unit: neither is ever added to CLP. */
export const currencies = ['CLP', 'CLF', 'UTM', 'USD', 'EUR'] as const;

/**
 * Rewrites what arrives before a schema reads it, such as the text of a URL parameter. zod/mini has a pipe for
 * this, but its type requires the field even where the schema has a default; the core's does not. The
 * constructor of the core is not generic: the first signature states its type.
 */
export function preprocess<S extends $ZodType>(
  rewrite: (value: unknown) => unknown,
  schema: S,
): $ZodPreprocess<S>;
export function preprocess(rewrite: (value: unknown) => unknown, schema: $ZodType) {
  return new $ZodPreprocess({ type: 'pipe', in: z.transform(rewrite), out: schema });
}

function partsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value === 'string') return value.split(',').filter((part) => part.trim() !== '');
  return typeof value === 'number' ? [value] : value;
}

/** Several values in one URL parameter, `estado=publicada,cerrada`, or in one repeated. Empty parts are dropped. */
export function commaList<S extends $ZodType>(item: S, max = 100) {
  return preprocess(partsOf, z.array(item).check(z.maxLength(max, checkCode('filtro-largo'))));
}
