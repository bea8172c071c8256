import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUiTexts } from './texts.tsx';
import classes from './dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A question over the page. It keeps the focus, and gives it back when it closes. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const texts = useUiTexts();
  return (
    <Modal
      opened
      centered
      size="md"
      title={title}
      classNames={{ title: classes.title ?? '' }}
      closeButtonProps={{ 'aria-label': texts.close }}
      transitionProps={{ duration: 90 }}
      onClose={onClose}
    >
      {children}
    </Modal>
  );
}

/** The buttons of a dialog, the one that does it last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
