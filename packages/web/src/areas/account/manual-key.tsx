import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './account.module.css';

/** `JBSW Y3DP …`: a key to be typed is read in groups. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** The key as text, for users who cannot scan the QR code. */
export function ManualKey({ secret }: { secret: string }) {
  const { t } = useTranslation('account');
  const clipboard = useClipboard({ timeout: 2_000 });
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <>
      <code className={classes.key}>{inGroups(secret)}</code>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.copyKey}
        leftSection={<Icon size={14} aria-hidden />}
        onClick={() => clipboard.copy(secret)}
      >
        {t(clipboard.copied ? 'setUp.copiedKey' : 'setUp.copyKey')}
      </Button>
    </>
  );
}
