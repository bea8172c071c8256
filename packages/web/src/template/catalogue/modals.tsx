import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { useUiTexts } from '#web/ui/texts/texts.tsx';

export const parts = ['Dialog', 'ConfirmDialog', 'Modal'];

interface OpenerProps {
  label: string;
  children: (close: () => void) => ReactNode;
}

/** A button and what it opens, which is there only while it is open. */
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

export function OfTheProduct() {
  const { t } = useTranslation('modals');
  return (
    <Opener label={t('text.assign')}>
      {(close) => (
        <Dialog title={t('text.assign')} onClose={close}>
          {t('text.assignText')}
          <DialogActions>
            <Button onClick={close}>{t('text.done')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </Opener>
  );
}

export function Variants() {
  const { t } = useTranslation('modals');
  const { close: name } = useUiTexts();
  const looks = {
    centered: { centered: true },
    noBackdrop: { withOverlay: false },
    noFade: { transitionProps: { duration: 0 } },
  };
  return (
    <Group gap="xs">
      {(['centered', 'noBackdrop', 'noFade'] as const).map((look) => (
        <Opener key={look} label={t(`text.${look}`)}>
          {(close) => (
            <Modal
              opened
              title={t(`text.${look}`)}
              closeButtonProps={{ 'aria-label': name }}
              onClose={close}
              {...looks[look]}
            >
              {t('text.assignText')}
            </Modal>
          )}
        </Opener>
      ))}
    </Group>
  );
}

/** What cannot be undone is asked first; its button is red. */
export function Themes() {
  const { t } = useTranslation('modals');
  return (
    <Group gap="xs">
      {([false, true] as const).map((danger) => (
        <Opener key={String(danger)} label={t(danger ? 'text.erase' : 'text.submit')}>
          {(close) => (
            <ConfirmDialog
              danger={danger}
              title={t(danger ? 'text.eraseTitle' : 'text.submitTitle')}
              confirm={t(danger ? 'text.erase' : 'text.submit')}
              onClose={close}
              onConfirm={close}
            >
              {t(danger ? 'text.eraseText' : 'text.submitText')}
            </ConfirmDialog>
          )}
        </Opener>
      ))}
    </Group>
  );
}

export function Sizes() {
  const { t } = useTranslation('modals');
  return (
    <Group gap="xs">
      {(['md', 'lg', 'xl'] as const).map((size) => (
        <Opener key={size} label={t(`text.${size}`)}>
          {(close) => (
            <Dialog size={size} title={t(`text.${size}`)} onClose={close}>
              {t('text.assignText')}
            </Dialog>
          )}
        </Opener>
      ))}
    </Group>
  );
}

export function Events() {
  const { t } = useTranslation('modals');
  const [count, setCount] = useState(0);
  return (
    <Stack gap="xs" align="flex-start">
      <Opener label={t('text.open')}>
        {(close) => (
          <Dialog
            title={t('text.open')}
            onClose={() => {
              setCount(count + 1);
              close();
            }}
          >
            {t('text.closeMe')}
          </Dialog>
        )}
      </Opener>
      <output>{t('text.closed', { count })}</output>
    </Stack>
  );
}

export function WithForm() {
  const { t } = useTranslation('modals');
  return (
    <Opener label={t('text.tag')}>
      {(close) => (
        <Dialog title={t('text.tag')} onClose={close}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              toastDone({ title: t('text.tagged') });
              close();
            }}
          >
            <TextInput required data-autofocus label={t('text.name')} />
            <DialogActions>
              <Button type="submit">{t('text.save')}</Button>
            </DialogActions>
          </form>
        </Dialog>
      )}
    </Opener>
  );
}

/** Its head stays in view while the text scrolls. */
export function Scrolling() {
  const { t } = useTranslation('modals');
  const articles = Array.from({ length: 24 }, (_, index) => index + 1);
  return (
    <Opener label={t('text.terms')}>
      {(close) => (
        <Dialog title={t('text.terms')} onClose={close}>
          {articles.map((article) => (
            <p key={article}>{t('text.article', { article })}</p>
          ))}
        </Dialog>
      )}
    </Opener>
  );
}

/** Left and opened again, it has what was typed; that of the product begins anew. */
export function Kept() {
  const { t } = useTranslation('modals');
  const { close: name } = useUiTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('text.draft')}
      </Button>
      <Modal
        keepMounted
        opened={isOpen}
        title={t('text.draft')}
        closeButtonProps={{ 'aria-label': name }}
        onClose={() => setIsOpen(false)}
      >
        <TextInput data-autofocus label={t('text.question')} />
      </Modal>
    </>
  );
}
