import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import type { MadeProductForm } from '../ficha/use-product-form.ts';
import classes from './rule.module.css';

/** What is proposed first: the points of an exact code and most words of the name. */
const firstScore = 80;

/** Whether the responsible person is given what fits, and from which score. */
export function AssignFields({ form }: { form: MadeProductForm['form'] }) {
  const { t } = useTranslation('products');
  const { asignaDesde } = form.values;
  return (
    <div className={classes.fields}>
      <Checkbox
        label={t('rule.assign')}
        description={t('rule.assignHint')}
        checked={asignaDesde !== null}
        onChange={({ currentTarget: { checked } }) =>
          form.setFieldValue('asignaDesde', checked ? firstScore : null)
        }
      />
      {asignaDesde === null ? null : (
        <AmountField
          className={classes.score}
          label={t('fields.asignaDesde')}
          description={t('rule.scoreHint')}
          error={form.errors['asignaDesde']}
          value={asignaDesde}
          // Emptied while another number is typed: without a rule only where the box says so.
          onChange={(score) => form.setFieldValue('asignaDesde', score ?? 0)}
        />
      )}
    </div>
  );
}
