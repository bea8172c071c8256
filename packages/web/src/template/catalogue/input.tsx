import { FileInput, TextInput } from '@mantine/core';
import { IconCheck, IconPaperclip } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#web/lib/format.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import classes from './fields.module.css';

export const parts = ['TextInput', 'SearchField', 'PasswordField', 'FileInput'];

const sizes = ['xs', 'sm', 'md', 'lg'] as const;

export function Basic() {
  const { t } = useTranslation('input');
  return (
    <TextInput
      label={t('text.name')}
      description={t('text.nameHint')}
      placeholder={t('text.nameExample')}
      withAsterisk
    />
  );
}

/** Searches while one types, and is cleared by its button or by Escape. */
export function Search() {
  const { t } = useTranslation('input');
  const [asked, setAsked] = useState('');
  return (
    <div className={classes.column}>
      <SearchField label={t('text.search')} value={asked} onSearch={setAsked} />
      <output className={classes.soft}>
        {asked === '' ? t('text.searchesNothing') : t('text.searches', { text: asked })}
      </output>
    </div>
  );
}

export function Password() {
  const { t } = useTranslation('input');
  return <PasswordField label={t('text.password')} autoComplete="off" />;
}

export function Sizes() {
  const { t } = useTranslation('input');
  return (
    <div className={classes.column}>
      {sizes.map((size) => (
        <TextInput key={size} size={size} label={t(`text.sizes.${size}`)} />
      ))}
    </div>
  );
}

/** One file, by its name; where several are dropped it is the page of file uploaders. */
export function ForFiles() {
  const { t } = useTranslation('input');
  const [file, setFile] = useState<File | null>(null);
  return (
    <div className={classes.column}>
      <FileInput
        label={t('text.file')}
        placeholder={t('text.chooseFile')}
        leftSection={<IconPaperclip size={16} aria-hidden />}
        accept=".pdf,.docx,.xlsx"
        clearable
        clearButtonProps={{ 'aria-label': t('text.clearFile') }}
        value={file}
        onChange={setFile}
      />
      <output className={classes.soft}>
        {file === null ? t('text.noFile') : formatBytes(file.size)}
      </output>
    </div>
  );
}

const givenCode = '1057-32-LP26';

export function States() {
  const { t } = useTranslation('input');
  return (
    <div className={classes.column}>
      <TextInput label={t('text.disabled')} disabled />
      <TextInput label={t('text.readOnly')} readOnly defaultValue={givenCode} />
      <TextInput label={t('text.wrong')} defaultValue="1057-32" error={t('text.wrongText')} />
      <TextInput
        label={t('text.right')}
        description={t('text.rightText')}
        defaultValue={givenCode}
        rightSection={<IconCheck size={16} color="var(--success)" aria-hidden />}
      />
    </div>
  );
}

/** The placeholder of a space is what tells the style sheet that nothing is typed yet. */
export function Floating() {
  const { t } = useTranslation('input');
  return (
    <div className={classes.column}>
      <TextInput className={classes.floating} label={t('text.contact')} placeholder=" " />
      <TextInput
        className={classes.floating}
        label={t('text.code')}
        placeholder=" "
        defaultValue={givenCode}
      />
    </div>
  );
}

export function HorizontalSizes() {
  const { t } = useTranslation('input');
  const id = useId();
  return (
    <div className={classes.column}>
      {sizes.map((size) => (
        <div key={size} className={classes.beside}>
          <label htmlFor={`${id}-${size}`}>{t(`text.sizes.${size}`)}</label>
          <TextInput id={`${id}-${size}`} size={size} />
        </div>
      ))}
    </div>
  );
}
