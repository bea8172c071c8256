import { starredFolder } from '../areas/email-choices.ts';

interface Kept {
  folder: string;
  isStarred: boolean;
}

/** The trash shows what is in it and nothing else does; the starred and no folder at all are the rest. */
export function isInFolder(folder: string, mail: Kept): boolean {
  if (mail.folder === 'trash') return folder === 'trash';
  if (folder === starredFolder) return mail.isStarred;
  return folder === '' || mail.folder === folder;
}
