import type { QueryClient } from '@tanstack/react-query';
import { IconArrowsMove, IconX } from '@tabler/icons-react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnsweredCall } from '#web/api/sample-calls.ts';
import { sampleCalls } from '#web/api/sample-page.ts';
import { CallRow } from './call-row.tsx';
import { DataChoice } from './data-choice.tsx';
import { useTools } from './tools-state.ts';
import classes from './panel.module.css';

function matches({ method, path, status }: AnsweredCall, text: string): boolean {
  return `${method} ${path} ${status}`.toLowerCase().includes(text.trim().toLowerCase());
}

/** The calls that were answered in the page, and where their data lives. */
export function Panel({ queryClient }: { queryClient: QueryClient }) {
  const { t } = useTranslation();
  const { corner, move, close } = useTools();
  const titleId = useId();

  useEffect(() => {
    sampleCalls.watch(true);
    return () => sampleCalls.watch(false);
  }, []);

  return (
    <section className={classes.panel} data-corner={corner} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {t('sampleTools.title')}
        </h2>
        <button
          type="button"
          className={classes.icon}
          aria-label={t('sampleTools.move')}
          title={t('sampleTools.move')}
          onClick={move}
        >
          <IconArrowsMove size={17} stroke={1.7} aria-hidden />
        </button>
        <button
          type="button"
          className={classes.icon}
          aria-label={t('actions.close')}
          title={t('actions.close')}
          onClick={close}
        >
          <IconX size={17} stroke={1.7} aria-hidden />
        </button>
      </div>
      <Calls />
      <DataChoice queryClient={queryClient} />
    </section>
  );
}

function Calls() {
  const { t } = useTranslation();
  const calls = useSyncExternalStore(sampleCalls.subscribe, sampleCalls.read);
  const [text, setText] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  const shown = calls.filter((call) => matches(call, text));
  return (
    <>
      <div className={classes.tools}>
        <input
          type="search"
          className={classes.filter}
          value={text}
          aria-label={t('sampleTools.filter')}
          placeholder={t('sampleTools.filterPlaceholder')}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button
          type="button"
          className={classes.textButton}
          disabled={calls.length === 0}
          onClick={sampleCalls.clear}
        >
          {t('actions.clear')}
        </button>
      </div>
      {shown.length > 0 ? (
        <ul className={classes.list}>
          {shown.map((call) => (
            <CallRow
              key={call.id}
              call={call}
              isOpen={call.id === openId}
              onToggle={() => setOpenId(call.id === openId ? null : call.id)}
            />
          ))}
        </ul>
      ) : (
        <div className={classes.empty}>
          <p>{t(calls.length === 0 ? 'sampleTools.none' : 'sampleTools.noMatch')}</p>
          {calls.length === 0 ? <p>{t('sampleTools.noneText')}</p> : null}
        </div>
      )}
    </>
  );
}
