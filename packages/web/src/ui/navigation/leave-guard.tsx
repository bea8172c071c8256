import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
import { useWidgetTexts } from '../texts/widget-texts.tsx';

interface LeaveGuardProps {
  isAsking: boolean;
  onStay: (() => void) | undefined;
  onLeave: (() => void) | undefined;
  /** What would be lost. */
  text: string;
}

/** The confirmation before unsaved input is discarded. Uses `useLeaving`. */
export function LeaveGuard({ isAsking, onStay, onLeave, text }: LeaveGuardProps) {
  const { leave } = useWidgetTexts();
  return isAsking ? (
    <ConfirmDialog
      title={leave.title}
      confirm={leave.confirm}
      danger
      onConfirm={() => onLeave?.()}
      onClose={() => onStay?.()}
    >
      {text}
    </ConfirmDialog>
  ) : null;
}
