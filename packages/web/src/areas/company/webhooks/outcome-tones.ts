import type { DeliveryOutcome } from '@pliego/contract/areas/webhooks';
import type { Tone } from '#web/ui/display/tone.ts';

export const outcomeTones: Record<DeliveryOutcome, Tone> = {
  pendiente: 'naranja',
  entregada: 'verde',
  fallida: 'rojo',
};
