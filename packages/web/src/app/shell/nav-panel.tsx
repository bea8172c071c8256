import type { ComponentType } from 'react';
import type { BarPanelProps } from '#web/ui/navigation/bar-button.ts';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { useLazyPart } from '#web/ui/page/use-lazy-part.ts';
import { PartState } from './part-state.tsx';

/** What the content of a panel is given. */
export type NavPanelContentProps = BarPanelProps;

interface NavPanelProps extends BarPanelProps {
  anchor: HTMLElement;
  label: string;
  load: () => Promise<ComponentType<BarPanelProps>>;
}

/** A panel of the bar, whose content comes when it is first opened. */
export function NavPanel({ anchor, label, load, onClose }: NavPanelProps) {
  const { part: Content, failed, retry } = useLazyPart(load, true);
  return (
    <AnchoredPopover anchor={anchor} label={label} side="end" width={384} onClose={onClose}>
      {Content === undefined ? (
        <PartState failed={failed} retry={retry} />
      ) : (
        <Content onClose={onClose} />
      )}
    </AnchoredPopover>
  );
}
