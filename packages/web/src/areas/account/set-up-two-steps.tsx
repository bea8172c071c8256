import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authApi } from '#web/api/areas/auth.ts';
import { fieldErrors, problemText } from '#web/api/problems.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { CodeField } from '#web/ui/fields/code-field.tsx';
import { ManualKey } from './manual-key.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import classes from './account.module.css';

const codeLength = 6;

type Key = Awaited<ReturnType<typeof authApi.setUpTwoSteps>>;

interface SetUpTwoStepsProps {
  onEnabled: (answer: { codigos: string[] }) => void;
  onClose: () => void;
}

/** After the password: the key goes into an authenticator, and a code of it proves that it arrived. */
export function SetUpTwoSteps({ onEnabled, onClose }: SetUpTwoStepsProps) {
  const { t } = useTranslation('account');
  // Each opening makes a new key, and none is kept.
  const [key, setKey] = useState<Key | null>(null);
  if (key === null) {
    return (
      <PasswordDialog
        title={t('setUp.title')}
        text={t('setUp.password')}
        submit={t('setUp.next')}
        send={(body) => authApi.setUpTwoSteps({ body })}
        onDone={setKey}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={t('setUp.title')} onClose={onClose}>
      <EnableForm secret={key.secret} uri={key.uri} onEnabled={onEnabled} onClose={onClose} />
    </Dialog>
  );
}

function EnableForm({
  secret,
  uri,
  onEnabled,
  onClose,
}: SetUpTwoStepsProps & { secret: string; uri: string }) {
  const { t } = useTranslation(['account', 'common']);
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const enable = useMutation({
    mutationFn: (typed: string) => authApi.enableTwoSteps({ body: { code: typed } }),
    onSuccess: onEnabled,
    onError: () => setCode(''),
  });
  const send = (typed: string) => {
    setShort(typed.length < codeLength);
    if (typed.length === codeLength && !enable.isPending) enable.mutate(typed);
  };
  const wrong = fieldErrors(enable.error)['code'];
  // A refusal is about the code before: it disappears with the first figure of another.
  const wrongCode = code === '' ? wrong : undefined;
  const isGeneral = enable.error !== null && wrong === undefined;
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        send(code);
      }}
    >
      <div className={classes.scan}>
        <QrCode text={uri} label={t('setUp.qr')} />
        <div className={classes.manual}>
          <p className={classes.text}>{t('setUp.scan')}</p>
          <p className={classes.soft}>{t('setUp.manual')}</p>
          <ManualKey secret={secret} />
        </div>
      </div>
      {isGeneral ? (
        <Alert color="red" role="alert" p="sm">
          {problemText(enable.error)}
        </Alert>
      ) : null}
      <CodeField
        label={t('setUp.code')}
        boxLabel={(box, of) => t('setUp.box', { box, of })}
        value={code}
        error={isShort ? t('setUp.short') : wrongCode}
        onChange={(typed) => {
          setShort(false);
          setCode(typed);
        }}
        onComplete={send}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={enable.isPending}>
          {t('setUp.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}
