import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog, DialogActions } from './dialog.tsx';
import { FormProblem } from '../fields/form-problem.tsx';
import { useWidgetTexts } from '../texts/widget-texts.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What will happen, and what cannot be taken back. */
  children: ReactNode;
  /** What the button does, as a verb. */
  confirm: string;
  /** It destroys something. */
  danger?: boolean;
  busy?: boolean;
  /** Why it did not work; the dialog stays. */
  problem?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of what cannot be undone. What can be undone is done at once, with an undo in its toast. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const texts = useWidgetTexts();
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      {props.children}
      <FormProblem text={props.problem} />
      <DialogActions>
        <Button variant="default" onClick={props.onClose}>
          {texts.cancel}
        </Button>
        <Button
          data-autofocus
          // Dark enough for white letters; the scale's own seventh shade is not.
          color={props.danger === true ? 'red.9' : undefined}
          loading={props.busy}
          onClick={props.onConfirm}
        >
          {props.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
