import { ActionIcon, FileButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useWidgetTexts } from '../texts/widget-texts.tsx';
import { acceptedTypes } from './read-attachment.ts';

/** A button that opens the file picker. `useTakeFiles` handles the files. */
export function PickFiles({ onPick }: { onPick: (files: File[]) => unknown }) {
  const texts = useWidgetTexts();
  return (
    <FileButton multiple accept={acceptedTypes} onChange={(files) => void onPick(files)}>
      {(button) => (
        <ActionIcon
          {...button}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={texts.files.add}
        >
          <IconPaperclip size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      )}
    </FileButton>
  );
}
