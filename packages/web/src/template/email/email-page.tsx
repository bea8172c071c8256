import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppFrame, AppSideButton } from '#web/ui/app-frame/app-frame.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { ComposeHost } from './compose/compose-host.tsx';
import { folderPlace, keyOf, mailLink, useMailAddress } from './mail-place.ts';
import { MailSide } from './mail-side.tsx';
import { Mailbox } from './mailbox.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';

export function EmailPage() {
  const { t } = useTranslation('email');
  const { place, openId, q, compose, change } = useMailAddress();
  const [isHelping, setHelping] = useState(false);
  /** How often the mail in the window was opened again: the window is restored then. */
  const [asksAgain, setAsksAgain] = useState(0);
  const bringForward = (asked: string): boolean => {
    if (asked !== compose) return false;
    setAsksAgain(asksAgain + 1);
    return true;
  };
  const onCompose = (asked: string) => {
    if (!bringForward(asked)) change({ compose: asked });
  };
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
      <ComposeHost
        compose={compose}
        asksAgain={asksAgain}
        onNamed={(named) => change({ compose: named }, { replace: true })}
        // What is sent or thrown away is not there to go back to.
        onClose={() => change({ compose: undefined }, { replace: true })}
      />
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
