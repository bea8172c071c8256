import { maxUploadBytes } from '@pliego/contract/areas/sources';
import { IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { useNoStrayDrops } from '#web/ui/attachments/use-file-drop.ts';
import type { Chosen } from './upload-queue.ts';
import classes from './upload.module.css';

/** The server counts in binary megabytes, also in its messages. */
export const maxUploadMegabytes = () => formatCount(maxUploadBytes / 1024 / 1024);

function dropped(event: DragEvent): Chosen[] {
  return [...event.dataTransfer.items].flatMap((item) => {
    const file = item.getAsFile();
    const isFolder = item.webkitGetAsEntry()?.isDirectory === true;
    return file === null ? [] : [{ file, isFolder }];
  });
}

/** A file input that can also be dropped on. The input is the real one: keyboard and touch reach it. */
export function DropZone({ onChoose }: { onChoose: (chosen: Chosen[]) => void }) {
  const { t } = useTranslation('sources');
  const [isOver, setOver] = useState(false);
  const limitId = useId();
  useNoStrayDrops();

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    onChoose(files.map((file) => ({ file, isFolder: false })));
    // So that the same file can be chosen again after it was put right.
    event.currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose(dropped(event));
  };
  return (
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
      <IconUpload size={22} stroke={1.5} aria-hidden className={classes.zoneIcon} />
      <p className={classes.zoneText}>
        <span className={classes.drag}>{t('upload.drop')}</span>{' '}
        <label className={classes.choose}>
          {t('upload.choose')}
          <input
            type="file"
            multiple
            className={classes.input}
            aria-describedby={limitId}
            onChange={choose}
          />
        </label>
      </p>
      <p id={limitId} className={classes.limit}>
        {t('upload.limit', { size: maxUploadMegabytes() })}
      </p>
    </div>
  );
}
