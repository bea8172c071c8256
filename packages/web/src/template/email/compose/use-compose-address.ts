import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { readCompose } from './compose-start.ts';
import { bringForward, leaveDesk, openOnDesk, useDesk } from './desk.ts';

/**
 * Opens the mail that the address names, and names in the address the one that it opened. Leaving its address leaves
 * the window open, except on a phone, where it fills the screen: going back there saves and closes it.
 */
export function useComposeAddress(
  compose: string | undefined,
  name: (compose: string | undefined, how: { replace: boolean }) => void,
): { open: (asked: string) => void; bringForward: (asked: string) => boolean } {
  const writing = useDesk((desk) => desk.writing?.asked);
  const isPhone = useIsPhone();
  const before = useRef(writing);
  /** What the address was made to name, which is no wish of the person. */
  const named = useRef<string | undefined>(undefined);
  // What is sent, thrown away or has got a number is not there to go back to under its old name.
  const rename = useEffectEvent((next: string | undefined) => {
    named.current = next;
    name(next, { replace: true });
  });
  const follow = useEffectEvent(async (asked: string) => {
    if (asked === named.current || readCompose(asked) === null) return;
    await openOnDesk(asked);
    const now = useDesk.getState().writing?.asked;
    if (now !== undefined && now !== asked) rename(now);
  });
  const leave = useEffectEvent(() => {
    if (isPhone && useDesk.getState().writing !== null) void leaveDesk();
  });

  useEffect(() => {
    if (compose !== undefined) void follow(compose);
    else leave();
    named.current = undefined;
  }, [compose]);
  useEffect(() => () => leave(), []);
  useEffect(() => {
    const was = before.current;
    before.current = writing;
    if (was !== writing && compose !== undefined && compose === was) rename(writing);
  }, [writing, compose]);

  const restore = (asked: string): boolean => {
    if (asked !== writing) return false;
    bringForward();
    return true;
  };
  return {
    open: (asked) => {
      if (!restore(asked)) name(asked, { replace: false });
    },
    /** Whether it was in the window already. */
    bringForward: (asked) => asked === compose && restore(asked),
  };
}
