import { Button, Progress } from '@mantine/core';
import type { ExportState, PreparedExport } from '@pliego/contract/areas/prepared-exports';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { preparedExportsApi, preparedFilePath } from '#web/api/areas/prepared-exports.ts';
import { problemText } from '#web/api/problems.ts';
import { fieldText } from '#web/i18n/message-text.ts';
import { formatAgo, formatBytes, formatCount, formatFullMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import type { Tone } from '#web/ui/display/tone.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { isPending, preparedExportsQuery } from './prepared-queries.ts';
import classes from './prepared.module.css';

const tones: Record<ExportState, Tone> = {
  'en-cola': 'gris',
  'en-curso': 'azul',
  lista: 'verde',
  fallida: 'rojo',
};

/** One export: how far it is, what it has, until when it is kept, and why it failed. */
export function PreparedRow({ one }: { one: PreparedExport }) {
  const { t } = useTranslation('tenders');
  const { estado, motivo, nombre } = one;
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <div className={classes.head}>
          <span className={classes.name}>{nombre}</span>
          <Pill tone={tones[estado]} dot>
            {t(`exports.prepared.states.${estado}`)}
          </Pill>
        </div>
        <Facts one={one} />
        {isPending(one) ? <Advance one={one} /> : null}
        {motivo === null ? null : <p className={classes.error}>{fieldText(motivo)}</p>}
      </div>
      <RowActions one={one} />
    </li>
  );
}

function Facts({ one }: { one: PreparedExport }) {
  const { t } = useTranslation('tenders');
  const now = useNow();
  const { estado, filtro, filas, bytes, pedida, vence } = one;
  return (
    <p className={classes.meta}>
      <span>{t('exports.prepared.rows', { count: filas, total: formatCount(filas) })}</span>
      {estado === 'lista' ? <span>{formatBytes(bytes)}</span> : null}
      <time dateTime={pedida} title={formatFullMoment(pedida)}>
        {t('exports.prepared.asked', { ago: formatAgo(pedida, now) })}
      </time>
      {vence === null || estado !== 'lista' ? null : (
        <time dateTime={vence}>
          {t('exports.prepared.expires', { moment: formatFullMoment(vence) })}
        </time>
      )}
      <AppLink to="/licitaciones" search={filtro}>
        {t('exports.prepared.list')}
      </AppLink>
    </p>
  );
}

function Advance({ one: { estado, nombre, filas, hechas } }: { one: PreparedExport }) {
  const { t } = useTranslation('tenders');
  return (
    <>
      <Progress
        size="sm"
        mt={4}
        animated={estado === 'en-curso'}
        value={filas === 0 ? 0 : Math.min(100, (100 * hechas) / filas)}
        aria-label={t('exports.prepared.progress', { name: nombre })}
      />
      <p className={classes.meta}>
        {estado === 'en-cola'
          ? t('exports.prepared.waits')
          : t('exports.prepared.written', {
              done: formatCount(hechas),
              total: formatCount(filas),
            })}
      </p>
    </>
  );
}

/** Downloads the file, and deletes it or cancels what is not ready. */
function RowActions({ one }: { one: PreparedExport }) {
  const { t } = useTranslation(['tenders', 'common']);
  const client = useQueryClient();
  const { id, nombre, estado, motivo } = one;
  const pending = isPending(one);
  const remove = useMutation({
    mutationFn: () => preparedExportsApi.remove({ params: { id } }),
    onSuccess: () =>
      toastDone({ title: t(pending ? 'exports.prepared.cancelled' : 'exports.prepared.removed') }),
    onError: (error) =>
      toastProblem({ title: t('exports.prepared.notRemoved'), text: problemText(error) }),
    onSettled: () => client.invalidateQueries(preparedExportsQuery),
  });
  return (
    <div className={classes.actions}>
      {estado === 'lista' && motivo === null ? (
        <Button
          component="a"
          href={preparedFilePath(id)}
          download={nombre}
          size="compact-sm"
          leftSection={<IconDownload size={15} aria-hidden />}
          aria-label={t('exports.prepared.downloadOf', { name: nombre })}
        >
          {t('exports.prepared.download')}
        </Button>
      ) : null}
      <Button
        variant="default"
        size="compact-sm"
        loading={remove.isPending}
        aria-label={t(pending ? 'exports.prepared.cancelOf' : 'exports.prepared.removeOf', {
          name: nombre,
        })}
        onClick={() => remove.mutate()}
      >
        {pending ? t('common:actions.cancel') : t('exports.prepared.remove')}
      </Button>
    </div>
  );
}
