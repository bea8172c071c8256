import { IconLinkOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Panel } from '../panel.tsx';

/** A link that leads no further, and below it what to do instead. */
export function DeadLink({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Panel title={title} text={text} icon={<IconLinkOff size={24} stroke={1.6} />}>
      {children}
    </Panel>
  );
}
