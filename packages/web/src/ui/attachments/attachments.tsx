import { ActionIcon } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { useWidgetTexts } from '../texts/widget-texts.tsx';
import type { Attachment } from './read-attachment.ts';
import classes from './attachments.module.css';

interface AttachmentsProps {
  attachments: readonly Attachment[];
  /** When given, they can be taken away again; otherwise they can be downloaded. */
  onRemove?: (index: number) => void;
}

/** Files beside a message: their names and sizes, to download or to take away. */
export function Attachments({ attachments, onRemove }: AttachmentsProps) {
  const texts = useWidgetTexts();
  if (attachments.length === 0) return null;
  return (
    // Lists without bullets lose their role in Safari unless it is set.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes.list}>
      {attachments.map((attachment, index) => {
        const { fileName, size, url } = attachment;
        const content = (
          <>
            <Preview attachment={attachment} />
            <span className={classes.name}>{fileName}</span>{' '}
            <span className={classes.size}>{size}</span>
          </>
        );
        return (
          // Two files may have the same name; their position distinguishes them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index}-${fileName}`} className={classes.item}>
            {onRemove === undefined ? (
              <a
                href={url}
                download={fileName}
                className={classes.link}
                aria-label={`${texts.files.download(fileName)}, ${size}`}
              >
                {content}
              </a>
            ) : (
              <>
                {content}
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={texts.files.remove(fileName)}
                  onClick={() => onRemove(index)}
                >
                  <IconX size={14} aria-hidden />
                </ActionIcon>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Preview({ attachment: { thumbnail, url } }: { attachment: Attachment }) {
  const picture = url.startsWith('data:image/') ? url : thumbnail;
  return picture === '' ? (
    <IconFile size={18} stroke={1.6} aria-hidden className={classes.icon} />
  ) : (
    <img src={picture} alt="" className={classes.picture} />
  );
}
