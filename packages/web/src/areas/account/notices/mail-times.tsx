import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import type { SettingsProps } from './kind-table.tsx';
import classes from './notices.module.css';

/** Quiet hours to begin with: outside of usual work. */
const usualQuiet = { desde: '20:00', hasta: '08:00' };

/** When the digest leaves, and between which hours no mail does. */
export function MailTimes({ settings, onChange }: SettingsProps) {
  const { t } = useTranslation('account');
  const { horaResumen, silencio } = settings;
  return (
    <div className={classes.times}>
      <HourField
        label={t('notices.digest')}
        description={t('notices.digestText')}
        value={horaResumen}
        onChange={(hour) => onChange({ horaResumen: hour })}
      />
      <div className={classes.quiet}>
        <SwitchRow
          label={t('notices.quiet')}
          checked={silencio !== null}
          onChange={(isOn) => onChange({ silencio: isOn ? usualQuiet : null })}
        />
        <p className={classes.hint}>{t('notices.quietText')}</p>
        {silencio === null ? null : (
          <div className={classes.hours}>
            <HourField
              label={t('notices.quietFrom')}
              value={silencio.desde}
              onChange={(desde) => onChange({ silencio: { ...silencio, desde } })}
            />
            <HourField
              label={t('notices.quietTo')}
              value={silencio.hasta}
              onChange={(hasta) => onChange({ silencio: { ...silencio, hasta } })}
            />
          </div>
        )}
      </div>
    </div>
  );
}

interface HourFieldProps {
  label: string;
  description?: string;
  value: string;
  onChange: (hour: string) => void;
}

/** Kept when the field is left: while one types, the hours in between are valid too. */
function HourField({ label, description, value, onChange }: HourFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    if (typed !== null && typed !== '' && typed !== value) onChange(typed);
    setTyped(null);
  };
  return (
    <TextInput
      className={classes.hour}
      type="time"
      label={label}
      description={description}
      value={typed ?? value}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={keep}
      onKeyDown={({ key }) => {
        if (key === 'Enter') keep();
      }}
    />
  );
}
