import { Button } from '@mantine/core';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Logo } from '#web/ui/display/logo.tsx';
import { Footer } from './footer.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { SkinToggle } from './skin-toggle.tsx';
import { useShellLanguage } from './use-shell-language.ts';
import bar from './bar-colors.module.css';
import classes from './public-frame.module.css';

/** Around a page that is open to everybody, for who has no session: no menu, and the way in. */
export function PublicFrame() {
  const { t } = useTranslation();
  const language = useShellLanguage();
  const here = useLocation({ select: ({ href }) => href });
  return (
    <div className={classes.frame} lang={language.own}>
      <header className={`${bar.colors} ${classes.bar}`} data-color="white">
        <Link to="/login" aria-label={t('shell.home')} className={classes.brand}>
          <Logo />
        </Link>
        <LanguageMenu />
        <SkinToggle />
        <Button
          size="xs"
          renderRoot={(props) => <Link {...props} to="/login" search={{ volver: here }} />}
        >
          {t('shell.signIn')}
        </Button>
      </header>
      <main id="contenido" tabIndex={-1} lang={language.content} className={classes.main}>
        <Outlet />
      </main>
      <Footer sticky={false} />
    </div>
  );
}
