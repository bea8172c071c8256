import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/page/page.tsx';
import { ChangePassword } from './change-password.tsx';
import classes from './account.module.css';

export function PasswordSection() {
  const { t } = useTranslation('account');
  const [isChanging, setChanging] = useState(false);
  return (
    <Section title={t('password.title')}>
      <p className={classes.text}>{t('password.text')}</p>
      <Button variant="default" onClick={() => setChanging(true)}>
        {t('password.change')}
      </Button>
      {isChanging ? <ChangePassword onClose={() => setChanging(false)} /> : null}
    </Section>
  );
}
