import { initialsOf } from '#web/lib/initials.ts';
import { toneOf, toneProps } from './tone.ts';
import classes from './person.module.css';

export interface PersonFace {
  id: number;
  fullName: string;
  avatar: string | null;
}

/** A round face: the photo, or the initials on a hue that is always the same for a person. */
export function Face({ person, size = 22 }: { person: PersonFace; size?: number }) {
  const { className, style } = toneProps(toneOf(person.id));
  const box = { width: size, height: size, fontSize: Math.round(size * 0.42) };
  return person.avatar === null || person.avatar === '' ? (
    <span aria-hidden className={`${className} ${classes.face}`} style={{ ...style, ...box }}>
      {initialsOf(person.fullName)}
    </span>
  ) : (
    <img alt="" src={person.avatar} className={classes.face} style={box} />
  );
}

/** A face and its name on one line. */
export function Person({ person, size }: { person: PersonFace; size?: number }) {
  return (
    <span className={classes.person}>
      <Face person={person} size={size} />
      <span className={classes.name}>{person.fullName}</span>
    </span>
  );
}
