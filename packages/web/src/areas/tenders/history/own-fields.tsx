import { Alert, Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { tenderHistoryQuery } from '../queries.ts';
import { FieldName } from './field-name.tsx';
import { Value } from './tender-change-value.tsx';
import classes from './own-fields.module.css';

/** Longer lists are read in the history. */
const shownFields = 6;

/** Fields whose official values are replaced by the company's own files. */
export function OwnFields({ id }: { id: number }) {
  const { t } = useTranslation('ficha');
  const { data } = useQuery(tenderHistoryQuery(id));
  const fields = data?.segunArchivos ?? [];
  const hidden = fields.length - shownFields;
  return (
    <Alert
      variant="light"
      color="blue"
      icon={<IconBuilding size={18} stroke={1.7} aria-hidden />}
      title={t('own.title')}
    >
      <p className={classes.lead}>{t(fields.length === 0 ? 'own.same' : 'own.text')}</p>
      {fields.length === 0 ? null : (
        <dl className={classes.fields}>
          {fields.slice(0, shownFields).map((field) => (
            <div key={`${field.campo} ${field.detalle}`} className={classes.field}>
              <dt className={classes.name}>
                <FieldName change={field} />
              </dt>
              <dd className={classes.own}>
                {field.propio === null ? (
                  t('own.nothing')
                ) : (
                  <Value change={field} value={field.propio} />
                )}
              </dd>
              <dd className={classes.official}>
                {t('own.official')}{' '}
                {field.oficial === null ? (
                  t('own.nothing')
                ) : (
                  <Value change={field} value={field.oficial} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {hidden > 0 ? <p className={classes.lead}>{t('own.more', { count: hidden })}</p> : null}
      <Button
        variant="default"
        size="compact-sm"
        renderRoot={(props) => <Link {...props} to="/fuentes" />}
      >
        {t('own.imports')}
      </Button>
    </Alert>
  );
}
