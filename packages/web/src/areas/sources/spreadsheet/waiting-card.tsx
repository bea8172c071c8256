import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { spreadsheetsApi } from '#web/api/areas/spreadsheets.ts';
import { formatBytes, formatMoment } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { removeWaiting, type WaitingTable } from './waiting-tables.ts';
import classes from '../run-card.module.css';

/** An uploaded table that is not imported yet: links to the mapping of its columns. */
export function WaitingCard({ table }: { table: WaitingTable }) {
  const { t } = useTranslation('sources');
  const now = useNow();
  const { id, archivo: name, bytes, expira } = table;
  // Where it cannot be thrown away now, the server does so once its time is over.
  const discarding = useMutation({
    mutationFn: () => spreadsheetsApi.discard({ params: { id } }),
    onMutate: () => removeWaiting(id),
  });
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <Pill tone="naranja" dot>
          {t('spreadsheet.waiting.state')}
        </Pill>
        <span className={classes.tools}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('upload.dismiss', { name })}
            onClick={() => discarding.mutate()}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </span>
      </div>
      <p className={classes.meta}>
        <span>{formatBytes(bytes)}</span>
        <span>{t('spreadsheet.facts.until', { moment: formatMoment(expira, now) })}</span>
      </p>
      <p className={classes.next}>{t('spreadsheet.waiting.text')}</p>
      <Button
        size="compact-sm"
        aria-label={t('spreadsheet.waiting.goOf', { name })}
        renderRoot={(props) => <Link to="/fuentes/planillas/$id" params={{ id }} {...props} />}
      >
        {t('spreadsheet.waiting.go')}
      </Button>
    </li>
  );
}
