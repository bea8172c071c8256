import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUiTexts } from './texts.tsx';
import classes from './side-drawer.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  width?: number;
  children: ReactNode;
}

/** A question or a short form over the page. Escape and a click outside close it. */
export function Dialog({ opened, onClose, title, width = 440, children }: DialogProps) {
  const texts = useUiTexts();
  return (
    <Modal.Root opened={opened} onClose={onClose} size={width} centered>
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
