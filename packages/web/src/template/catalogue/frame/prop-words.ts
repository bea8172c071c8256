import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

const Words = z.record(z.string(), z.string());

/** What a property does: in the words of the page, or in those that all pages share. */
export function usePropWords(told: Record<string, string>): (name: string) => string {
  const { t } = useTranslation('catalogue');
  const shared = Words.parse(t('props.words', { returnObjects: true }));
  return (property) => {
    // Keys of texts have no hyphens: `aria-label` is `ariaLabel`.
    const name = property.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return told[name] ?? shared[name] ?? '—';
  };
}
