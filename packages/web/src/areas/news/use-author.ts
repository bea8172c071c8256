import { useSession } from '#web/api/use-session.ts';

/** Who writes in the sample blog: the person who is signed in. */
export function useAuthor(): { avatar: string; userFullName: string } {
  const { fullName, avatar } = useSession().userData;
  return { avatar: avatar ?? '', userFullName: fullName };
}
