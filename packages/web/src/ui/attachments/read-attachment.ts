/** A file as the apps keep it: everything in the text of the record, nothing on a disk. */
export interface Attachment {
  fileName: string;
  /** A picture of it, or nothing. */
  thumbnail: string;
  /** `data:` with its content. */
  url: string;
  /** As it is shown: `340 kB`. */
  size: string;
}

export interface AttachmentLimits {
  maxBytes: number;
  maxCount: number;
}

/** Together they stay under the megabyte that one call may carry. */
export const attachmentLimits: AttachmentLimits = { maxBytes: 200_000, maxCount: 3 };

const accepted = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'text/plain',
  'text/csv',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel',
  'application/msword',
] as const;

/** For the file dialog. */
export const acceptedTypes: string = accepted.join(',');

export type AttachmentRefusal = 'tooBig' | 'wrongType' | 'unreadable';

/** Why a file is not taken; nothing when it is. */
export function refusalOf(
  file: Pick<File, 'type' | 'size'>,
  { maxBytes }: AttachmentLimits,
): AttachmentRefusal | undefined {
  if (!accepted.some((type) => type === file.type)) return 'wrongType';
  return file.size > maxBytes ? 'tooBig' : undefined;
}

/** The content of a file as a `data:` address; rejects when it cannot be read. */
export function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')));
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.readAsDataURL(file);
  });
}
