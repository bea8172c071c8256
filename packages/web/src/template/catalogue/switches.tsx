import { Switch } from '@mantine/core';
import { IconBell, IconBellOff, IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastUndo } from '#web/ui/feedback/toasts.tsx';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import classes from './fields.module.css';

export const parts = ['SwitchRow', 'Switch'];

/** As the product has it: the name on one side, the switch on the other. */
export function Basic() {
  const { t } = useTranslation('switches');
  const [mails, setMails] = useState(true);
  const [weekends, setWeekends] = useState(false);
  return (
    <div className={classes.column}>
      <SwitchRow label={t('text.mails')} checked={mails} onChange={setMails} />
      <SwitchRow label={t('text.weekends')} checked={weekends} onChange={setWeekends} />
      <output className={classes.soft}>{t(mails ? 'text.mailsOn' : 'text.mailsOff')}</output>
    </div>
  );
}

/** What takes effect at once can be undone at once. */
export function AtOnce() {
  const { t } = useTranslation('switches');
  const { undo } = useWidgetTexts();
  const [isOpen, setOpen] = useState(true);
  const change = (next: boolean) => {
    setOpen(next);
    toastUndo({
      id: 'catalogue-switch',
      title: t(next ? 'text.opened' : 'text.closed'),
      action: { label: undo, onClick: () => setOpen(!next) },
    });
  };
  return <SwitchRow label={t('text.link')} checked={isOpen} onChange={change} />;
}

export function States() {
  const { t } = useTranslation('switches');
  return (
    <div className={classes.column}>
      <Switch label={t('text.described')} description={t('text.describedText')} defaultChecked />
      <Switch label={t('text.locked')} disabled defaultChecked />
      <Switch label={t('text.failed')} error={t('text.failedText')} />
    </div>
  );
}

export function Colors() {
  const { t } = useTranslation('switches');
  return (
    <div className={classes.row}>
      {(['petroleo', 'green', 'yellow', 'red'] as const).map((color) => (
        <Switch key={color} color={color} label={t(`text.colors.${color}`)} defaultChecked />
      ))}
    </div>
  );
}

export function Icons() {
  const { t } = useTranslation('switches');
  const [isOn, setOn] = useState(true);
  return (
    <div className={classes.column}>
      <Switch
        size="md"
        label={t('text.notices')}
        checked={isOn}
        onLabel={<IconBell size={14} aria-hidden />}
        offLabel={<IconBellOff size={14} aria-hidden />}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      <Switch
        size="md"
        label={t('text.checked')}
        checked={isOn}
        thumbIcon={
          isOn ? (
            <IconCheck size={12} stroke={3} color="var(--primary)" aria-hidden />
          ) : (
            <IconX size={12} stroke={3} color="#64727b" aria-hidden />
          )
        }
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
    </div>
  );
}

export function Sizes() {
  const { t } = useTranslation('switches');
  return (
    <div className={classes.row}>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Switch key={size} size={size} label={t(`text.sizes.${size}`)} defaultChecked />
      ))}
    </div>
  );
}
