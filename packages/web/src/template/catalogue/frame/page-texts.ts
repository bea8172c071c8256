import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { CatalogueName } from '../texts.ts';

const Lines = z.record(z.string(), z.string());

/** What the frame shows of the texts of every page; the rest is of its demonstrations. */
const PageTexts = z.object({
  /** One sentence under the heading. */
  summary: z.string(),
  use: Lines,
  avoid: Lines,
  /** Titles of the demonstrations, by the names of their functions. */
  demos: Lines,
  /** `Inicio, Fin | primera y última`. */
  keys: z.optional(Lines),
  /** What a screen reader says. */
  reader: Lines,
  /** What properties do, where the words that all pages share do not say it. */
  props: z.optional(Lines),
});
export type PageTexts = z.infer<typeof PageTexts>;

/** The texts of a page in the present language, and in Spanish where it lacks them. */
export function usePageTexts(name: CatalogueName): PageTexts {
  const { i18n } = useTranslation('catalogue');
  const own: unknown = i18n.getResourceBundle(i18n.language, name);
  return PageTexts.parse(own ?? i18n.getResourceBundle('es', name));
}
