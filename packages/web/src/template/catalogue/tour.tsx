import { Button, Card, Stack, Tour } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuidedTour } from '#web/ui/overlay/guided-tour.tsx';

export const parts = ['Tour', 'Tour.Step'];

function useLabels() {
  const { t } = useTranslation('tour');
  return {
    skip: t('text.skip'),
    back: t('text.back'),
    next: t('text.next'),
    close: t('text.finish'),
    beacon: t('text.beacon'),
    stepCounter: (current: number, total: number) => t('text.step', { current, total }),
  };
}

/** What of the frame each step is about; one that the window has no room for is left out. */
function usePlaces() {
  const { t } = useTranslation(['common']);
  const named = (tag: string, label: string) => `${tag}[aria-label="${CSS.escape(label)}"]`;
  return [
    // The whole menu may be higher than the window.
    {
      name: 'menu',
      target: `${named('nav', t('shell.navigation'))} a[aria-current="page"]`,
      position: 'right',
    },
    { name: 'search', target: named('button', t('search.open')), position: 'bottom' },
    { name: 'help', target: named('button', t('shell.help.label')), position: 'bottom' },
    { name: 'content', target: 'h1', position: 'bottom' },
    { name: 'footer', target: 'footer', position: 'top' },
  ] as const;
}

/** The steps, while somebody goes through them; then the focus is where it was. */
function Guided({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tour');
  const labels = useLabels();
  const steps = usePlaces().map(({ name, target, position }) => ({
    name,
    target,
    position,
    title: t(`text.${name}`),
    text: t(`text.${name}Text`),
  }));
  return <GuidedTour steps={steps} labels={labels} onClose={onClose} />;
}

/** For who comes in for the first time: bar, menu, page and footer of the product itself. */
export function OfTheProduct() {
  const { t } = useTranslation('tour');
  const [isActive, setIsActive] = useState(false);
  const [said, setSaid] = useState<'waiting' | 'left'>('waiting');
  const leave = () => {
    setIsActive(false);
    setSaid('left');
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Button onClick={() => setIsActive(true)}>{t('text.start')}</Button>
      <output>{t(`text.${said}`)}</output>
      {isActive ? <Guided onClose={leave} /> : null}
    </Stack>
  );
}

/** Three steps of a card, with the buttons of the card alive. */
export function OfACard() {
  const { t } = useTranslation('tour');
  const labels = useLabels();
  const [isActive, setIsActive] = useState(false);
  const [step, setStep] = useState(0);
  const title = useRef<HTMLElement>(null);
  const closing = useRef<HTMLElement>(null);
  const taking = useRef<HTMLButtonElement>(null);
  const [isTaken, setIsTaken] = useState(false);
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        onClick={() => {
          setStep(0);
          setIsActive(true);
        }}
      >
        {t('text.startCard')}
      </Button>
      <Card withBorder w="100%">
        <strong ref={title}>{t('text.cardTitle')}</strong>
        <span ref={closing}>{t('text.cardClosing')}</span>
        <Button
          ref={taking}
          size="compact-sm"
          w="fit-content"
          variant={isTaken ? 'default' : 'filled'}
          onClick={() => setIsTaken(!isTaken)}
        >
          {t(isTaken ? 'text.cardTaken' : 'text.cardAct')}
        </Button>
      </Card>
      <Tour
        active={isActive}
        labels={labels}
        step={step}
        maxWidth={320}
        zIndex={500}
        closeOnOverlayClick
        onStepChange={setStep}
        onClose={() => setIsActive(false)}
      >
        <Tour.Step target={title} title={t('text.one')} position="right">
          {t('text.oneText')}
        </Tour.Step>
        <Tour.Step target={closing} title={t('text.two')} position="bottom">
          {t('text.twoText')}
        </Tour.Step>
        <Tour.Step target={taking} title={t('text.three')} position="top">
          {t('text.threeText')}
        </Tour.Step>
      </Tour>
    </Stack>
  );
}
