import * as z from 'zod/mini';

const Text = z.string().check(z.trim(), z.maxLength(20_000));

/** Files write null for what they leave out, and numbers as texts and texts as numbers. */
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null);
const listOf = <Schema extends z.ZodMiniType>(schema: Schema, most: number) =>
  z.pipe(
    z._default(z.nullable(z.array(schema).check(z.maxLength(most))), []),
    z.transform((list: z.infer<Schema>[] | null): z.infer<Schema>[] => list ?? []),
  );
const Key = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(z.transform(String), Text.check(z.minLength(1))),
);
const Words = listOf(Text, 500);

/** A number that may be a text as Chile writes it, «1.000» and «20,5»; what is none stays as it is. */
function numberOf(given: number | string): number | string {
  if (typeof given === 'number') return given;
  const text = given
    .trim()
    .replace(/^\d{1,3}(?:\.\d{3})+(?=,|$)/, (whole) => whole.replaceAll('.', ''));
  return /^\d+(?:[.,]\d+)?$/.test(text) ? parseFloat(text.replace(',', '.')) : given;
}

const Quantity = z.pipe(
  z.union([z.number(), z.string()]),
  z.pipe(z.transform(numberOf), z.number().check(z.minimum(0))),
);
const Amount = z.optional(z.nullable(Quantity));

/** A code of UNSPSC of any level, as text: files often write it as a number. */
const Code = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(
    z.transform((code: string | number) => String(code).trim()),
    z.string().check(z.regex(/^(?:\d\d){1,4}$/)),
  ),
);

/**
 * The code of a line: another catalogue's digits behind the eight of UNSPSC are left out, and what is no code of it
 * at all is none, because the line can still be scored by its words.
 */
const LineCode = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((code: string | number): string | null => {
    const [, read] = /^((?:\d\d){1,4})(?:-\d+)?$/.exec(String(code).trim()) ?? [];
    return read ?? null;
  }),
);

/** A product of a company as the matcher takes it, with the names of the wire. */
export const MatchProduct = z.object({
  sku: Key,
  nombre: Text.check(z.minLength(1)),
  descripcion: orNull(Text),
  unspsc: listOf(Code, 200),
  palabrasClave: Words,
  palabrasExcluidas: Words,
  marcas: Words,
  unidad: orNull(Text),
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
  lineId: Key,
  tenderTitle: orNull(Text),
  lineText: orNull(Text),
  unspsc: orNull(LineCode),
  unspscName: orNull(Text),
  unidad: orNull(Text),
  cantidad: Amount,
  region: orNull(Text),
  monto: Amount,
  /** The days that the buyer gives for the delivery. */
  plazoDias: Amount,
});
export type MatchLine = z.infer<typeof MatchLine>;
