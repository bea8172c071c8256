import { Button, NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { paymentMethods } from '@pliego/contract/areas/invoice-draft';
import {
  IconCashBanknote,
  IconDeviceFloppy,
  IconEye,
  IconPencil,
  IconSend,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import type { InvoiceValues } from './form-values.ts';
import paper from '../paper/paper.module.css';

interface FormSideProps {
  form: UseFormReturnType<InvoiceValues>;
  busy: boolean;
  /** Whether the invoice is shown as the client will see it. */
  isShown: boolean;
  onShow: () => void;
  /** Called just before the form is submitted, with the next step. */
  onSubmitKind: (kind: 'save' | 'send') => void;
  onPayments?: () => void;
}

/** Saving, looking, how it is paid and which parts the client sees. */
export function FormSide(props: FormSideProps) {
  const { form, busy, isShown, onShow, onSubmitKind, onPayments } = props;
  const { t } = useTranslation('invoices');
  const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;
  const { parts } = form.values;
  return (
    <div className={paper.side}>
      <div className={paper.panel}>
        <NativeSelect
          label={t('form.paymentMethod')}
          data={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
          {...form.getInputProps('paymentMethod')}
        />
        <p className={paper.panelTitle}>{t('form.parts')}</p>
        {(['terms', 'note', 'paymentStub'] as const).map((part) => (
          <SwitchRow
            key={part}
            label={t(`form.part.${part}`)}
            checked={parts[part]}
            onChange={(checked) => form.setFieldValue('parts', { ...parts, [part]: checked })}
          />
        ))}
        {onPayments === undefined ? null : (
          <Button
            variant="default"
            leftSection={<IconCashBanknote {...icon} />}
            onClick={onPayments}
          >
            {t('actions.payments')}
          </Button>
        )}
        <Button
          type="submit"
          variant="default"
          disabled={busy}
          leftSection={<IconSend {...icon} />}
          onClick={() => onSubmitKind('send')}
        >
          {t('form.saveAndSend')}
        </Button>
      </div>
      <div className={`${paper.panel} ${paper.bar} ${paper.first}`}>
        <Button
          type="submit"
          loading={busy}
          leftSection={<IconDeviceFloppy {...icon} />}
          onClick={() => onSubmitKind('save')}
        >
          {t('form.save')}
        </Button>
        <Button
          variant="default"
          aria-pressed={isShown}
          leftSection={isShown ? <IconPencil {...icon} /> : <IconEye {...icon} />}
          onClick={onShow}
        >
          {t(isShown ? 'form.keepEditing' : 'form.show')}
        </Button>
      </div>
    </div>
  );
}
