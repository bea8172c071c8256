import { useRef } from 'react';
import { formatBytes } from '#web/lib/format.ts';
import { toastProblem } from '../feedback/toasts.tsx';
import { useWidgetTexts, type WidgetTexts } from '../texts/widget-texts.tsx';
import {
  type Attachment,
  type AttachmentLimits,
  attachmentLimits,
  readAsAddress,
  refusalOf,
} from './read-attachment.ts';
import { mayShrink, shrunkPicture } from './shrink-picture.ts';

interface TakeFilesOptions {
  /** How many there are already. */
  count: number;
  onAdd: (attachments: Attachment[]) => void;
  limits?: AttachmentLimits;
}

/** Takes files, chosen, dropped or pasted. Those that cannot be taken are named with the reason; the others are. */
export function useTakeFiles({ count, onAdd, limits = attachmentLimits }: TakeFilesOptions) {
  const { files: words } = useWidgetTexts();
  /** Those being read have their place already. */
  const reading = useRef(0);
  return async (files: readonly File[]): Promise<void> => {
    const { taken, problems } = choose(files, count + reading.current, limits, words);
    reading.current += taken.length;
    const attachments: Attachment[] = [];
    for (const file of taken) {
      const read = await readFile(file, limits, words);
      if (typeof read === 'string') problems.push(read);
      else attachments.push(read);
    }
    reading.current -= taken.length;
    if (attachments.length > 0) onAdd(attachments);
    for (const title of problems) toastProblem({ title });
  };
}

/** The file as it is kept, or why it is not. A photo of a telephone is several MB, and is made smaller. */
async function readFile(
  chosen: File,
  { maxBytes }: AttachmentLimits,
  words: WidgetTexts['files'],
): Promise<Attachment | string> {
  const file = chosen.size <= maxBytes ? chosen : await shrunkPicture(chosen, maxBytes);
  if (file === null) return words.tooBig(chosen.name, formatBytes(maxBytes));
  const url = await readAsAddress(file).catch(() => null);
  if (url === null) return words.unreadable(file.name);
  // No preview: an image is its own preview.
  return { fileName: file.name, thumbnail: '', url, size: formatBytes(file.size) };
}

/** What can be taken, and of each of the others why not. */
function choose(
  files: readonly File[],
  count: number,
  limits: AttachmentLimits,
  words: WidgetTexts['files'],
): { taken: File[]; problems: string[] } {
  const taken: File[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const refusal = mayShrink(file) ? undefined : refusalOf(file, limits);
    if (refusal === 'tooBig') problems.push(words.tooBig(file.name, formatBytes(limits.maxBytes)));
    else if (refusal !== undefined) problems.push(words.wrongType(file.name));
    else if (count + taken.length < limits.maxCount) taken.push(file);
    else {
      problems.push(words.tooMany(limits.maxCount));
      break;
    }
  }
  return { taken, problems };
}
