import type { Tone } from '#web/ui/display/tone.ts';
import type { NewsCategory } from './news-search.ts';

export const categoryTones: Record<NewsCategory, Tone> = {
  pliego: 'turquesa',
  Fashion: 'rosado',
  Food: 'verde',
  Gaming: 'violeta',
  Quote: 'naranja',
  Video: 'azul',
};
