import type { Action, Subject } from '@pliego/contract/abilities';
import { IconCloudDownload, IconFileText, IconTags } from '@tabler/icons-react';

/** The menu as data: an entry appears for whoever holds its ability. */
export const navigation = [
  {
    to: '/licitaciones',
    text: 'nav.tenders',
    icon: IconFileText,
    action: 'read',
    subject: 'Tender',
  },
  {
    to: '/fuentes',
    text: 'nav.sources',
    icon: IconCloudDownload,
    action: 'read',
    subject: 'Source',
  },
  { to: '/etiquetas', text: 'nav.tags', icon: IconTags, action: 'read', subject: 'Tag' },
] as const satisfies readonly {
  to: string;
  text: string;
  icon: typeof IconTags;
  action: Action;
  subject: Subject;
}[];
