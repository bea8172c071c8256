import { Button, FileButton, Progress } from '@mantine/core';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { attachmentsQuery } from '../work/work-queries.ts';
import { useSendFiles } from './file-changes.ts';
import { FileRow } from './file-row.tsx';
import classes from './files.module.css';

/** The files of the expediente. A file of the same name is a new version; dropping files on the card adds them. */
export function FilesCard({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('expediente');
  const ability = useAbility();
  const query = useQuery(attachmentsQuery(tender.id));
  const { sending, send } = useSendFiles(tender.id);
  const [isOver, setOver] = useState(false);
  const mayEdit = canUpdateTender(ability, tender.Asignado);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send([...event.dataTransfer.files]);
  };
  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: drop,
  };
  return (
    <div className={classes.zone} data-over={isOver || undefined} {...(mayEdit ? zone : {})}>
      <Section
        title={t('files.title')}
        actions={
          mayEdit ? (
            <FileButton multiple onChange={(files) => void send(files)}>
              {(props) => (
                <Button
                  {...props}
                  size="xs"
                  variant="subtle"
                  leftSection={<IconUpload size={15} aria-hidden />}
                >
                  {t('files.add')}
                </Button>
              )}
            </FileButton>
          ) : undefined
        }
      >
        <QueryState
          query={query}
          lines={2}
          isEmpty={({ datos }) => datos.length === 0}
          empty={<p className={classes.none}>{t(mayEdit ? 'files.none' : 'files.noneToRead')}</p>}
        >
          {({ datos }) => (
            <ul className={classes.list}>
              {datos.map((file) => (
                <FileRow key={file.id} tenderId={tender.id} file={file} mayEdit={mayEdit} />
              ))}
            </ul>
          )}
        </QueryState>
        {sending === undefined ? null : (
          <output className={classes.sending}>
            <span>{t('files.sending', { name: sending.name })}</span>
            <Progress value={sending.share * 100} size="sm" aria-label={sending.name} />
          </output>
        )}
      </Section>
    </div>
  );
}
