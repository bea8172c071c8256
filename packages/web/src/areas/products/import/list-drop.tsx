import { IconUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadList } from '#web/api/areas/product-imports.ts';
import { problemText } from '#web/api/problems.ts';
import { formatBytes } from '#web/lib/format.ts';
import { useNoStrayDrops } from '#web/ui/attachments/use-file-drop.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { listQuery, listsKey } from './list-queries.ts';
import importClasses from './import.module.css';
import classes from './list-drop.module.css';

/** Takes a price list, and goes to it once it is there. The input is the real one: keyboard and touch reach it. */
export function ListDrop() {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  const [sent, setSent] = useState(0);
  useNoStrayDrops();
  const sending = useMutation({
    mutationFn: (file: File) => uploadList(file, setSent),
    onMutate: () => setSent(0),
    onSuccess: (list) => {
      client.setQueryData(listQuery(list.id).queryKey, list);
      void client.invalidateQueries({ queryKey: listsKey, exact: true });
      void navigate({ to: '/productos/importar/$id', params: { id: list.id } });
    },
  });
  const { variables: file, error, isPending } = sending;
  const send = (chosen: File | null | undefined) => {
    if (chosen !== null && chosen !== undefined && !isPending) sending.mutate(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files.item(0));
  };
  return (
    <>
      <FormProblem
        text={
          error === null
            ? undefined
            : `${t('lists.upload.failed', { name: file?.name ?? '' })}. ${problemText(error)}`
        }
      />
      <div
        className={classes.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconUpload size={22} stroke={1.5} aria-hidden className={classes.icon} />
        {isPending && file !== undefined ? (
          <div className={importClasses.sending} aria-live="polite">
            <span>{t('lists.upload.sending', { name: file.name })}</span>
            <Progress
              value={file.size === 0 ? 0 : (sent / file.size) * 100}
              aria-label={t('lists.upload.sending', { name: file.name })}
            />
            <span className={importClasses.soft}>
              {t('lists.upload.sent', { sent: formatBytes(sent), all: formatBytes(file.size) })}
            </span>
          </div>
        ) : (
          <p className={classes.zoneText}>
            <span className={classes.drag}>{t('lists.upload.drop')}</span>{' '}
            <label className={classes.choose}>
              {t('lists.upload.choose')}
              <input
                type="file"
                accept=".xlsx,.xls,.csv,.txt,.tsv"
                className={classes.input}
                onChange={({ currentTarget }) => {
                  send(currentTarget.files?.item(0));
                  // So that the same file can be chosen again after it was put right.
                  currentTarget.value = '';
                }}
              />
            </label>
          </p>
        )}
      </div>
    </>
  );
}
