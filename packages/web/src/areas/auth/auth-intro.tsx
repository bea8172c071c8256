import { IconCalendarDue, IconListSearch, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#web/ui/display/logo.tsx';
import { ListSketch } from './list-sketch.tsx';
import classes from './auth-frame.module.css';

const points = [
  { key: 'search', icon: IconListSearch },
  { key: 'deadlines', icon: IconCalendarDue },
  { key: 'team', icon: IconUsers },
] as const;

/** What Pliego is, beside every authentication form. */
export function AuthIntro() {
  const { t } = useTranslation('auth');
  return (
    <section className={classes.intro}>
      <Logo size={34} />
      <div className={classes.words}>
        <p className={classes.lead}>{t('intro.lead')}</p>
        <ul className={classes.points}>
          {points.map(({ key, icon: Icon }) => (
            <li key={key}>
              <Icon size={20} stroke={1.6} aria-hidden />
              {t(`intro.points.${key}`)}
            </li>
          ))}
        </ul>
      </div>
      <ListSketch />
    </section>
  );
}
