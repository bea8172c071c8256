import { type MailLabel, mailLabels } from '@pliego/contract/areas/email-choices';
import { useTranslation } from 'react-i18next';
import type { MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { Pill, ToneDot } from '#web/ui/display/pill.tsx';
import type { Tone } from '#web/ui/display/tone.ts';

export const labelTones: Record<MailLabel, Tone> = {
  personal: 'verde',
  company: 'azul',
  important: 'naranja',
  private: 'rojo',
};

/** The labels of a mail, each with its name. */
export function LabelPills({ labels }: { labels: readonly MailLabel[] }) {
  const { t } = useTranslation('email');
  return labels.map((label) => (
    <Pill key={label} tone={labelTones[label]} dot>
      {t(`labels.${label}`)}
    </Pill>
  ));
}

/** The labels as a menu; those that all of the mails have are ticked. */
export function useLabelActions(
  mails: readonly { labels: readonly MailLabel[] }[],
  onPick: (label: MailLabel) => void,
): MenuAction[] {
  const { t } = useTranslation('email');
  return mailLabels.map((label) => ({
    id: label,
    label: t(`labels.${label}`),
    icon: <ToneDot tone={labelTones[label]} />,
    current: mails.length > 0 && mails.every(({ labels }) => labels.includes(label)),
    onPick: () => onPick(label),
  }));
}
