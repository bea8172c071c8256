import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictures } from './slides/pictures.tsx';
import { Slides } from './slides/slides.tsx';

export const parts = ['Slides'];

/** Who uses it keeps which one is shown. */
export function Basic() {
  const { t } = useTranslation('carousel');
  const slides = usePictures({ count: 4 });
  const [index, setIndex] = useState(0);
  return <Slides label={t('text.works')} slides={slides} index={index} onIndex={setIndex} />;
}

export function Captions() {
  const { t } = useTranslation('carousel');
  return <Slides label={t('text.visits')} slides={usePictures({ hasCaption: true })} />;
}

/** The part keeps it; it begins with the third. */
export function Uncontrolled() {
  const { t } = useTranslation('carousel');
  return <Slides label={t('text.fromThird')} slides={usePictures()} defaultIndex={2} />;
}

export function Interval() {
  const { t } = useTranslation('carousel');
  const [seconds, setSeconds] = useState('4');
  return (
    <Stack gap="xs">
      <SegmentedControl
        size="xs"
        aria-label={t('text.every')}
        data={['2', '4', '8'].map((value) => ({ value, label: t('text.seconds', { value }) }))}
        value={seconds}
        onChange={setSeconds}
      />
      <Slides
        label={t('text.itself')}
        slides={usePictures({ count: 5 })}
        interval={Number(seconds) * 1_000}
      />
    </Stack>
  );
}

/** Without arrows: it is reached with Tab, and moved with the keys. */
export function Keyboard() {
  const { t } = useTranslation('carousel');
  return (
    <Stack gap="xs">
      <Slides label={t('text.keys')} slides={usePictures()} arrows={false} marks="fraction" />
      {t('text.keysHint')}
    </Stack>
  );
}

/** It waits under the pointer, while it has the focus, and when it is told to. */
export function Pause() {
  const { t } = useTranslation('carousel');
  return (
    <Stack gap="xs">
      <Slides
        label={t('text.pause')}
        slides={usePictures({ hasCaption: true })}
        interval={5_000}
        marks="bar"
      />
      {t('text.pauseHint')}
    </Stack>
  );
}
