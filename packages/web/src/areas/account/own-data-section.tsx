import { Button } from '@mantine/core';
import { privacyEndpoints } from '@pliego/contract/areas/privacy';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/page/page.tsx';
import classes from './account.module.css';

/** What is known of the person, to take along. */
export function OwnDataSection() {
  const { t } = useTranslation('account');
  return (
    <Section title={t('ownData.title')}>
      <p className={classes.text}>{t('ownData.text')}</p>
      <Button
        component="a"
        href={privacyEndpoints.ownData.path}
        download
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        {t('ownData.button')}
      </Button>
    </Section>
  );
}
