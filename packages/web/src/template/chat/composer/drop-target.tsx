import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#web/lib/format.ts';
import type { AttachmentLimits } from '#web/ui/attachments/read-attachment.ts';
import classes from './drop-target.module.css';

/** Over the conversation while files are held over it. */
export function DropTarget({ limits }: { limits: AttachmentLimits }) {
  const { t } = useTranslation('chat');
  return (
    <div className={classes.target}>
      <IconPaperclip size={26} stroke={1.6} aria-hidden className={classes.icon} />
      <p className={classes.title}>{t('drop.title')}</p>
      <p className={classes.limit}>
        {t('drop.limit', { count: limits.maxCount, size: formatBytes(limits.maxBytes) })}
      </p>
    </div>
  );
}
