import { Button, Radio, TextInput } from '@mantine/core';
import { isPhone } from '@pliego/contract/rules/contact-texts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '#web/ui/fields/code-field.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { useSampleDone } from './sample-form.tsx';
import classes from './dialogs.module.css';

const ways = ['app', 'phone'] as const;
type Way = (typeof ways)[number];
/** Of no account: it only shows what a key looks like. */
const sampleKey = 'JBSW Y3DP EHPK 3PXP';
const codeLength = 6;

/** Chooses a second step, and then proves it. */
export function TwoStepsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dialogs', 'common']);
  const [way, setWay] = useState<Way>('app');
  const [isChosen, setChosen] = useState(false);
  if (isChosen) return <Proof way={way} onBack={() => setChosen(false)} onClose={onClose} />;
  const next = (event: FormEvent) => {
    event.preventDefault();
    setChosen(true);
  };
  return (
    <Dialog title={t('cards.dos-pasos.title')} size="lg" onClose={onClose}>
      <form className={classes.form} onSubmit={next}>
        <Radio.Group
          label={t('twoSteps.question')}
          value={way}
          onChange={(value) => setWay(value === 'phone' ? 'phone' : 'app')}
        >
          <div className={classes.choices}>
            {ways.map((one) => (
              <Radio
                key={one}
                value={one}
                data-autofocus={one === way || undefined}
                label={t(`twoSteps.ways.${one}.title`)}
                description={t(`twoSteps.ways.${one}.text`)}
              />
            ))}
          </div>
        </Radio.Group>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit">{t('next')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ProofProps {
  way: Way;
  onBack: () => void;
  onClose: () => void;
}

function Proof({ way, onBack, onClose }: ProofProps) {
  const { t } = useTranslation('dialogs');
  const done = useSampleDone(onClose);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = way === 'app' ? typed.length === codeLength : isPhone(typed.trim());
    if (isRight) done(t(`twoSteps.ways.${way}.done`));
    else setError(t(`twoSteps.ways.${way}.wrong`));
  };
  const change = (value: string) => {
    setTyped(value);
    setError(undefined);
  };
  return (
    <Dialog title={t(`twoSteps.ways.${way}.title`)} size="lg" onClose={onClose}>
      <form noValidate className={classes.form} onSubmit={submit}>
        {way === 'app' ? (
          <>
            <p className={classes.text}>{t('twoSteps.appText')}</p>
            <CopyField label={t('twoSteps.key')} text={sampleKey} copy={t('twoSteps.copyKey')} />
            <CodeField
              label={t('twoSteps.code')}
              boxLabel={(box, of) => t('twoSteps.box', { box, of })}
              value={typed}
              error={error}
              onChange={change}
            />
          </>
        ) : (
          <TextInput
            data-autofocus
            type="tel"
            label={t('twoSteps.phone')}
            description={t('twoSteps.phoneText')}
            placeholder="+56 9 5550 1234"
            autoComplete="off"
            value={typed}
            error={error}
            onChange={({ currentTarget: { value } }) => change(value)}
          />
        )}
        <p className={classes.soft}>{t('notStored')}</p>
        <DialogActions>
          <Button variant="default" onClick={onBack}>
            {t('back')}
          </Button>
          <Button type="submit">{t('twoSteps.confirm')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
