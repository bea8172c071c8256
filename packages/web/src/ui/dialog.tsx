import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUiTexts } from './texts.tsx';
import classes from './dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A question over the page. It keeps the focus, and gives it back when it closes. Put together by hand
 * because the ready-made one has a header of its own, which reads as a second banner of the page.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const texts = useUiTexts();
  return (
    <Modal.Root opened centered size="md" transitionProps={{ duration: 90 }} onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={texts.close} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The buttons of a dialog, the one that does it last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
