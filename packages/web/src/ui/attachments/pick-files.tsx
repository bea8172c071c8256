import { ActionIcon, FileButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { formatBytes } from '#web/lib/format.ts';
import { toastProblem } from '../toasts.tsx';
import { useWidgetTexts, type WidgetTexts } from '../widget-texts.tsx';
import {
  acceptedTypes,
  type Attachment,
  type AttachmentLimits,
  attachmentLimits,
  readAsAddress,
  refusalOf,
} from './read-attachment.ts';

interface PickFilesProps {
  /** How many there are already. */
  count: number;
  onAdd: (attachments: Attachment[]) => void;
  limits?: AttachmentLimits;
}

/** A clip that asks for files. Those that cannot be taken are named with the reason; the others are. */
export function PickFiles({ count, onAdd, limits = attachmentLimits }: PickFilesProps) {
  const texts = useWidgetTexts();
  const take = async (files: File[]) => {
    const { attachments, problems } = await readAll(files, count, limits, texts);
    if (attachments.length > 0) onAdd(attachments);
    for (const title of problems) toastProblem({ title });
  };
  return (
    <FileButton multiple accept={acceptedTypes} onChange={(files) => void take(files)}>
      {(button) => (
        <ActionIcon
          {...button}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={texts.files.add}
        >
          <IconPaperclip size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      )}
    </FileButton>
  );
}

/** Reads what can be taken, and says of each of the others why not. */
async function readAll(
  files: readonly File[],
  count: number,
  limits: AttachmentLimits,
  { files: words }: WidgetTexts,
): Promise<{ attachments: Attachment[]; problems: string[] }> {
  const attachments: Attachment[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const refusal = refusalOf(file, limits);
    if (refusal === 'tooBig') problems.push(words.tooBig(file.name, formatBytes(limits.maxBytes)));
    else if (refusal !== undefined) problems.push(words.wrongType(file.name));
    else if (count + attachments.length >= limits.maxCount) {
      problems.push(words.tooMany(limits.maxCount));
      break;
    } else {
      const url = await readAsAddress(file).catch(() => null);
      if (url === null) problems.push(words.unreadable(file.name));
      else {
        // No picture of its own: a picture is its own picture.
        attachments.push({ fileName: file.name, thumbnail: '', url, size: formatBytes(file.size) });
      }
    }
  }
  return { attachments, problems };
}
