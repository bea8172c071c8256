import { ActionIcon, Progress } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isTransient, problemText } from '#web/api/problems.ts';
import { formatBytes } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { maxUploadMegabytes } from './source-files.tsx';
import type { Upload } from './upload-queue.ts';
import classes from './run-card.module.css';

interface UploadCardProps {
  upload: Upload;
  onRemove: () => void;
  onRetry: () => void;
}

/** A file that the server has not accepted yet: uploading, or refused with its reason. */
export function UploadCard({ upload, onRemove, onRetry }: UploadCardProps) {
  const { t } = useTranslation('sources');
  const { name, size, state } = upload;
  const hasEnded = state.step === 'refused' || state.step === 'failed';
  const mayRetry = state.step === 'failed' && isTransient(state.error);
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        {hasEnded ? (
          <Pill tone="rojo" dot>
            {t('upload.refusedState')}
          </Pill>
        ) : null}
        <span className={classes.tools}>
          {mayRetry ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('upload.again', { name })}
              onClick={onRetry}
            >
              <IconRefresh size={16} aria-hidden />
            </ActionIcon>
          ) : null}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t(hasEnded ? 'upload.dismiss' : 'upload.cancel', { name })}
            onClick={onRemove}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </span>
      </div>
      {hasEnded ? (
        <p className={classes.error} role="alert">
          <Reason upload={upload} />
        </p>
      ) : (
        <>
          <p className={classes.meta}>
            <Step upload={upload} />
          </p>
          <Progress
            size="sm"
            value={state.step === 'sending' ? (100 * state.sent) / size : 0}
            aria-label={t('upload.progress', { name })}
          />
        </>
      )}
    </li>
  );
}

function Step({ upload: { size, state } }: { upload: Upload }) {
  const { t } = useTranslation('sources');
  if (state.step !== 'sending') return t('upload.waiting');
  if (state.sent >= size) return t('upload.checking');
  return t('upload.sending', { sent: formatBytes(state.sent), total: formatBytes(size) });
}

function Reason({ upload: { size, state } }: { upload: Upload }) {
  const { t } = useTranslation('sources');
  if (state.step === 'failed') return problemText(state.error);
  if (state.step !== 'refused') return null;
  return t(`upload.refused.${state.refusal}`, {
    size: formatBytes(size),
    max: maxUploadMegabytes(),
  });
}
