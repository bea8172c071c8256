import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#web/lib/format.ts';
import { Attachments } from '#web/ui/attachments/attachments.tsx';
import { type Chosen, DropZone } from '#web/ui/attachments/drop-zone.tsx';
import { PickFiles } from '#web/ui/attachments/pick-files.tsx';
import { type Attachment, readAsAddress } from '#web/ui/attachments/read-attachment.ts';
import { useTakeFiles } from '#web/ui/attachments/use-take-files.ts';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import classes from './fields.module.css';

export const parts = ['DropZone', 'Attachments', 'PickFiles'];
export const wide = ['Images'];

const shown = ({ file }: Chosen): Attachment => ({
  fileName: file.name,
  thumbnail: '',
  url: '',
  size: formatBytes(file.size),
});

/** Folders cannot be read: they are named, and the files beside them are taken. */
function useFiles() {
  const { t } = useTranslation('fileUploader');
  return (chosen: readonly Chosen[]) => {
    for (const { file, isFolder } of chosen)
      if (isFolder) toastProblem({ title: t('text.folder', { name: file.name }) });
    return chosen.filter(({ isFolder }) => !isFolder);
  };
}

/** Another one takes its place. */
export function Single() {
  const { t } = useTranslation('fileUploader');
  const filesOf = useFiles();
  const [file, setFile] = useState<Attachment>();
  return (
    <div className={classes.column}>
      <DropZone
        drop={t('text.dropOne')}
        choose={t('text.chooseOne')}
        limit={t('text.limit')}
        accept=".pdf,.docx,.xlsx"
        onChoose={(chosen) => setFile(filesOf(chosen).map(shown)[0])}
      />
      <Attachments
        attachments={file === undefined ? [] : [file]}
        onRemove={() => setFile(undefined)}
      />
    </div>
  );
}

export function Multiple() {
  const { t } = useTranslation('fileUploader');
  const filesOf = useFiles();
  const [files, setFiles] = useState<Attachment[]>([]);
  return (
    <div className={classes.column}>
      <DropZone
        multiple
        drop={t('text.dropMany')}
        choose={t('text.chooseMany')}
        onChoose={(chosen) => setFiles([...files, ...filesOf(chosen).map(shown)])}
      />
      <Attachments attachments={files} onRemove={(place) => setFiles(files.toSpliced(place, 1))} />
      {files.length < 2 ? null : (
        <Button size="compact-sm" variant="default" w="fit-content" onClick={() => setFiles([])}>
          {t('text.removeAll')}
        </Button>
      )}
      <output className={classes.soft}>{t('text.count', { count: files.length })}</output>
    </div>
  );
}

const mostBytes = 2_000_000;

/** What is no picture is refused by name; the pictures beside it are taken, and seen at once. */
export function Images() {
  const { t } = useTranslation('fileUploader');
  const [pictures, setPictures] = useState<Attachment[]>([]);
  const take = async (chosen: readonly Chosen[]) => {
    for (const { file } of chosen) {
      const { name, size, type } = file;
      if (!/^image\/(png|jpeg|webp)$/.test(type)) {
        toastProblem({ title: t('text.noPicture', { name }), text: t('text.noPictureText') });
      } else if (size > mostBytes) {
        toastProblem({ title: t('text.tooBig', { name, limit: formatBytes(mostBytes) }) });
      } else {
        const url = await readAsAddress(file);
        const picture = { fileName: name, thumbnail: '', url, size: formatBytes(size) };
        setPictures((held) => [...held, picture]);
      }
    }
  };
  return (
    <div className={classes.column}>
      <DropZone
        multiple
        drop={t('text.dropPictures')}
        choose={t('text.choosePictures')}
        limit={t('text.pictureLimit', { limit: formatBytes(mostBytes) })}
        accept="image/png,image/jpeg,image/webp"
        onChoose={(chosen) => void take(chosen)}
      />
      <Attachments
        attachments={pictures}
        onRemove={(place) => setPictures(pictures.toSpliced(place, 1))}
      />
    </div>
  );
}

/** Beside a text that is being written: a clip, and limits that say which file does not fit. */
export function BesideText() {
  const { t } = useTranslation('fileUploader');
  const [files, setFiles] = useState<Attachment[]>([]);
  const take = useTakeFiles({
    count: files.length,
    onAdd: (added) => setFiles([...files, ...added]),
  });
  return (
    <div className={classes.column}>
      <div className={classes.row}>
        <span>{t('text.clip')}</span>
        <PickFiles onPick={take} />
      </div>
      <Attachments attachments={files} onRemove={(place) => setFiles(files.toSpliced(place, 1))} />
    </div>
  );
}

const note = 'data:text/plain;charset=utf-8,Pliego';

/** Those that are kept already are downloaded. */
export function Kept() {
  const { t } = useTranslation('fileUploader');
  return (
    <Attachments
      attachments={[{ fileName: t('text.keptName'), thumbnail: '', url: note, size: '6 B' }]}
    />
  );
}
