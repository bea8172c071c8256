import * as z from 'zod/mini';

export const dialogNames = [
  'compartir',
  'tarjeta',
  'planes',
  'invitar',
  'direccion',
  'aplicacion',
  'dos-pasos',
  'usuario',
] as const;
export type DialogName = (typeof dialogNames)[number];

/** Which dialog is open. */
export const DialogsSearch = z.object({ dialogo: z.optional(z.enum(dialogNames)) });
