import { Link, RichTextEditor as Frame } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { Placeholder } from '@tiptap/extension-placeholder';
import { TextAlign } from '@tiptap/extension-text-align';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useMemo } from 'react';
import { useWidgetTexts } from '../texts/widget-texts.tsx';
import { isBlankHtml } from './html-text.ts';
import { safeHtml } from './safe-html.ts';
import classes from './rich-text.module.css';

export interface RichTextEditorProps {
  /** HTML; an empty text when there is nothing in it. */
  value: string;
  onChange: (html: string) => void;
  labelledBy: string;
  placeholder?: string;
  minHeight?: number;
  autoFocus?: boolean;
}

/** The editor itself, with its tools above the text. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, labelledBy, placeholder, minHeight = 140, autoFocus } = props;
  const { editor: word } = useWidgetTexts();
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false, heading: false, codeBlock: false, code: false }),
      Link,
      TextAlign.configure({ types: ['paragraph'] }),
      Placeholder.configure({ placeholder: placeholder ?? '' }),
    ],
    content: safeHtml(value),
    autofocus: autoFocus === true ? 'end' : false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
    },
    onUpdate: ({ editor: changed }) => {
      const html = changed.getHTML();
      onChange(isBlankHtml(html) ? '' : html);
    },
  });
  // Set from outside: another record, a form that is cleared.
  useEffect(() => {
    // The new editor is created with the current value.
    if (editor.isDestroyed) return;
    const held = editor.getHTML();
    if (value === (isBlankHtml(held) ? '' : held)) return;
    editor.commands.setContent(safeHtml(value), { emitUpdate: false });
  }, [editor, value]);
  const labels = useMemo(
    () => ({
      boldControlLabel: word('bold'),
      italicControlLabel: word('italic'),
      underlineControlLabel: word('underline'),
      strikeControlLabel: word('strike'),
      alignLeftControlLabel: word('alignLeft'),
      alignCenterControlLabel: word('alignCenter'),
      alignRightControlLabel: word('alignRight'),
      bulletListControlLabel: word('bullets'),
      orderedListControlLabel: word('numbers'),
      linkControlLabel: word('link'),
      unlinkControlLabel: word('unlink'),
      linkEditorInputLabel: word('linkAddress'),
      linkEditorInputPlaceholder: 'https://',
      linkEditorExternalLink: word('linkExternal'),
      linkEditorInternalLink: word('linkExternal'),
      linkEditorSave: word('linkSave'),
    }),
    [word],
  );
  return (
    <Frame editor={editor} labels={labels} classNames={{ content: classes.content }}>
      <Frame.Toolbar className={classes.toolbar}>
        <Frame.ControlsGroup>
          <Frame.Bold />
          <Frame.Italic />
          <Frame.Underline />
          <Frame.Strikethrough />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.BulletList />
          <Frame.OrderedList />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.AlignLeft />
          <Frame.AlignCenter />
          <Frame.AlignRight />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.Link />
          <Frame.Unlink disabled={!editor.isActive('link')} />
        </Frame.ControlsGroup>
      </Frame.Toolbar>
      <Frame.Content style={{ minHeight }} />
    </Frame>
  );
}
