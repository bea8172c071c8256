import { Modal, type MantineTransition } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconHelpCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useUiTexts } from '#web/ui/texts/texts.tsx';
import classes from './answer-dialog.module.css';

const drawings = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconCircleX,
  question: IconHelpCircle,
};

export interface AnswerDialogProps {
  title: string;
  /** What it is about: its drawing and its colour. */
  kind?: keyof typeof drawings;
  /** A picture above the title. */
  image?: string;
  /** At which corner of the window; in the middle when absent. */
  place?: 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end';
  /** How it comes and goes. */
  transition?: MantineTransition;
  /** Closes by itself after so many milliseconds. */
  closesAfter?: number;
  /** Whether a click outside of it closes it. */
  canClickOutside?: boolean;
  /** Below a line: where to read more. */
  footer?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
}

/** A short question or news in the middle of the page, with a drawing. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { title, kind, image, place, closesAfter, canClickOutside = true, onClose } = props;
  const { close } = useUiTexts();
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (closesAfter === undefined) return;
    const timer = setTimeout(leave, closesAfter);
    return () => clearTimeout(timer);
  }, [closesAfter]);
  const Drawing = kind === undefined ? null : drawings[kind];
  return (
    <Modal
      opened
      size="sm"
      centered={place === undefined}
      withOverlay={place === undefined}
      lockScroll={place === undefined}
      closeOnClickOutside={canClickOutside}
      title={title}
      closeButtonProps={{ 'aria-label': close }}
      transitionProps={{ transition: props.transition ?? 'fade', duration: 160 }}
      classNames={{
        inner: place === undefined ? undefined : classes[place],
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
      onClose={onClose}
    >
      {Drawing === null ? null : (
        <Drawing size={52} stroke={1.4} aria-hidden className={classes.drawing} data-kind={kind} />
      )}
      {image === undefined ? null : <img src={image} alt="" className={classes.image} />}
      {props.children}
      {props.footer === undefined ? null : <div className={classes.footer}>{props.footer}</div>}
    </Modal>
  );
}
