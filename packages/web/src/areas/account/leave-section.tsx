import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { privacyApi } from '#web/api/areas/privacy.ts';
import { useSession } from '#web/api/use-session.ts';
import { Section } from '#web/ui/page/page.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import classes from './account.module.css';

/** Leaves the company that one is in; what was done there keeps the name. */
export function LeaveSection() {
  const { t } = useTranslation('account');
  const { userData, empresa } = useSession();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const name = userData.empresas.find(({ id }) => id === empresa)?.nombre ?? '';
  return (
    <Section title={t('leave.title')}>
      <p className={classes.text}>{t('leave.text', { name })}</p>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('leave.button', { name })}
      </Button>
      {isAsking ? (
        <PasswordDialog
          title={t('leave.ask', { name })}
          text={t('leave.askText')}
          submit={t('leave.submit')}
          isDangerous
          send={(body) => privacyApi.leaveCompany({ body })}
          // The session has ended with the place: the next call says so, and the screen tells it.
          onDone={() => void queries.invalidateQueries()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Section>
  );
}
