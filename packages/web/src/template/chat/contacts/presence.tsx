import type { ChatStatus } from '@pliego/contract/areas/chat';
import { Face, type PersonFace } from '#web/ui/display/person.tsx';
import classes from './presence.module.css';

/** The presence of a contact, by colour and shape; its text is beside it or in the label of its parent. */
export function StatusMark({ status }: { status: ChatStatus }) {
  return <span aria-hidden className={classes.mark} data-status={status} />;
}

interface FaceWithStatusProps {
  person: PersonFace & { status: ChatStatus };
  size?: number;
}

export function FaceWithStatus({ person, size = 38 }: FaceWithStatusProps) {
  return (
    <span className={classes.face}>
      <Face person={person} size={size} />
      <StatusMark status={person.status} />
    </span>
  );
}
