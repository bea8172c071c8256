import { Alert, Button, Group, Notification } from '@mantine/core';
import { IconCheck, IconClockExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hideToast, toastDone, toastProblem, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import classes from './toasts.module.css';

export const parts = ['toastDone', 'toastUndo', 'Notification'];

export function Kinds() {
  const { t } = useTranslation('toasts');
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => toastDone({ title: t('text.saved') })}>
        {t('text.done')}
      </Button>
      <Button
        variant="default"
        onClick={() => toastProblem({ title: t('text.failed'), text: t('text.failedText') })}
      >
        {t('text.problem')}
      </Button>
    </Group>
  );
}

/** What can be undone is done at once. */
export function Undo() {
  const { t } = useTranslation('toasts');
  const { undo } = useWidgetTexts();
  const [isThere, setIsThere] = useState(true);
  const remove = () => {
    setIsThere(false);
    toastUndo({
      id: 'catalogue-undo',
      title: t('text.removed'),
      action: { label: undo, onClick: () => setIsThere(true) },
    });
  };
  return (
    <Group gap="xs">
      <Button variant="default" disabled={!isThere} onClick={remove}>
        {t('text.remove')}
      </Button>
      <output>{t(isThere ? 'text.there' : 'text.gone')}</output>
    </Group>
  );
}

/** One of a kind at a time: the next takes its place. */
export function Replaced() {
  const { t } = useTranslation('toasts');
  const [count, setCount] = useState(0);
  return (
    <Group gap="xs">
      <Button
        variant="default"
        onClick={() => {
          setCount(count + 1);
          toastDone({ id: 'catalogue-count', title: t('text.tagged', { count: count + 1 }) });
        }}
      >
        {t('text.tag')}
      </Button>
      <Button variant="subtle" onClick={() => hideToast('catalogue-count')}>
        {t('text.hide')}
      </Button>
    </Group>
  );
}

/** As they look, still: the page shows through. */
export function Translucent() {
  const { t } = useTranslation('toasts');
  return (
    <div className={classes.ground}>
      <Notification withCloseButton={false} title={t('text.saved')} className={classes.translucent}>
        {t('text.savedText')}
      </Notification>
    </div>
  );
}

export function HeaderIcons() {
  const { t } = useTranslation('toasts');
  const [isShown, setIsShown] = useState(true);
  return isShown ? (
    <div className={classes.column}>
      <Notification
        icon={<IconCheck size={18} aria-hidden />}
        color="green"
        title={t('text.saved')}
        onClose={() => setIsShown(false)}
      >
        {t('text.savedText')}
      </Notification>
      <Notification
        icon={<IconClockExclamation size={18} aria-hidden />}
        color="yellow"
        title={t('text.late')}
        onClose={() => setIsShown(false)}
      />
    </div>
  ) : (
    <Button variant="default" onClick={() => setIsShown(true)}>
      {t('text.again')}
    </Button>
  );
}

/** What has to stay until it is read is no toast. */
export function Instead() {
  const { t } = useTranslation('toasts');
  return <Alert color="yellow" title={t('text.late')} />;
}
