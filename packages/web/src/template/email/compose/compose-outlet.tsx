import { useEffect } from 'react';
import { useLazyPart } from '#web/ui/page/use-lazy-part.ts';
import { clearDesk, useDesk } from './desk.ts';

const loadHost = () => import('./compose-host.tsx');

/** Where the window of a mail is, over every page of the app. Its code comes with the pages of the mail. */
export function ComposeOutlet() {
  const writing = useDesk((desk) => desk.writing);
  const { part } = useLazyPart(loadHost, writing !== null);
  // What one person writes is not shown to the next.
  useEffect(() => clearDesk, []);
  if (writing === null || part === undefined) return null;
  return <part.ComposeHost key={writing.key} writing={writing} />;
}
