import { Button } from '@mantine/core';
import type { Mail } from '@pliego/contract/areas/email';
import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isSaid } from '../mail-names.ts';
import classes from './reply-bar.module.css';

interface ReplyBarProps {
  mail: Mail;
  onCompose: (compose: string) => void;
}

const look = { size: 17, stroke: 1.8, 'aria-hidden': true } as const;

/** Below a mail: the three ways to go on from it. */
export function ReplyBar({ mail, onCompose }: ReplyBarProps) {
  const { t } = useTranslation('email');
  if (!isSaid(mail)) return null;
  return (
    <div className={classes.bar}>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp {...look} className={classes.arrow} />}
        onClick={() => onCompose(`reply-${mail.id}`)}
      >
        {t('actions.reply')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowBackUpDouble {...look} className={classes.arrow} />}
        onClick={() => onCompose(`reply-all-${mail.id}`)}
      >
        {t('actions.replyAll')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowForwardUp {...look} className={classes.arrow} />}
        onClick={() => onCompose(`forward-${mail.id}`)}
      >
        {t('actions.forward')}
      </Button>
    </div>
  );
}
