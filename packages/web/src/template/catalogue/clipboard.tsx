import { Button, Group, Stack, TextInput, Textarea } from '@mantine/core';
import { IconClipboardText, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyCode } from '#web/ui/display/copy-code.tsx';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import classes from './clipboard.module.css';

export const parts = ['CopyCode', 'CopyField'];

/** What is in the field now is what is copied. */
export function Editable() {
  const { t } = useTranslation('clipboard');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => t('text.code'));
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => toastDone({ id: 'catalogue-clipboard', title: t('text.copied'), text }),
      () => {
        // Without permission: it stands selected, for the keys of the browser.
        field.current?.select();
        toastProblem({
          id: 'catalogue-clipboard',
          title: t('text.refused'),
          text: t('text.refusedText'),
        });
      },
    );
  };
  return (
    <form
      className={classes.row}
      onSubmit={(event) => {
        event.preventDefault();
        copy();
      }}
    >
      <TextInput
        ref={field}
        className={classes.grow}
        label={t('text.toCopy')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        type="submit"
        leftSection={<IconCopy size={16} aria-hidden />}
        disabled={text.trim() === ''}
      >
        {t('text.copy')}
      </Button>
    </form>
  );
}

export function OfACode() {
  const { t } = useTranslation('clipboard');
  return (
    <Stack gap="xs">
      {['2239-15-LE26', '76.354.771-K'].map((code) => (
        <CopyCode key={code} code={code} label={t('text.copyOf', { code })} />
      ))}
    </Stack>
  );
}

/** A text that is used elsewhere, whole. */
export function OfAText() {
  const { t } = useTranslation('clipboard');
  return (
    <CopyField
      label={t('text.address')}
      description={t('text.addressHint')}
      text="https://pliego.example/calendario/andes.ics"
      copy={t('text.copyAddress')}
    />
  );
}

/** Rows and columns between tabs go to a spreadsheet as cells. */
export function OfATable() {
  const { t } = useTranslation('clipboard');
  const rows = [
    [t('text.item'), t('text.count'), t('text.unit')],
    [t('text.gloves'), '1200', t('text.box')],
    [t('text.syringes'), '5000', t('text.piece')],
  ];
  const copy = () => {
    navigator.clipboard.writeText(rows.map((row) => row.join('\t')).join('\n')).then(
      () => toastDone({ id: 'catalogue-clipboard', title: t('text.tableCopied') }),
      () => toastProblem({ id: 'catalogue-clipboard', title: t('text.refused') }),
    );
  };
  const [head = [], ...body] = rows;
  return (
    <Stack gap="xs" align="flex-start">
      <table className={classes.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr key={row[0]}>
              {row.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
        {t('text.copyTable')}
      </Button>
    </Stack>
  );
}

/** The other way: what was copied elsewhere. */
export function Paste() {
  const { t } = useTranslation('clipboard');
  const [text, setText] = useState('');
  const paste = () => {
    navigator.clipboard.readText().then(setText, () =>
      toastProblem({
        id: 'catalogue-clipboard',
        title: t('text.notRead'),
        text: t('text.notReadText'),
      }),
    );
  };
  return (
    <Stack gap="xs">
      <Textarea
        autosize
        minRows={3}
        label={t('text.pasted')}
        placeholder={t('text.pasteHere')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconClipboardText size={16} aria-hidden />}
          onClick={paste}
        >
          {t('text.paste')}
        </Button>
        <output>{t('text.lines', { count: text === '' ? 0 : text.split('\n').length })}</output>
      </Group>
    </Stack>
  );
}
