import { SegmentedControl, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../toast-kinds.module.css';

export const firstOptions = { title: '', seconds: '4', canClose: true, hasLine: true };

interface ToastOptionsProps {
  value: typeof firstOptions;
  onChange: (value: typeof firstOptions) => void;
}

/** The fields of what a toast can be asked for. */
export function ToastOptions({ value, onChange }: ToastOptionsProps) {
  const { t } = useTranslation('toastKinds');
  const change = (part: Partial<typeof firstOptions>) => onChange({ ...value, ...part });
  return (
    <>
      <TextInput
        label={t('text.title')}
        placeholder={t('text.saved')}
        value={value.title}
        maxLength={80}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <div>
        <p className={classes.legend}>{t('text.lasts')}</p>
        <SegmentedControl
          size="sm"
          aria-label={t('text.lasts')}
          data={['2', '4', '10', '0'].map((seconds) => ({
            value: seconds,
            label: seconds === '0' ? t('text.stays') : t('text.seconds', { value: seconds }),
          }))}
          value={value.seconds}
          onChange={(seconds) =>
            // What stays has to have a way out.
            change(seconds === '0' ? { seconds, canClose: true } : { seconds })
          }
        />
      </div>
      <Switch
        label={t('text.canClose')}
        checked={value.canClose}
        disabled={value.seconds === '0'}
        onChange={({ currentTarget }) => change({ canClose: currentTarget.checked })}
      />
      <Switch
        label={t('text.hasLine')}
        checked={value.hasLine}
        onChange={({ currentTarget }) => change({ hasLine: currentTarget.checked })}
      />
    </>
  );
}
