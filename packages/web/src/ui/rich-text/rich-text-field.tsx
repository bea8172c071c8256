import { Input, Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

const Editor = lazy(async () => {
  const { RichTextEditor } = await import('./rich-text-editor.tsx');
  return { default: RichTextEditor };
});

interface RichTextFieldProps extends Omit<RichTextEditorProps, 'labelledBy'> {
  label: string;
  /** The label is only read aloud. */
  quiet?: boolean;
  error?: ReactNode;
}

/** A text with bold, lists and links. The editor is large and comes when the field is first shown. */
export function RichTextField({ label, quiet = false, error, ...rest }: RichTextFieldProps) {
  const labelId = useId();
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      // The library's own sheet would show what is merely hidden.
      labelProps={{ id: labelId, style: quiet ? { display: 'none' } : undefined }}
      error={error}
    >
      <Suspense fallback={<Skeleton height={rest.minHeight ?? 140} radius="md" />}>
        <Editor {...rest} labelledBy={labelId} />
      </Suspense>
    </Input.Wrapper>
  );
}
