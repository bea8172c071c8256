import { IconBraces, IconListDetails, IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/page.tsx';
import classes from './upload-formats.module.css';

const formats = [
  { name: 'csv', text: 'csvText', icon: IconTable },
  { name: 'api', text: 'apiText', icon: IconBraces },
  { name: 'ocds', text: 'ocdsText', icon: IconBraces },
  { name: 'lines', text: 'linesText', icon: IconListDetails },
] as const;

/** Which files are worth a try. */
export function UploadFormats() {
  const { t } = useTranslation('sources');
  return (
    <Section title={t('upload.formats')}>
      <p className={classes.lead}>{t('upload.formatsLead')}</p>
      <ul className={classes.list}>
        {formats.map(({ name, text, icon: Icon }) => (
          <li key={name} className={classes.format}>
            <Icon size={17} stroke={1.6} aria-hidden className={classes.icon} />
            <span>
              <span className={classes.name}>{t(`upload.format.${name}`)}</span>
              <span className={classes.text}>{t(`upload.format.${text}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
