import {
  IconBolt,
  IconBraces,
  IconBuildingBank,
  IconFileZip,
  IconTable,
  IconWorld,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/page/page.tsx';
import classes from './upload-formats.module.css';

const formats = [
  { name: 'portal', text: 'portalText', icon: IconBuildingBank },
  { name: 'agile', text: 'agileText', icon: IconBolt },
  { name: 'ocds', text: 'ocdsText', icon: IconBraces },
  { name: 'europe', text: 'europeText', icon: IconWorld },
  { name: 'america', text: 'americaText', icon: IconWorld },
  { name: 'tables', text: 'tablesText', icon: IconTable },
  { name: 'packed', text: 'packedText', icon: IconFileZip },
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
