import { useSession } from '#web/api/use-session.ts';
import { initialsOf } from '#web/lib/initials.ts';
import { toneOf, toneProps } from '#web/ui/display/tone.ts';
import classes from './sample.module.css';

interface SampleFaceProps {
  avatar: string;
  username: string;
  /** Its size and its edge. */
  className: string | undefined;
  /** Where the name stands nowhere beside it. */
  alt?: string;
}

/** A face of the sample profile. Only the signed-in person may have no picture: initials then, as elsewhere. */
export function SampleFace({ avatar, username, className, alt = '' }: SampleFaceProps) {
  const { userData } = useSession();
  if (avatar !== '') return <img src={avatar} alt={alt} title={username} className={className} />;
  const tone = toneProps(toneOf(userData.id));
  return (
    <span
      role={alt === '' ? undefined : 'img'}
      aria-label={alt === '' ? undefined : alt}
      aria-hidden={alt === '' ? true : undefined}
      title={username}
      className={`${tone.className} ${classes.initials} ${className ?? ''}`}
      style={tone.style}
    >
      {initialsOf(username)}
    </span>
  );
}
