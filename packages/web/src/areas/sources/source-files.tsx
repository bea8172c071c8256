import { maxUploadBytes } from '@pliego/contract/areas/sources';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { type Chosen, DropZone } from '#web/ui/attachments/drop-zone.tsx';

/** The server counts in binary megabytes, also in its messages. */
export const maxUploadMegabytes = () => formatCount(maxUploadBytes / 1024 / 1024);

/** Where files of sources are chosen or dropped. */
export function SourceFiles({ onChoose }: { onChoose: (chosen: Chosen[]) => void }) {
  const { t } = useTranslation('sources');
  return (
    <DropZone
      multiple
      drop={t('upload.drop')}
      choose={t('upload.choose')}
      limit={t('upload.limit', { size: maxUploadMegabytes() })}
      onChoose={onChoose}
    />
  );
}
