import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadList } from '#web/api/areas/product-imports.ts';
import { problemText } from '#web/api/problems.ts';
import { formatBytes } from '#web/lib/format.ts';
import { DropZone } from '#web/ui/attachments/drop-zone.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { listQuery, listsKey } from './list-queries.ts';
import classes from '#web/ui/import/import.module.css';

/** Takes a price list, and goes to it once it is there. */
export function ListDrop() {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [sent, setSent] = useState(0);
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
  return (
    <>
      <FormProblem
        text={
          error === null
            ? undefined
            : `${t('lists.upload.failed', { name: file?.name ?? '' })}. ${problemText(error)}`
        }
      />
      <DropZone
        drop={t('lists.upload.drop')}
        choose={t('lists.upload.choose')}
        accept=".xlsx,.xls,.csv,.txt,.tsv"
        busy={isPending && file !== undefined ? <Sending file={file} sent={sent} /> : null}
        onChoose={([first]) => {
          if (first !== undefined && !isPending) sending.mutate(first.file);
        }}
      />
    </>
  );
}

/** How much of a list is on the server. */
function Sending({ file: { name, size }, sent }: { file: File; sent: number }) {
  const { t } = useTranslation('products');
  return (
    <div className={classes.sending} aria-live="polite">
      <span>{t('lists.upload.sending', { name })}</span>
      <Progress
        value={size === 0 ? 0 : (sent / size) * 100}
        aria-label={t('lists.upload.sending', { name })}
      />
      <span className={classes.soft}>
        {t('lists.upload.sent', { sent: formatBytes(sent), all: formatBytes(size) })}
      </span>
    </div>
  );
}
