import { Alert, Button, Stack } from '@mantine/core';
import { IconClockExclamation, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Caution } from '#web/ui/display/caution.tsx';
import { useUiTexts } from '#web/ui/texts/texts.tsx';

export const parts = ['Alert', 'Caution'];

export function Basic() {
  const { t } = useTranslation('alerts');
  return <Alert color="petroleo">{t('text.mirror')}</Alert>;
}

export function Titled() {
  const { t } = useTranslation('alerts');
  return (
    <Alert color="petroleo" title={t('text.changedTitle')}>
      {t('text.changed')}
    </Alert>
  );
}

export function Colors() {
  const { t } = useTranslation('alerts');
  return (
    <Stack gap="xs">
      <Alert color="petroleo" title={t('text.info')} />
      <Alert color="green" title={t('text.done')} />
      <Alert color="yellow" title={t('text.late')} />
      <Alert color="red" title={t('text.failed')} />
      <Alert color="gray" title={t('text.neutral')} />
    </Stack>
  );
}

export function WithIcon() {
  const { t } = useTranslation('alerts');
  return (
    <Stack gap="xs">
      <Alert color="petroleo" icon={<IconInfoCircle aria-hidden />} title={t('text.mirrorTitle')}>
        {t('text.mirror')}
      </Alert>
      <Alert color="yellow" icon={<IconClockExclamation aria-hidden />} title={t('text.late')}>
        {t('text.lateText')}
      </Alert>
    </Stack>
  );
}

/** The page keeps whether it is shown, so that it can be brought back. */
export function Dismissable() {
  const { t } = useTranslation('alerts');
  const { close } = useUiTexts();
  const [isShown, setIsShown] = useState(true);
  return isShown ? (
    <Alert
      color="petroleo"
      title={t('text.changedTitle')}
      withCloseButton
      closeButtonLabel={close}
      onClose={() => setIsShown(false)}
    >
      {t('text.changed')}
    </Alert>
  ) : (
    <Button variant="default" onClick={() => setIsShown(true)}>
      {t('text.again')}
    </Button>
  );
}

/** Closed once, it is gone until the page is opened anew. */
export function Uncontrolled() {
  const { t } = useTranslation('alerts');
  const { close } = useUiTexts();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const notes = (['documents', 'visit'] as const).filter((note) => !closed.includes(note));
  return notes.length === 0 ? (
    <p>{t('text.allRead')}</p>
  ) : (
    <Stack gap="xs">
      {notes.map((note) => (
        <Alert
          key={note}
          color="gray"
          withCloseButton
          closeButtonLabel={`${close}: ${t(`text.${note}`)}`}
          onClose={() => setClosed([...closed, note])}
        >
          {t(`text.${note}`)}
        </Alert>
      ))}
    </Stack>
  );
}

/** Announced at once: what just went wrong, with what to do about it. */
export function Announced() {
  const { t } = useTranslation('alerts');
  const [tries, setTries] = useState(0);
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="default" onClick={() => setTries(tries + 1)}>
        {t('text.send')}
      </Button>
      {tries === 0 ? null : (
        <Alert key={tries} color="red" role="alert" title={t('text.failed')}>
          {t('text.failedText', { count: tries })}
        </Alert>
      )}
    </Stack>
  );
}

export function BeforeGoingOn() {
  const { t } = useTranslation('alerts');
  return <Caution>{t('text.caution')}</Caution>;
}
