import * as z from 'zod/mini';

export const steps = ['carro', 'direccion', 'pago'] as const;
export type Step = (typeof steps)[number];

export const CheckoutAddress = z.object({
  paso: z.optional(z.enum(steps)),
  cupon: z.optional(z.string().check(z.maxLength(40))),
  /** Number of the saved address it goes to. */
  direccion: z.optional(z.coerce.number().check(z.int())),
  /** An order that was placed: it is shown instead. */
  pedido: z.optional(z.coerce.number().check(z.int())),
});
