import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUiTexts } from './texts.tsx';
import classes from './dialog.module.css';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** What a dialog shows, once its code is there. */
export function DialogView({ title, onClose, children }: DialogProps) {
  const texts = useUiTexts();
  return (
    <Modal.Root
      returnFocus={false}
      opened
      centered
      size="md"
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
