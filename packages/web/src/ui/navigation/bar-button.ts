import type { ComponentType, ReactNode } from 'react';

export interface BarPanelProps {
  /** Closes the panel, as after following a link in it. */
  onClose: () => void;
}

/** A button of the bar that opens a panel. */
export interface BarButtonProps {
  icon: ReactNode;
  label: string;
  /** At the corner of the button; the label includes it. */
  count: number;
  panelLabel: string;
  /** The content of the panel, which comes when it is first opened. */
  loadPanel: () => Promise<ComponentType<BarPanelProps>>;
  onOpen?: () => void;
}

/** What others add to the bar. They are given its button, so that they know nothing of the shell. */
export type BarPart = ComponentType<{ Button: ComponentType<BarButtonProps> }>;
