import { Button } from '@mantine/core';
import { mailLabels } from '@pliego/contract/areas/email-choices';
import { useQuery } from '@tanstack/react-query';
import { IconKeyboard, IconPencilPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { useAppSide } from '#web/ui/app-frame/app-frame.tsx';
import { SideNav } from '#web/ui/app-frame/side-nav.tsx';
import { ToneDot } from '#web/ui/display/pill.tsx';
import { folderIcons } from './folder-icons.tsx';
import { labelTones } from './mail-labels.tsx';
import {
  folderPlace,
  labelPlace,
  mailLink,
  type Place,
  placeFolders,
  type PlaceFolder,
} from './mail-place.ts';
import { mailCountsQuery } from './queries.ts';
import classes from './mail-side.module.css';

interface MailSideProps {
  place: Place | null;
  onCompose: () => void;
  onHelp: () => void;
}

/** Folders with a count. */
const counted = new Set<PlaceFolder>(['inbox', 'draft', 'scheduled', 'spam']);

/** Write, folders, labels. */
export function MailSide({ place, onCompose, onHelp }: MailSideProps) {
  const { t } = useTranslation('email');
  const { close } = useAppSide();
  const { data: counts } = useQuery(mailCountsQuery);
  const badge = (count: number | undefined) =>
    count === undefined || count === 0 ? undefined : formatCount(count);
  const waiting = (folder: PlaceFolder) =>
    folder === 'starred' || !counted.has(folder) ? undefined : counts?.folders[folder];
  const andClose = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <div className={classes.side}>
      <div className={classes.compose}>
        <Button
          fullWidth
          leftSection={<IconPencilPlus size={18} stroke={1.8} aria-hidden />}
          onClick={andClose(onCompose)}
        >
          {t('compose.open')}
        </Button>
      </div>
      <SideNav
        label={t('folders.label')}
        items={placeFolders.map((folder) => ({
          id: folder,
          label: t(`folders.${folder}`),
          to: mailLink(folderPlace(folder), ''),
          icon: folderIcons[folder],
          badge: badge(waiting(folder)),
          current: place?.kind === 'folder' && place.folder === folder,
        }))}
      />
      <SideNav
        label={t('labels.label')}
        heading={t('labels.label')}
        items={mailLabels.map((label) => ({
          id: label,
          label: t(`labels.${label}`),
          to: mailLink(labelPlace(label), ''),
          icon: (
            <span className={classes.dot}>
              <ToneDot tone={labelTones[label]} />
            </span>
          ),
          badge: badge(counts?.labels[label]),
          current: place?.kind === 'label' && place.label === label,
        }))}
      />
      <div className={classes.help}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconKeyboard size={16} aria-hidden />}
          onClick={andClose(onHelp)}
        >
          {t('shortcuts.open')}
        </Button>
      </div>
    </div>
  );
}
