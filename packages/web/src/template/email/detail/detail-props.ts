import type { Mail } from '@pliego/contract/areas/email';
import type { Place } from '../mail-place.ts';
import type { MailActions } from '../use-mail-actions.ts';

export interface MailDetailProps {
  id: number;
  place: Place;
  /** Index in the list; negative when the list does not hold it. */
  position: { index: number; total: number };
  actions: MailActions;
  onRemove: (mails: readonly Mail[]) => void;
  onStep: (by: 1 | -1) => void;
  onBack: () => void;
  onMoved: (mail: Mail) => void;
  onCompose: (compose: string) => void;
}
