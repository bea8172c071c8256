import { Button } from '@mantine/core';
import type { Product } from '@pliego/contract/areas/product-shapes';
import { useTranslation } from 'react-i18next';
import { formatFullMoment } from '#web/lib/format.ts';
import { ClashNote } from '#web/ui/feedback/clash-note.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { Section } from '#web/ui/page/page.tsx';
import {
  LimitFields,
  MoneyFields,
  OwnerFields,
  RuleFields,
  WhatFields,
} from './product-fields.tsx';
import { AssignFields } from '../rule/assign-fields.tsx';
import { RulePreview } from '../rule/rule-preview.tsx';
import { TrialPanel } from '../matches/trial-panel.tsx';
import { isSameValue } from './product-values.ts';
import type { MadeProductForm } from './use-product-form.ts';
import { useValueText } from './use-value-text.ts';
import classes from './ficha.module.css';

interface ProductFormViewProps {
  made: MadeProductForm;
  product?: Product;
  seesCost: boolean;
  saveLabel: string;
}

/** The form of a product, in the order in which one thinks of it. */
export function ProductFormView({ made, product, seesCost, saveLabel }: ProductFormViewProps) {
  const { t } = useTranslation('products');
  const { form, formProps, busy, isDirty, guard, undo } = made;
  return (
    <form {...formProps} className={classes.form}>
      <Refusal made={made} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Section title={t('sections.what')}>
            <WhatFields form={form} />
          </Section>
          <Section title={t('sections.money')}>
            <MoneyFields form={form} seesCost={seesCost} />
          </Section>
          <Section title={t('sections.limits')}>
            <LimitFields form={form} />
          </Section>
          <Section title={t('sections.owner')}>
            <OwnerFields form={form} named={product?.responsable ?? null}>
              <AssignFields form={form} />
              {product === undefined ? null : (
                <RulePreview product={product} values={form.values} />
              )}
            </OwnerFields>
          </Section>
        </div>
        <div className={classes.column}>
          <Section title={t('sections.rules')}>
            <RuleFields form={form} />
          </Section>
          <TrialPanel values={form.values} id={product?.id ?? null} isDirty={isDirty} />
        </div>
      </div>
      <div className={classes.actions} data-dirty={isDirty || undefined}>
        <Button type="submit" loading={busy} disabled={product !== undefined && !isDirty}>
          {saveLabel}
        </Button>
        {isDirty && product !== undefined ? (
          <Button variant="default" disabled={busy} onClick={undo}>
            {t('form.undo')}
          </Button>
        ) : null}
        <span className={classes.soft}>
          {isDirty && product !== undefined ? t('form.unsaved') : <LastChange product={product} />}
        </span>
      </div>
      <LeaveGuard {...guard} text={t('form.leave')} />
    </form>
  );
}

function LastChange({ product }: { product: Product | undefined }) {
  const { t } = useTranslation('products');
  if (product === undefined) return null;
  const { cambiado, cambiadoPor } = product;
  const when = formatFullMoment(cambiado);
  return cambiadoPor === null
    ? t('form.changed', { when })
    : t('form.changedBy', { when, who: cambiadoPor.fullName });
}

/** What was refused: of a clash, both values of each field, with the choice of either. */
function Refusal({ made: { form, problem, clashes } }: { made: MadeProductForm }) {
  const { t } = useTranslation('products');
  const valueText = useValueText();
  if (clashes === null) return <FormProblem text={problem} />;
  return (
    <ClashNote
      clashes={clashes
        .filter(({ name, stored }) => !isSameValue(form.values[name], stored))
        .map(({ name, stored }) => ({
          name,
          field: t(`fields.${name}`),
          value: valueText(name, stored),
          onTake: () => form.setValues({ [name]: stored }),
        }))}
    />
  );
}
