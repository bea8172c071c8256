import { Button } from '@mantine/core';
import type { Embed } from '@pliego/contract/areas/report-embeds';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoginState, useReportEmbed } from '#web/api/login-state.ts';
import { problemText } from '#web/api/problems.ts';
import type { EmbedError } from '#web/api/report-embed/report-embed.ts';
import { messageText } from '#web/i18n/message-text.ts';
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import classes from './embeds.module.css';

interface EmbedFrameProps {
  embed: Embed;
  values: Readonly<Record<string, string>>;
  box: RefObject<HTMLDivElement | null>;
}

/** Asks the service to show the dashboard in the frame, and again for what it is narrowed by. */
function useShown({ embed, values }: Omit<EmbedFrameProps, 'box'>) {
  const { reportEmbed } = useLoginState();
  const frame = useRef<HTMLIFrameElement>(null);
  const isDark = useLayout(({ skin }) => skin === 'dark');
  const written = JSON.stringify(values);
  const shown = useRef(written);
  const { id, nombre } = embed;
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const document = new Promise<Document>((resolve) => {
      const take = () => {
        const { contentDocument } = current;
        if (contentDocument !== null) resolve(contentDocument);
      };
      current.addEventListener('load', take, { once: true });
    });
    current.src = `/api/incrustados/${id}/marco`;
    const first: Record<string, string> = JSON.parse(shown.current);
    void reportEmbed.load({ id, title: nombre, isDark, values: first, document });
    return () => reportEmbed.close();
  }, [reportEmbed, id, nombre, isDark]);
  useEffect(() => {
    if (shown.current === written) return;
    shown.current = written;
    void reportEmbed.filters(JSON.parse(written));
  }, [reportEmbed, written]);
  return frame;
}

/** The dashboard, or how it stands with it. */
export function EmbedFrame({ embed, values, box }: EmbedFrameProps) {
  const { t } = useTranslation('reportPages');
  const { reportEmbed } = useLoginState();
  const { status, error } = useReportEmbed();
  const frame = useShown({ embed, values });
  const isThere = status === 'loaded' || status === 'expired';
  const again = () => void reportEmbed.refresh();
  return (
    <>
      {status === 'expired' ? (
        <div className={classes.late} role="alert">
          <p>{t('embeds.expired')}</p>
          <Button variant="default" size="compact-sm" onClick={again}>
            {t('embeds.again')}
          </Button>
        </div>
      ) : null}
      <div ref={box} className={classes.box} aria-busy={status === 'loading'}>
        {/* An empty page of ours: the frame inside it has the sandbox. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          title={embed.nombre}
          className={classes.frame}
          data-hidden={!isThere || undefined}
          allow="fullscreen"
        />
        {isThere ? null : (
          <div className={classes.over}>
            {error === null ? (
              <LoadingState lines={10} />
            ) : (
              <Failure error={error} onRetry={again} />
            )}
          </div>
        )}
      </div>
    </>
  );
}

function Failure({ error, onRetry }: { error: EmbedError; onRetry: () => void }) {
  const { t } = useTranslation('reportPages');
  const texts = {
    service: () => (error.from === 'service' ? messageText(error.message) : undefined),
    call: () => (error.from === 'call' ? problemText(error.error) : undefined),
    time: () => t('embeds.late'),
  };
  return (
    <ErrorState
      title={t('embeds.failed')}
      text={texts[error.from]() ?? t('embeds.late')}
      onRetry={onRetry}
    />
  );
}
