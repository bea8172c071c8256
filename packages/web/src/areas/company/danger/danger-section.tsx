import { Button } from '@mantine/core';
import { keptAfterClosingDays, privacyEndpoints } from '@pliego/contract/areas/privacy';
import { IconDownload, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { Section } from '#web/ui/page/page.tsx';
import { ReadOnlyNote, useMaySet } from '../may-set.tsx';
import { CloseCompany } from './close-company.tsx';
import classes from '../company.module.css';
import own from './danger.module.css';

/** What cannot be taken back, or takes everything out: for administrators alone. */
export function DangerSection() {
  const { t } = useTranslation('company');
  return useMaySet().data ? (
    <>
      <ExportCard />
      <CloseCard />
    </>
  ) : (
    <Section title={t('danger.title')}>
      <ReadOnlyNote of="data" />
    </Section>
  );
}

function ExportCard() {
  const { t } = useTranslation('company');
  return (
    <Section title={t('danger.export.title')}>
      <p className={classes.text}>{t('danger.export.text')}</p>
      <p className={classes.soft}>{t('danger.export.care')}</p>
      <Button
        component="a"
        href={privacyEndpoints.exportCompany.path}
        download
        variant="default"
        mt={14}
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        {t('danger.export.button')}
      </Button>
    </Section>
  );
}

function CloseCard() {
  const { t } = useTranslation('company');
  const { userData, empresa } = useSession();
  const [isAsking, setAsking] = useState(false);
  const name = userData.empresas.find(({ id }) => id === empresa)?.nombre ?? '';
  return (
    <Section title={t('danger.close.title')}>
      <p className={classes.text}>{t('danger.close.text', { days: keptAfterClosingDays })}</p>
      <ul className={own.list}>
        {(['people', 'outside', 'data'] as const).map((what) => (
          <li key={what}>{t(`danger.close.${what}`, { days: keptAfterClosingDays })}</li>
        ))}
      </ul>
      <Button
        className={own.button}
        mt={14}
        leftSection={<IconLock size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('danger.close.button', { name })}
      </Button>
      {isAsking ? <CloseCompany name={name} onClose={() => setAsking(false)} /> : null}
    </Section>
  );
}
