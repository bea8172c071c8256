import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChatAddress } from '../chat-address.ts';
import { FaceWithStatus } from './presence.tsx';
import { profileQuery } from '../queries.ts';
import classes from './contact-list.module.css';

/** The user's avatar, which opens their profile. */
export function OwnFace() {
  const { t } = useTranslation('chat');
  const { change } = useChatAddress();
  const { data: profile } = useQuery(profileQuery);
  if (profile === undefined) return <span className={classes.own} aria-hidden />;
  const label = t('list.profile', {
    name: profile.fullName,
    status: t(`status.${profile.status}`),
  });
  return (
    <button
      type="button"
      className={classes.own}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={() => change({ panel: 'perfil' })}
    >
      <FaceWithStatus person={profile} size={34} />
    </button>
  );
}
