import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import classes from './catalogue.module.css';

interface DemoProps {
  title: string;
  /** Its part of the file, as it was written. */
  code: string;
  isWide: boolean;
  children: ReactNode;
}

/** A variant, alive, and its code where somebody asks for it. */
export function Demo({ title, code, isWide, children }: DemoProps) {
  const { t } = useTranslation('catalogue');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <article className={classes.demo} data-wide={isWide || isOpen || undefined}>
      <header className={classes.demoHead}>
        <h3 className={classes.demoTitle}>{title}</h3>
        <button
          type="button"
          className={classes.codeButton}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t(isOpen ? 'code.hideOf' : 'code.showOf', { title })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'code.hide' : 'code.show')}
        </button>
      </header>
      <div className={classes.stage}>{children}</div>
      {isOpen ? <Code id={id} title={title} code={code} /> : null}
    </article>
  );
}

function Code({ id, title, code }: { id: string; title: string; code: string }) {
  const { t } = useTranslation('catalogue');
  const clipboard = useClipboard({ timeout: 2_000 });
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <div id={id} className={classes.code}>
      <button
        type="button"
        className={classes.copy}
        aria-label={t('code.copyOf', { title })}
        onClick={() => clipboard.copy(code)}
      >
        <Icon size={14} aria-hidden />
        {t('code.copy')}
      </button>
      <output className={classes.copied}>{clipboard.copied ? t('code.copied') : ''}</output>
      <ScrollRegion label={t('code.of', { title })}>
        <pre dir="ltr">{code}</pre>
      </ScrollRegion>
    </div>
  );
}
