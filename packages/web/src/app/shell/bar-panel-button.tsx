import { useState } from 'react';
import type { BarButtonProps } from '#web/ui/navigation/bar-button.ts';
import { NavButton } from './nav-button.tsx';
import { NavPanel } from './nav-panel.tsx';

/** A button of the bar, and the panel below it while it is open. */
export function BarPanelButton(props: BarButtonProps) {
  const { icon, label, count, panelLabel, loadPanel, onOpen } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <NavButton
        label={label}
        count={count}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(anchor === null ? currentTarget : null);
          if (anchor === null) onOpen?.();
        }}
      >
        {icon}
      </NavButton>
      {anchor === null ? null : (
        <NavPanel
          anchor={anchor}
          label={panelLabel}
          load={loadPanel}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
