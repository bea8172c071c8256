import { Button } from '@mantine/core';
import type { Profile } from '@pliego/contract/areas/profile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { Section } from '#web/ui/page/page.tsx';
import classes from '../profile.module.css';

/** The latest photos, each as large as the window allows once it is picked. */
export function Photos({ photos }: { photos: Profile['latestPhotos'] }) {
  const { t } = useTranslation('profile');
  const [at, setAt] = useState<number | null>(null);
  const shown = at === null ? undefined : photos[at];
  const step = (by: number) =>
    setAt((held) => (held === null ? null : (held + by + photos.length) % photos.length));
  return (
    <Section title={t('sample.photos')}>
      <ul className={classes.photos}>
        {photos.map(({ img }, index) => (
          <li key={img}>
            <button
              type="button"
              className={classes.photo}
              aria-label={t('sample.openPhoto', { number: index + 1, of: photos.length })}
              onClick={() => setAt(index)}
            >
              <img src={img} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {shown === undefined || at === null ? null : (
        <Dialog
          title={t('sample.openPhoto', { number: at + 1, of: photos.length })}
          onClose={() => setAt(null)}
        >
          <img src={shown.img} alt="" className={classes.media} />
          <DialogActions>
            <Button variant="default" onClick={() => step(-1)}>
              {t('sample.previous')}
            </Button>
            <Button variant="default" data-autofocus onClick={() => step(1)}>
              {t('sample.next')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Section>
  );
}
