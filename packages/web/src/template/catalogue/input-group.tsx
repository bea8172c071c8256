import { Button, Checkbox, NativeSelect, Radio, TextInput } from '@mantine/core';
import { IconChevronDown, IconMail, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import classes from './input-group.module.css';

export const parts = ['TextInput', 'AmountField', 'NativeSelect', 'ActionMenu'];

const money = '$';

function GroupOf({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group} aria-label={label}>
      {children}
    </fieldset>
  );
}

/** What stands beside a field is no label: the field has its own. */
export function Basic() {
  const { t } = useTranslation('inputGroup');
  const [amount, setAmount] = useState<number | null>(1_500_000);
  return (
    <GroupOf label={t('text.bond')}>
      <span className={classes.addon} aria-hidden>
        {money}
      </span>
      <AmountField
        className={classes.field}
        aria-label={t('text.bond')}
        value={amount}
        onChange={setAmount}
      />
      <span className={classes.addon}>{t('text.pesos')}</span>
    </GroupOf>
  );
}

export function Merged() {
  const { t } = useTranslation('inputGroup');
  return (
    <div className={classes.column}>
      <TextInput
        label={t('text.mail')}
        leftSection={<IconMail size={16} aria-hidden />}
        inputMode="email"
      />
      <TextInput
        label={t('text.days')}
        rightSection={t('text.dayUnit')}
        rightSectionWidth={92}
        inputMode="numeric"
        defaultValue="60"
      />
    </div>
  );
}

export function Sizes() {
  const { t } = useTranslation('inputGroup');
  return (
    <div className={classes.column}>
      {(['xs', 'sm', 'lg'] as const).map((size) => (
        <GroupOf key={size} label={t(`text.sizes.${size}`)}>
          <span className={classes.addon} data-size={size} aria-hidden>
            {money}
          </span>
          <TextInput
            className={classes.field}
            size={size}
            aria-label={t(`text.sizes.${size}`)}
            inputMode="numeric"
          />
        </GroupOf>
      ))}
    </div>
  );
}

/** The box says whether what the field holds counts. */
export function WithChoice() {
  const { t } = useTranslation('inputGroup');
  const [isLimited, setLimited] = useState(true);
  const [by, setBy] = useState<'phone' | 'mail'>('phone');
  return (
    <div className={classes.column}>
      <GroupOf label={t('text.limit')}>
        <span className={classes.addon}>
          <Checkbox
            size="xs"
            aria-label={t('text.useLimit')}
            checked={isLimited}
            onChange={({ currentTarget }) => setLimited(currentTarget.checked)}
          />
        </span>
        <TextInput
          className={classes.field}
          aria-label={t('text.limit')}
          placeholder={t('text.limit')}
          inputMode="numeric"
          disabled={!isLimited}
        />
      </GroupOf>
      {(['phone', 'mail'] as const).map((way) => (
        <GroupOf key={way} label={t(`text.${way}`)}>
          <span className={classes.addon}>
            <Radio
              size="xs"
              name="inputGroupWay"
              aria-label={t('text.answerBy', { way: t(`text.${way}`) })}
              checked={by === way}
              onChange={() => setBy(way)}
            />
          </span>
          <TextInput
            className={classes.field}
            aria-label={t(`text.${way}`)}
            placeholder={t(`text.${way}`)}
            disabled={by !== way}
          />
        </GroupOf>
      ))}
    </div>
  );
}

export function WithButtons() {
  const { t } = useTranslation('inputGroup');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  return (
    <form
      className={classes.column}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(text.trim());
      }}
    >
      <GroupOf label={t('text.code')}>
        <TextInput
          className={classes.field}
          aria-label={t('text.code')}
          placeholder={t('text.code')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" leftSection={<IconSearch size={16} aria-hidden />}>
          {t('text.find')}
        </Button>
      </GroupOf>
      <output>{asked === '' ? t('text.nothing') : t('text.found', { code: asked })}</output>
    </form>
  );
}

const currencies = ['CLP', 'CLF', 'UTM', 'USD'] as const;

/** An amount and its currency belong together. */
export function WithSelect() {
  const { t } = useTranslation('inputGroup');
  const [amount, setAmount] = useState<number | null>(250);
  const [currency, setCurrency] = useState('UTM');
  return (
    <div className={classes.column}>
      <GroupOf label={t('text.budget')}>
        <AmountField
          className={classes.field}
          aria-label={t('text.budget')}
          value={amount}
          onChange={setAmount}
        />
        <NativeSelect
          w={92}
          aria-label={t('text.currency')}
          data={currencies.map((value) => ({ value, label: value === 'CLF' ? 'UF' : value }))}
          value={currency}
          onChange={({ currentTarget }) => setCurrency(currentTarget.value)}
        />
      </GroupOf>
      <output>{formatMoney(amount, currency) ?? t('text.unpublished')}</output>
    </div>
  );
}

const places = ['tenders', 'products', 'buyers'] as const;

export function WithMenu() {
  const { t } = useTranslation('inputGroup');
  const [text, setText] = useState('');
  const [where, setWhere] = useState<(typeof places)[number]>('tenders');
  const place = t(`text.in.${where}`);
  return (
    <div className={classes.column}>
      <GroupOf label={t('text.everywhere')}>
        <TextInput
          className={classes.field}
          aria-label={t('text.everywhere')}
          placeholder={t('text.everywhere')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <ActionMenu
          label={t('text.where')}
          className={classes.addon}
          actions={places.map((id) => ({
            id,
            label: t(`text.in.${id}`),
            current: id === where,
            onPick: () => setWhere(id),
          }))}
        >
          <IconChevronDown size={16} aria-hidden />
        </ActionMenu>
      </GroupOf>
      <output>{text === '' ? place : t('text.searched', { text, place })}</output>
    </div>
  );
}
