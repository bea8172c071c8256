import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPopover } from '#web/ui/anchored-popover.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { useAskedPart } from '#web/ui/use-asked-part.ts';

export interface NavPanelContentProps {
  /** Closes the panel, as after following a link in it. */
  onClose: () => void;
}

interface NavPanelProps extends NavPanelContentProps {
  anchor: HTMLElement;
  label: string;
  load: () => Promise<ComponentType<NavPanelContentProps>>;
}

/** A panel of the bar, whose content comes when it is first opened. */
export function NavPanel({ anchor, label, load, onClose }: NavPanelProps) {
  const { t } = useTranslation();
  const { part: Content, failed, retry } = useAskedPart(load, true);
  return (
    <AnchoredPopover anchor={anchor} label={label} side="end" width={384} onClose={onClose}>
      {Content !== undefined ? (
        <Content onClose={onClose} />
      ) : failed ? (
        <ErrorState text={t('problems.offline')} onRetry={retry} />
      ) : (
        <LoadingState />
      )}
    </AnchoredPopover>
  );
}
