import type { Mail } from '@pliego/contract/areas/email';
import {
  IconArrowLeft,
  IconChevronLeft,
  IconChevronRight,
  IconPrinter,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import type { MailDetailProps } from './detail-props.ts';
import { MailTools, ToolButton } from '../list/mail-tools.tsx';
import { usePlaceName } from '../use-place-name.ts';
import classes from './detail-bar.module.css';

const look = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;

/** Above an open mail: back, what can be done with it, and its neighbours in the list. */
export function DetailBar(props: Omit<MailDetailProps, 'id'> & { mail: Mail | undefined }) {
  const { mail, place, position, actions, onRemove, onStep, onBack, onMoved } = props;
  const { t } = useTranslation('email');
  const name = usePlaceName()(place);
  const { index, total } = position;
  return (
    <div className={classes.bar}>
      <ToolButton label={t('actions.back', { place: name })} onClick={onBack}>
        <IconArrowLeft {...look} className={classes.arrow} />
      </ToolButton>
      {mail === undefined ? null : (
        <>
          <span className={classes.line} />
          <MailTools
            mails={[mail]}
            actions={actions}
            onMoved={() => onMoved(mail)}
            onUnread={onBack}
            onRemove={() => onRemove([mail])}
          />
          <ToolButton
            label={t('actions.star')}
            pressed={mail.isStarred}
            onClick={() => actions.star([mail], !mail.isStarred)}
          >
            {mail.isStarred ? <IconStarFilled size={18} aria-hidden /> : <IconStar {...look} />}
          </ToolButton>
          <ToolButton label={t('actions.print')} onClick={() => window.print()}>
            <IconPrinter {...look} />
          </ToolButton>
        </>
      )}
      {index < 0 ? null : (
        <div className={classes.steps}>
          <span className={classes.position}>
            {t('actions.position', {
              position: formatCount(index + 1),
              total: formatCount(total),
            })}
          </span>
          <ToolButton
            label={t('actions.previous')}
            disabled={index === 0}
            onClick={() => onStep(-1)}
          >
            <IconChevronLeft {...look} className={classes.arrow} />
          </ToolButton>
          <ToolButton
            label={t('actions.next')}
            disabled={index === total - 1}
            onClick={() => onStep(1)}
          >
            <IconChevronRight {...look} className={classes.arrow} />
          </ToolButton>
        </div>
      )}
    </div>
  );
}
