import {
  IconAlertOctagon,
  IconClockHour4,
  IconInbox,
  IconPencil,
  IconSend,
  IconStar,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Place, PlaceFolder } from './mail-place.ts';

const look = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;

export const folderIcons: Record<PlaceFolder, ReactNode> = {
  inbox: <IconInbox {...look} />,
  sent: <IconSend {...look} />,
  draft: <IconPencil {...look} />,
  scheduled: <IconClockHour4 {...look} />,
  starred: <IconStar {...look} />,
  spam: <IconAlertOctagon {...look} />,
  trash: <IconTrash {...look} />,
};

export const placeIcon = (place: Place): ReactNode =>
  place.kind === 'label' ? <IconTag {...look} /> : folderIcons[place.folder];
