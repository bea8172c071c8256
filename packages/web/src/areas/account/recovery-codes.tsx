import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { saveText } from '#web/lib/save-file.ts';
import classes from './recovery-codes.module.css';

/** The codes, this once: to be taken away in whichever way suits. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('account');
  const { email } = useSession().userData;
  const clipboard = useClipboard({ timeout: 2_000 });
  const heading = useRef<HTMLHeadingElement>(null);
  // The codes are shown only here: they take the focus.
  useEffect(() => heading.current?.focus(), []);

  const fileHeading = t('codes.fileHeading', { email });
  const text = [fileHeading, t('codes.fileText'), '', ...codes, ''].join('\n');
  return (
    <div className={classes.sheet}>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {t('codes.title')}
      </h3>
      <p className={classes.text}>{t('codes.text')}</p>
      <p className={classes.owner}>{fileHeading}</p>
      <ul className={classes.codes} aria-label={t('codes.list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={
            clipboard.copied ? (
              <IconCheck size={16} aria-hidden />
            ) : (
              <IconCopy size={16} aria-hidden />
            )
          }
          onClick={() => clipboard.copy(codes.join('\n'))}
        >
          {t(clipboard.copied ? 'codes.copied' : 'codes.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveText(t('codes.fileName'), text)}
        >
          {t('codes.download')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('codes.print')}
        </Button>
        <Button onClick={onDone}>{t('codes.done')}</Button>
      </div>
    </div>
  );
}
