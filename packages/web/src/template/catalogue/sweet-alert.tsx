import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { isSameText } from '#web/lib/rank-matches.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { DialogActions } from '#web/ui/overlay/dialog.tsx';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import { AnswerDialog } from './answers/answer-dialog.tsx';
import { filmsQuery } from './films/films-query.ts';

export const parts = ['ConfirmDialog', 'AnswerDialog'];

interface OpenerProps {
  label: string;
  children: (close: () => void) => ReactNode;
}

/** A button and the dialog it opens, which is there only while it is open. */
function Opener({ label, children }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? children(() => setIsOpen(false)) : null}
    </>
  );
}

export function Basic() {
  const { t } = useTranslation('sweetAlert');
  const more = <AppLink to="/pages/knowledge-base">{t('text.help')}</AppLink>;
  return (
    <Group gap="xs">
      <Opener label={t('text.titleOnly')}>
        {(close) => <AnswerDialog title={t('text.sent')} onClose={close} />}
      </Opener>
      <Opener label={t('text.withText')}>
        {(close) => (
          <AnswerDialog title={t('text.sent')} onClose={close}>
            {t('text.sentText')}
          </AnswerDialog>
        )}
      </Opener>
      <Opener label={t('text.withFooter')}>
        {(close) => (
          <AnswerDialog kind="error" title={t('text.failed')} footer={more} onClose={close}>
            {t('text.failedText')}
          </AnswerDialog>
        )}
      </Opener>
      <Opener label={t('text.withList')}>
        {(close) => (
          <AnswerDialog title={t('text.missing')} onClose={close}>
            <ul>
              <li>{t('text.bond')}</li>
              <li>{t('text.annex')}</li>
            </ul>
          </AnswerDialog>
        )}
      </Opener>
    </Group>
  );
}

/** At a corner it is news, and leaves by itself. */
export function Positions() {
  const { t } = useTranslation('sweetAlert');
  return (
    <Group gap="xs">
      {(['top-start', 'top-end', 'bottom-start', 'bottom-end'] as const).map((place) => (
        <Opener key={place} label={t(`text.${place}`)}>
          {(close) => (
            <AnswerDialog
              kind="success"
              title={t('text.saved')}
              place={place}
              closesAfter={1_500}
              onClose={close}
            />
          )}
        </Opener>
      ))}
    </Group>
  );
}

export function Animations() {
  const { t } = useTranslation('sweetAlert');
  return (
    <Group gap="xs">
      {(['fade', 'pop', 'slide-down', 'slide-up', 'rotate-left'] as const).map((transition) => (
        <Opener key={transition} label={t(`text.${transition}`)}>
          {(close) => (
            <AnswerDialog title={t('text.sent')} transition={transition} onClose={close}>
              {t('text.sentText')}
            </AnswerDialog>
          )}
        </Opener>
      ))}
    </Group>
  );
}

export function Types() {
  const { t } = useTranslation('sweetAlert');
  return (
    <Group gap="xs">
      {(['success', 'info', 'warning', 'error', 'question'] as const).map((kind) => (
        <Opener key={kind} label={t(`text.${kind}`)}>
          {(close) => (
            <AnswerDialog kind={kind} title={t(`text.${kind}Title`)} onClose={close}>
              {t(`text.${kind}Text`)}
            </AnswerDialog>
          )}
        </Opener>
      ))}
    </Group>
  );
}

export function Options() {
  const { t } = useTranslation('sweetAlert');
  return (
    <Group gap="xs">
      <Opener label={t('text.image')}>
        {(close) => (
          <AnswerDialog title={t('text.visit')} image="/muestra/blog-puerto.svg" onClose={close}>
            {t('text.visitText')}
          </AnswerDialog>
        )}
      </Opener>
      <Opener label={t('text.timer')}>
        {(close) => (
          <AnswerDialog title={t('text.leaving')} closesAfter={2_000} onClose={close}>
            {t('text.leavingText')}
          </AnswerDialog>
        )}
      </Opener>
      <Opener label={t('text.outside')}>
        {(close) => (
          <AnswerDialog title={t('text.stays')} canClickOutside={false} onClose={close}>
            {t('text.staysText')}
            <Button onClick={close}>{t('text.understood')}</Button>
          </AnswerDialog>
        )}
      </Opener>
    </Group>
  );
}

/** Asks the sample layer while the dialog stays open: what is wrong is said under the field. */
export function RemoteLookUp() {
  const { t } = useTranslation('sweetAlert');
  const [found, setFound] = useState<string | null>(null);
  return (
    <Stack gap="xs" align="flex-start">
      <Opener label={t('text.lookUp')}>
        {(close) => (
          <LookUp
            onClose={close}
            onFound={(text) => {
              setFound(text);
              close();
            }}
          />
        )}
      </Opener>
      <output>{found ?? t('text.noneYet')}</output>
    </Stack>
  );
}

function LookUp({ onFound, onClose }: { onFound: (text: string) => void; onClose: () => void }) {
  const { t } = useTranslation('sweetAlert');
  const { cancel } = useWidgetTexts();
  const client = useQueryClient();
  const [title, setTitle] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async () => {
    setIsBusy(true);
    try {
      const { autoComplete } = await client.fetchQuery(filmsQuery);
      const film = autoComplete.find((one) => isSameText(one.title, title));
      if (film === undefined) setProblem(t('text.notFound', { title }));
      else onFound(t('text.found', film));
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <AnswerDialog title={t('text.lookUp')} canClickOutside={false} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <TextInput
          data-autofocus
          required
          label={t('text.film')}
          description={t('text.filmHint')}
          value={title}
          error={problem}
          onChange={({ currentTarget }) => {
            setTitle(currentTarget.value);
            setProblem(null);
          }}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" loading={isBusy} disabled={title.trim() === ''}>
            {t('text.ask')}
          </Button>
        </DialogActions>
      </form>
    </AnswerDialog>
  );
}

/** What follows is what was answered: nothing is done on a cancel. */
export function Answers() {
  const { t } = useTranslation('sweetAlert');
  const [said, setSaid] = useState<'waiting' | 'withdrawn' | 'kept' | 'submitted'>('waiting');
  return (
    <Stack gap="xs" align="flex-start">
      <Group gap="xs">
        <Opener label={t('text.submit')}>
          {(close) => (
            <ConfirmDialog
              title={t('text.submitTitle')}
              confirm={t('text.submit')}
              onClose={close}
              onConfirm={() => {
                setSaid('submitted');
                close();
              }}
            >
              {t('text.submitText')}
            </ConfirmDialog>
          )}
        </Opener>
        <Opener label={t('text.withdraw')}>
          {(close) => (
            <ConfirmDialog
              danger
              title={t('text.withdrawTitle')}
              confirm={t('text.withdraw')}
              onClose={() => {
                setSaid('kept');
                close();
              }}
              onConfirm={() => {
                setSaid('withdrawn');
                close();
              }}
            >
              {t('text.withdrawText')}
            </ConfirmDialog>
          )}
        </Opener>
      </Group>
      <output>{t(`text.${said}`)}</output>
    </Stack>
  );
}
