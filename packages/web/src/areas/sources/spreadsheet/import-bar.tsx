import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode, problemText } from '#web/api/problems.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { type DraftMapping, mappedFields, missingFields } from './mapping.ts';
import type { ImportWork } from './use-import.ts';
import classes from './import-bar.module.css';

/** What can be done now, always within reach, and what is still missing for it. */
export function ImportBar({ mapping, work }: { mapping: DraftMapping; work: ImportWork }) {
  const { t } = useTranslation('sources');
  const [hasAsked, setAsked] = useState(false);
  const missing = missingFields(mapping);
  const isMissing = missing.length > 0;
  const names = missing.map((field) => t(`spreadsheet.fields.${field}`)).join(', ');
  const count = mappedFields(mapping).length;
  const whenComplete = (act: () => void) => () => {
    setAsked(true);
    if (!isMissing) act();
  };
  return (
    <div className={classes.bar} data-foot-bar>
      <div className={classes.state}>
        {isMissing ? (
          <p className={classes.missing} role={hasAsked ? 'alert' : undefined}>
            {t('spreadsheet.missing', { count: missing.length, names })}
          </p>
        ) : (
          <p className={classes.ready}>{t('spreadsheet.ready', { count })}</p>
        )}
        {work.error === null ? null : (
          <p className={classes.missing} role="alert">
            {problemText(work.error)}{' '}
            {problemCode(work.error) === 'no-encontrado' ? (
              <AppLink to="/fuentes">{t('spreadsheet.goneGo')}</AppLink>
            ) : null}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="subtle" color="gray" disabled={work.isBusy} onClick={work.discard}>
          {t('spreadsheet.discard')}
        </Button>
        <Button
          variant="default"
          loading={work.isTrying}
          disabled={work.isBusy && !work.isTrying}
          onClick={whenComplete(work.try)}
        >
          {t('spreadsheet.try')}
        </Button>
        <Button
          loading={work.isImporting}
          disabled={work.isBusy && !work.isImporting}
          onClick={whenComplete(work.import)}
        >
          {t('spreadsheet.import')}
        </Button>
      </div>
    </div>
  );
}
