import { Button, Group, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconBell, IconClock, IconInfoCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { toastDone, toastProblem, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import { filmsQuery } from './films/films-query.ts';
import { firstOptions, ToastOptions } from './toasts/toast-options.tsx';
import classes from './toast-kinds.module.css';

export const parts = ['toastDone', 'toastProblem', 'toastUndo'];
export const wide = ['Positions', 'Options'];

/** Only a sentence: no title, no drawing, no colour. */
export function Blank() {
  const { t } = useTranslation('toastKinds');
  return (
    <Button
      variant="default"
      onClick={() =>
        notifications.show({ message: t('text.copied'), role: 'status', withBorder: true })
      }
    >
      {t('text.show')}
    </Button>
  );
}

export function Multiline() {
  const { t } = useTranslation('toastKinds');
  return (
    <Button
      variant="default"
      onClick={() => toastDone({ title: t('text.imported'), text: t('text.importedText') })}
    >
      {t('text.show')}
    </Button>
  );
}

/** The product's own: what worked, what failed, what can be undone. */
export function OfTheProduct() {
  const { t } = useTranslation('toastKinds');
  const { undo } = useWidgetTexts();
  const [isThere, setIsThere] = useState(true);
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
      <Button
        variant="default"
        disabled={!isThere}
        onClick={() => {
          setIsThere(false);
          toastUndo({
            id: 'catalogue-toast-kinds',
            title: t('text.archived'),
            action: { label: undo, onClick: () => setIsThere(true) },
          });
        }}
      >
        {t('text.archive')}
      </Button>
    </Group>
  );
}

const colors = ['petroleo', 'gray', 'green', 'red', 'yellow', 'blue'] as const;

export function Types() {
  const { t } = useTranslation('toastKinds');
  return (
    <Group gap="xs">
      {colors.map((color) => (
        <Button
          key={color}
          variant="default"
          onClick={() =>
            notifications.show({
              color,
              title: t(`text.${color}`),
              message: t('text.typeText'),
              role: color === 'red' ? 'alert' : 'status',
            })
          }
        >
          {t(`text.${color}`)}
        </Button>
      ))}
    </Group>
  );
}

/** It says that it goes on, and then how it ended, in the same place. */
export function OfAPromise() {
  const { t } = useTranslation('toastKinds');
  const client = useQueryClient();
  const ask = (isRight: boolean) => {
    const id = 'catalogue-promise';
    notifications.hide(id);
    const asked = isRight
      ? client.fetchQuery({ ...filmsQuery, staleTime: 0 })
      : Promise.reject(new Error(t('text.failedText')));
    notifications
      .promise(asked, {
        id,
        loading: { title: t('text.asking'), message: t('text.askingText'), role: 'status' },
        success: ({ autoComplete }) => ({
          color: 'green',
          title: t('text.answered'),
          message: t('text.answeredText', { count: autoComplete.length }),
        }),
        error: (reason) => ({
          color: 'red',
          title: t('text.failed'),
          message: reason instanceof Error && !isRight ? reason.message : problemText(reason),
          role: 'alert',
        }),
      })
      // The toast has said it.
      .catch(() => undefined);
  };
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => ask(true)}>
        {t('text.asksWell')}
      </Button>
      <Button variant="default" onClick={() => ask(false)}>
        {t('text.asksBadly')}
      </Button>
    </Group>
  );
}

/** A drawing that people know, which is not read out. */
export function Emoji() {
  const { t } = useTranslation('toastKinds');
  return (
    <Button
      variant="default"
      onClick={() =>
        notifications.show({
          icon: <span aria-hidden>{'🎉'}</span>,
          color: 'gray.1',
          title: t('text.won'),
          message: t('text.wonText'),
          role: 'status',
        })
      }
    >
      {t('text.show')}
    </Button>
  );
}

export function Themed() {
  const { t } = useTranslation('toastKinds');
  return (
    <Button
      variant="default"
      onClick={() =>
        notifications.show({
          className: classes.dark,
          classNames: { title: classes.darkText, description: classes.darkText },
          icon: <IconClock size={18} aria-hidden />,
          title: t('text.soon'),
          message: t('text.soonText'),
          role: 'status',
        })
      }
    >
      {t('text.show')}
    </Button>
  );
}

/** What one can do about it stays until it is closed. */
export function Custom() {
  const { t } = useTranslation('toastKinds');
  const [answer, setAnswer] = useState<'none' | 'yes' | 'no'>('none');
  const close = (said: 'yes' | 'no') => {
    notifications.hide('catalogue-custom');
    setAnswer(said);
  };
  const show = () =>
    notifications.show({
      id: 'catalogue-custom',
      autoClose: false,
      icon: <IconBell size={18} aria-hidden />,
      title: t('text.mention'),
      role: 'status',
      message: (
        <span className={classes.custom}>
          {t('text.mentionText')}
          <Group gap="xs">
            <Button size="compact-sm" onClick={() => close('yes')}>
              {t('text.take')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => close('no')}>
              {t('text.later')}
            </Button>
          </Group>
        </span>
      ),
    });
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="default" onClick={show}>
        {t('text.show')}
      </Button>
      <output>{t(`text.answer-${answer}`)}</output>
    </Stack>
  );
}

const positions = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;

export function Positions() {
  const { t } = useTranslation('toastKinds');
  return (
    <Group gap="xs">
      {positions.map((position) => (
        <Button
          key={position}
          variant="default"
          onClick={() =>
            notifications.show({
              position,
              title: t('text.saved'),
              message: t(`text.${position}`),
              role: 'status',
            })
          }
        >
          {t(`text.${position}`)}
        </Button>
      ))}
    </Group>
  );
}

/** Title, how long, with a button that closes it, with the line of the time. */
export function Options() {
  const { t } = useTranslation('toastKinds');
  const [options, setOptions] = useState(firstOptions);
  const show = () => {
    const { title, seconds, canClose, hasLine } = options;
    notifications.show({
      title: title.trim() === '' ? t('text.saved') : title,
      message: seconds === '0' ? t('text.staysText') : t('text.lastsText', { seconds }),
      autoClose: seconds === '0' ? false : Number(seconds) * 1_000,
      allowClose: canClose,
      withCloseButton: canClose,
      withAutoCloseProgress: hasLine,
      icon: <IconInfoCircle size={18} aria-hidden />,
      role: 'status',
    });
  };
  return (
    <div className={classes.options}>
      <ToastOptions value={options} onChange={setOptions} />
      <Group gap="xs">
        <Button onClick={show}>{t('text.show')}</Button>
        <Button variant="default" onClick={() => notifications.clean()}>
          {t('text.clean')}
        </Button>
      </Group>
    </div>
  );
}
