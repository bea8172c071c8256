import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#web/ui/display/logo.tsx';
import { LockedPicture } from '#web/ui/illustrations/pictures.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import type { DemoStyle } from './demo-pages.ts';
import classes from './jwt.module.css';

interface DemoFrameProps {
  title: string;
  look: DemoStyle;
  children: ReactNode;
}

/** A card in the middle, or a picture with the form beside it. */
export function DemoFrame({ title, look, children }: DemoFrameProps) {
  const { t } = useTranslation('jwt');
  useDocumentTitle(`${title} · Pliego`);
  return (
    <main className={classes.frame} data-style={look}>
      {look === 'cover' ? (
        <div className={classes.picture}>
          <LockedPicture />
        </div>
      ) : null}
      <div className={classes.side}>
        <div className={classes.card}>
          <Logo />
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.note}>{t('note')}</p>
          {children}
          <p className={classes.links}>
            <AppLink to="/inicio">{t('back')}</AppLink>
          </p>
        </div>
      </div>
    </main>
  );
}
