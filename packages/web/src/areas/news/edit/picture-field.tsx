import { Input } from '@mantine/core';
import { blogLimits } from '@pliego/contract/areas/blog';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '#web/ui/attachments/drop-zone.tsx';
import { readAsAddress } from '#web/ui/attachments/read-attachment.ts';
import classes from '../news.module.css';
import reading from '../reading.module.css';

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
/** As `data:` three bytes take four letters. */
const maxBytes = 200_000;

interface PictureFieldProps {
  value: string;
  error: ReactNode;
  onChange: (address: string) => void;
}

/** The picture of a post, as it is now, and another from a file. */
export function PictureField({ value, error, onChange }: PictureFieldProps) {
  const { t } = useTranslation('news');
  const [file, setFile] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setProblem(null);
    if (!types.includes(chosen.type)) return setProblem(t('form.pictureType'));
    if (chosen.size > maxBytes) return setProblem(t('form.pictureLarge'));
    const address = await readAsAddress(chosen).catch(() => null);
    if (address === null || address.length > blogLimits.picture) {
      return setProblem(t('form.pictureUnread', { name: chosen.name }));
    }
    setFile(chosen.name);
    onChange(address);
  };
  return (
    <div className={reading.fields}>
      <img src={value} alt={t('form.pictureAlt')} className={reading.preview} />
      {file === null ? null : <p className={classes.soft}>{file}</p>}
      <DropZone
        drop={t('form.pictureDrop')}
        choose={t('form.pictureChoose')}
        limit={t('form.pictureLimit')}
        accept={types.join(',')}
        onChoose={([first]) => void choose(first?.file)}
      />
      {problem === null && (error === undefined || error === null) ? null : (
        <Input.Error role="alert">{problem ?? error}</Input.Error>
      )}
    </div>
  );
}
