import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/page/page.tsx';
import { SearchMarked } from '../search-marks.tsx';
import classes from './tender-parts.module.css';

/** The description, in the buyer's words and with their line breaks. */
export function TenderDescription({ text }: { text: string | null }) {
  const { t } = useTranslation('ficha');
  const words = text?.trim() ?? '';
  return (
    <Section title={t('description.title')}>
      <p className={words === '' ? classes.none : classes.prose}>
        {words === '' ? t('description.none') : <SearchMarked text={words} />}
      </p>
    </Section>
  );
}
