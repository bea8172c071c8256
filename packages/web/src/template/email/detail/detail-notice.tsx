import { Button } from '@mantine/core';
import type { Mail } from '@pliego/contract/areas/email';
import { IconClockHour4, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import type { MailDetailProps } from './detail-props.ts';
import { isOwnDraft, useMailPeople } from '../mail-names.ts';
import { draftLink } from '../mail-place.ts';
import { useSendNow } from '../compose/use-send.ts';
import classes from './detail-notice.module.css';

const look = { size: 17, stroke: 1.8, 'aria-hidden': true } as const;

/** What is special about a mail, and what to do about it: it waits for its time, is a draft, or is in the trash. */
export function DetailNotice(props: MailDetailProps & { mail: Mail }) {
  const { mail, actions, onRemove, onMoved, onBack } = props;
  const navigate = useNavigate();
  const { t } = useTranslation('email');
  const { me } = useMailPeople();
  const now = useNow();
  const sending = useSendNow(onBack);
  if (mail.folder === 'trash') {
    return (
      <Notice icon={<IconTrash {...look} />} text={t('detail.inTrash')}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            actions.restore([mail]);
            onMoved(mail);
          }}
        >
          {t('actions.restore')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => onRemove([mail])}>
          {t('actions.remove')}
        </Button>
      </Notice>
    );
  }
  if (mail.folder === 'scheduled' && mail.sendAt !== undefined) {
    const moment = formatMoment(mail.sendAt, now);
    return (
      <Notice icon={<IconClockHour4 {...look} />} text={t('detail.isScheduled', { moment })}>
        <Button
          size="compact-sm"
          variant="default"
          loading={sending.isPending}
          onClick={() => sending.mutate(mail)}
        >
          {t('actions.sendNow')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            actions.unschedule(mail);
            void navigate(draftLink(mail.id));
          }}
        >
          {t('actions.unschedule')}
        </Button>
      </Notice>
    );
  }
  if (!isOwnDraft(mail, me)) return null;
  return (
    <Notice icon={<IconPencil {...look} />} text={t('detail.isDraft')}>
      <Button size="compact-sm" variant="default" onClick={() => void navigate(draftLink(mail.id))}>
        {t('actions.edit')}
      </Button>
    </Notice>
  );
}

function Notice({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) {
  return (
    <div className={classes.notice}>
      {icon}
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
