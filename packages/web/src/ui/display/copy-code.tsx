import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useUiTexts } from '../texts/texts.tsx';
import classes from './copy-code.module.css';

const shownMs = 1_500;

/** A code as it must be typed elsewhere, with a button that copies it. */
export function CopyCode({ code, label }: { code: string; label: string }) {
  const texts = useUiTexts();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      // Without permission for the clipboard the code is still there to select by hand.
      () => setCopied(false),
    );
  };
  return (
    <span className={classes.root}>
      <bdi dir="ltr" className={classes.code}>
        {code}
      </bdi>
      <button
        type="button"
        className={classes.button}
        aria-label={label}
        title={label}
        onClick={copy}
      >
        {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      </button>
      <output className={classes.said}>{copied ? texts.copied : ''}</output>
    </span>
  );
}
