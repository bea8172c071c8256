import { Button } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppAct, AppFrame, AppSideButton } from '#web/ui/app-frame/app-frame.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { noteOpened } from '#web/ui/navigation/opened-apps.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useComposeAddress } from './compose/use-compose-address.ts';
import { folderPlace, keyOf, mailLink, useMailAddress } from './mail-place.ts';
import { MailSide } from './mail-side.tsx';
import { Mailbox } from './mailbox.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';

export function EmailPage() {
  const { t } = useTranslation('email');
  const { place, openId, q, compose, change } = useMailAddress();
  useEffect(() => noteOpened('email'), []);
  const [isHelping, setHelping] = useState(false);
  const { open: onCompose, bringForward } = useComposeAddress(compose, (named, how) =>
    change({ compose: named }, how),
  );
  const onHelp = () => setHelping(true);
  return (
    <AppFrame
      title={t('title')}
      side={<MailSide place={place} onCompose={() => onCompose('new')} onHelp={onHelp} />}
    >
      {place === null ? (
        <MissingPlace />
      ) : (
        <Mailbox
          key={keyOf(place)}
          place={place}
          q={q}
          openId={openId}
          onCompose={onCompose}
          onDraft={bringForward}
          onHelp={onHelp}
        />
      )}
      {openId === undefined ? (
        <AppAct
          label={t('compose.open')}
          icon={<IconPencilPlus size={24} stroke={1.8} aria-hidden />}
          onClick={() => onCompose('new')}
        />
      ) : null}
      {isHelping ? <ShortcutHelp onClose={() => setHelping(false)} /> : null}
    </AppFrame>
  );
}

function MissingPlace() {
  const { t } = useTranslation('email');
  return (
    <>
      <div>
        <AppSideButton />
      </div>
      <EmptyState
        title={t('detail.missingPlaceTitle')}
        actions={
          <Button
            variant="default"
            renderRoot={(props) => <AppLink {...props} {...mailLink(folderPlace('inbox'), '')} />}
          >
            {t('detail.toInbox')}
          </Button>
        }
      >
        {t('detail.missingPlaceText')}
      </EmptyState>
    </>
  );
}
