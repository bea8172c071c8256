import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextField } from '#web/ui/rich-text/rich-text-field.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import classes from './fields.module.css';

export const parts = ['RichTextField', 'RichText'];
export const wide = ['Basic', 'Controlled'];

/** What is written stays here; nobody else changes it. */
export function Basic() {
  const { t } = useTranslation('editor');
  const [html, setHtml] = useState('');
  return (
    <RichTextField
      label={t('text.comment')}
      placeholder={t('text.example')}
      value={html}
      onChange={setHtml}
    />
  );
}

const draft = (lines: readonly string[]) =>
  `<p><strong>${lines[0]}</strong></p><ul>${lines
    .slice(1)
    .map((line) => `<li><p>${line}</p></li>`)
    .join('')}</ul>`;

/** Buttons change it too, and what it holds is read beside it as it would be published. */
export function Controlled() {
  const { t } = useTranslation('editor');
  const start = draft([t('text.title'), t('text.first'), t('text.second')]);
  const [html, setHtml] = useState(start);
  return (
    <div className={classes.column}>
      <RichTextField label={t('text.notice')} value={html} onChange={setHtml} minHeight={110} />
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => setHtml(start)}>
          {t('text.again')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={html === ''}
          onClick={() => setHtml('')}
        >
          {t('text.clear')}
        </Button>
      </Group>
      <div>
        <span className={classes.soft}>{t('text.shown')}</span>
        {html === '' ? <p>{t('text.empty')}</p> : <RichText html={html} />}
      </div>
    </div>
  );
}

export function WithError() {
  const { t } = useTranslation('editor');
  const [html, setHtml] = useState('');
  return (
    <RichTextField
      label={t('text.answer')}
      value={html}
      onChange={setHtml}
      minHeight={80}
      error={html === '' ? t('text.missing') : undefined}
    />
  );
}

const unsafe =
  '<p>Pliego <em>2026</em></p><script>alert(1)</script><img src="x" onerror="alert(1)">';

/** For reading: whatever could run is taken out. */
export function Reading() {
  return <RichText html={unsafe} />;
}
