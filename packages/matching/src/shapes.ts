import * as z from 'zod/mini';

const Text = z.string().check(z.trim(), z.maxLength(20_000));
const Words = z._default(z.array(Text).check(z.maxLength(500)), []);
const Amount = z.optional(z.nullable(z.number().check(z.minimum(0))));

/** A code of UNSPSC of any level, as text: files often write it as a number. */
const Code = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(
    z.transform((code: string | number) => String(code).trim()),
    z.string().check(z.regex(/^(?:\d\d){1,4}$/)),
  ),
);

/** A product of a company as the matcher takes it, with the names of the wire. */
export const MatchProduct = z.object({
  sku: Text.check(z.minLength(1)),
  nombre: Text.check(z.minLength(1)),
  descripcion: z._default(z.nullable(Text), null),
  unspsc: z._default(z.array(Code).check(z.maxLength(200)), []),
  palabrasClave: Words,
  palabrasExcluidas: Words,
  marcas: Words,
  unidad: z._default(z.nullable(Text), null),
  /** Names of the regions served; none means all of them. */
  regiones: Words,
  montoMinimo: Amount,
  montoMaximo: Amount,
  /** The days that a delivery takes. */
  plazoDias: Amount,
  activo: z._default(z.boolean(), true),
});
export type MatchProduct = z.infer<typeof MatchProduct>;

/** A line of a tender as the matcher takes it. What is missing cannot be verified, which the result says. */
export const MatchLine = z.object({
  lineId: Text.check(z.minLength(1)),
  tenderTitle: z._default(z.nullable(Text), null),
  lineText: z._default(z.nullable(Text), null),
  unspsc: z._default(z.nullable(Code), null),
  unspscName: z._default(z.nullable(Text), null),
  unidad: z._default(z.nullable(Text), null),
  cantidad: Amount,
  region: z._default(z.nullable(Text), null),
  monto: Amount,
  /** The days that the buyer gives for the delivery. */
  plazoDias: Amount,
});
export type MatchLine = z.infer<typeof MatchLine>;
