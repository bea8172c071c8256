import type { TaskTag } from '@pliego/contract/areas/todo-choices';
import type { Tone } from '#web/ui/display/tone.ts';

/** The hue of each tag: what is urgent is warm. */
export const tagTones: Record<TaskTag, Tone> = {
  team: 'turquesa',
  low: 'verde',
  medium: 'naranja',
  high: 'rojo',
  update: 'azul',
};
