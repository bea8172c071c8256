import { NativeSelect } from '@mantine/core';
import {
  mailChannels,
  type NoticeKind,
  noticeKinds,
  type NoticeSetting,
} from '@pliego/contract/areas/notice-kinds';
import type { NoticeSettings } from '@pliego/contract/areas/notices';
import { useTranslation } from 'react-i18next';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import type { SettingsChange } from './settings-change.ts';
import classes from './notices.module.css';

export interface SettingsProps {
  settings: NoticeSettings;
  onChange: (change: SettingsChange) => void;
}

/** Each kind of notice: whether it shows in the app, and how it is mailed. */
export function KindTable({ settings, onChange }: SettingsProps) {
  const { t } = useTranslation('account');
  return (
    <table className={classes.kinds}>
      <thead>
        <tr>
          <th scope="col">{t('notices.kind')}</th>
          <th scope="col" className={classes.app}>
            {t('notices.app')}
          </th>
          <th scope="col" className={classes.mail}>
            {t('notices.mail')}
          </th>
        </tr>
      </thead>
      <tbody>
        {noticeKinds.map((kind) => (
          <KindRow
            key={kind}
            kind={kind}
            setting={settings.tipos[kind]}
            onChange={(setting) => onChange({ tipos: { [kind]: setting } })}
          />
        ))}
      </tbody>
    </table>
  );
}

interface KindRowProps {
  kind: NoticeKind;
  setting: NoticeSetting;
  onChange: (setting: NoticeSetting) => void;
}

function KindRow({ kind, setting, onChange }: KindRowProps) {
  const { t } = useTranslation('account');
  const name = t(`notices.kinds.${kind}`);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={classes.app}>
        <SwitchRow
          label={t('notices.appOf', { name })}
          labelHidden
          checked={setting.app}
          onChange={(app) => onChange({ ...setting, app })}
        />
      </td>
      <td className={classes.mail}>
        <NativeSelect
          aria-label={t('notices.mailOf', { name })}
          value={setting.correo}
          data={mailChannels.map((value) => ({ value, label: t(`notices.channels.${value}`) }))}
          onChange={({ currentTarget }) => {
            const correo = mailChannels.find((channel) => channel === currentTarget.value);
            if (correo !== undefined) onChange({ ...setting, correo });
          }}
        />
      </td>
    </tr>
  );
}
