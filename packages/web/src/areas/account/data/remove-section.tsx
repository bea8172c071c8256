import { Button, Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownProfileApi } from '#web/api/areas/own-profile.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { PasswordDialog } from '../password-dialog.tsx';
import { removalQuery } from '../queries.ts';
import classes from '../account.module.css';

/** The end of the account: first what becomes of the open work, then a box, then the password. */
export function RemoveSection() {
  const { t } = useTranslation('account');
  const queries = useQueryClient();
  const preview = useQuery(removalQuery);
  const [isSure, setSure] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={t('remove.title')}>
      <p className={classes.text}>{t('remove.text')}</p>
      <QueryState query={preview} lines={2}>
        {({ empresas }) => {
          const kept = empresas.filter(({ unicaAdministradora }) => unicaAdministradora);
          return (
            <>
              <ul className={classes.left} aria-label={t('remove.work')}>
                {empresas.map(({ nombre, licitaciones, tareas }) => (
                  <li key={nombre}>
                    <strong>{nombre}</strong> {t('remove.tenders', { count: licitaciones })},{' '}
                    {t('remove.tasks', { count: tareas })}
                  </li>
                ))}
              </ul>
              {kept.length > 0 ? (
                <p className={classes.text}>
                  {t('remove.onlyAdmin', { names: kept.map(({ nombre }) => nombre).join(', ') })}
                </p>
              ) : (
                <div className={classes.form}>
                  <Checkbox
                    label={t('remove.sure')}
                    checked={isSure}
                    onChange={({ currentTarget: { checked } }) => setSure(checked)}
                  />
                  <div>
                    <Button
                      className={classes.danger}
                      disabled={!isSure}
                      onClick={() => setAsking(true)}
                    >
                      {t('remove.button')}
                    </Button>
                  </div>
                </div>
              )}
            </>
          );
        }}
      </QueryState>
      {isAsking ? (
        <PasswordDialog
          title={t('remove.ask')}
          text={t('remove.askText')}
          submit={t('remove.button')}
          isDangerous
          send={({ password }) =>
            ownProfileApi.removeAccount({ body: { password, confirma: true } })
          }
          // The session has ended with the account: the next call says so, and the screen tells it.
          onDone={() => void queries.invalidateQueries()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Section>
  );
}
