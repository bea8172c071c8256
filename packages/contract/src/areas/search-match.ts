import * as z from 'zod/mini';

/** Where a search met a tender whose title does not show it. */
export const SearchMatch = z.object({
  lugar: z.enum(['linea', 'lote', 'proveedor', 'orden', 'descripcion']),
  /** Of a line. */
  numero: z.nullable(z.number()),
  /** The passage, about as long as a line of text. */
  texto: z.string(),
});
export type SearchMatch = z.infer<typeof SearchMatch>;
