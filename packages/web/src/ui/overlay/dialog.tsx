import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUiTexts } from '../texts/texts.tsx';
import { useFocusBack } from './use-focus-back.ts';
import classes from './dialog.module.css';

interface DialogProps {
  title: string;
  /** How wide it is at most. */
  size?: 'md' | 'lg' | 'xl';
  onClose: () => void;
  children: ReactNode;
}

/** A question over the page. It keeps the focus, and gives it back when it closes. */
export function Dialog({ title, size = 'md', onClose, children }: DialogProps) {
  const texts = useUiTexts();
  useFocusBack();
  return (
    <Modal.Root
      returnFocus={false}
      opened
      centered
      size={size}
      transitionProps={{ duration: 90 }}
      onClose={onClose}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Outside of the page's landmarks a header would count as a second banner. */}
        <Modal.Header role="presentation">
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={texts.close} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The buttons of a dialog, the confirming one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
