import { Alert, Button, FileButton, Textarea } from '@mantine/core';
import type { LetterReading } from '@pliego/contract/areas/own-tenders';
import { IconMail, IconWand } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownTendersApi } from '#web/api/areas/own-tenders.ts';
import { problemText } from '#web/api/problems.ts';
import { useFileDrop } from '#web/ui/attachments/use-file-drop.ts';
import { Section } from '#web/ui/page/page.tsx';
import classes from './own.module.css';

interface LetterBoxProps {
  /** The mail is kept with the tender; a text is in its description. */
  onRead: (reading: LetterReading, mail: File | null) => void;
}

/** An invitation, pasted or as the file of its mail, from which the form is filled. */
export function LetterBox({ onRead }: LetterBoxProps) {
  const { t } = useTranslation('ownTender');
  const [text, setText] = useState('');
  const reading = useMutation({
    mutationFn: (letter: Blob) => ownTendersApi.read({ body: letter }),
    onSuccess: (found, letter) => onRead(found, letter instanceof File ? letter : null),
  });
  const readFile = (file: File | null | undefined) => {
    if (file != null) reading.mutate(file);
  };
  const { isOver, zone } = useFileDrop(([file]) => readFile(file));
  return (
    <Section title={t('letter.title')}>
      <div className={classes.letter} data-over={isOver || undefined} {...zone}>
        <p className={classes.text}>{t('letter.text')}</p>
        <Textarea
          label={t('letter.label')}
          autosize
          minRows={4}
          maxRows={12}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={classes.row}>
          <Button
            leftSection={<IconWand size={16} aria-hidden />}
            disabled={text.trim() === ''}
            loading={reading.isPending}
            onClick={() => reading.mutate(new Blob([text]))}
          >
            {t('letter.read')}
          </Button>
          <FileButton accept=".eml,message/rfc822,.txt,text/plain" onChange={readFile}>
            {(button) => (
              <Button
                {...button}
                variant="default"
                leftSection={<IconMail size={16} aria-hidden />}
              >
                {t('letter.upload')}
              </Button>
            )}
          </FileButton>
        </div>
        {reading.error === null ? null : (
          <Alert color="red" role="alert">
            {problemText(reading.error)}
          </Alert>
        )}
        {reading.data === undefined ? null : <Told reading={reading.data} />}
      </div>
    </Section>
  );
}

function Told({ reading: { citas, adjuntos } }: { reading: LetterReading }) {
  const { t } = useTranslation('ownTender');
  return (
    <Alert color="blue" role="alert" title={t('letter.found', { count: citas.length })}>
      {t('letter.check')}
      {adjuntos.length === 0
        ? null
        : ` ${t('letter.attached', { count: adjuntos.length, names: adjuntos.join(', ') })}`}
    </Alert>
  );
}
