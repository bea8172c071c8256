import type { Mail } from '@pliego/contract/areas/email';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { emailApi } from '#web/api/areas/email.ts';
import { askBeforeLeaving } from '#web/ui/navigation/unsaved.ts';
import type { ComposeStart, ComposeValues } from './compose-start.ts';
import { bringForward, keepsBy } from './desk.ts';
import { useMailsChanged } from './use-send.ts';

/** So long nothing was typed before it is kept. */
const pauseMs = 800;

export type DraftState =
  | { kind: 'idle' | 'saving' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'saved'; at: string };

const names = ['to', 'cc', 'bcc', 'subject', 'message', 'attachments'] as const;
/** Whatever changes is made anew, so that being the same is being equal. */
const isSame = (a: ComposeValues, b: ComposeValues) => names.every((name) => a[name] === b[name]);

/** Keeps what is being written among the drafts: after each pause, and when one leaves. */
export function useDraft(
  { values: first, draft, inReplyTo }: ComposeStart,
  values: ComposeValues,
  onFirstSaved: (id: number) => void,
) {
  const changed = useMailsChanged();
  const [state, setState] = useState<DraftState>({ kind: 'idle' });
  const id = useRef(draft?.id);
  const kept = useRef(first);
  const latest = useRef(values);
  const mail = useRef(draft);
  /** Saves go one after the other; whether the last one of them went well. */
  const queue = useRef(Promise.resolve(true));
  const isOver = useRef(false);

  const saveLatest = async (): Promise<boolean> => {
    const saved = latest.current;
    if (isSame(saved, kept.current)) return true;
    setState({ kind: 'saving' });
    try {
      const body = { ...saved, id: id.current, inReplyTo };
      const { email } = await emailApi.saveDraft({ body });
      const isNew = id.current === undefined;
      id.current = email.id;
      kept.current = saved;
      mail.current = email;
      setState({ kind: 'saved', at: email.time });
      void changed();
      if (isNew && !isOver.current) onFirstSaved(email.id);
      return true;
    } catch (error) {
      setState({ kind: 'failed', error });
      return false;
    }
  };
  const save = (): Promise<boolean> => {
    queue.current = queue.current.then(saveLatest);
    return queue.current;
  };

  const saveSoon = useEffectEvent(() => {
    if (!isOver.current) void save();
  });
  useEffect(() => {
    latest.current = values;
    if (isSame(values, kept.current)) return;
    const timer = setTimeout(saveSoon, pauseMs);
    return () => clearTimeout(timer);
  }, [values]);
  useEffect(() => saveSoon, []);
  useUnsaved({
    isUnsaved: () => !isOver.current && !isSame(latest.current, kept.current),
    save,
  });

  return {
    state,
    /** Saves what is not kept yet; false when it could not be. */
    save,
    /** Stops saving, waits for pending saves, and returns the stored draft, if any. */
    end: async (): Promise<{ id: number | undefined; mail: Mail | undefined }> => {
      isOver.current = true;
      await queue.current;
      return { id: id.current, mail: mail.current };
    },
    /** What was ended goes on, because it could not be sent. */
    resume: () => {
      isOver.current = false;
    },
  };
}

interface Unsaved {
  isUnsaved: () => boolean;
  save: () => Promise<boolean>;
}

/** Nothing takes the window away before what is in it is saved: another mail, a closed page, the end of the session. */
function useUnsaved({ isUnsaved, save }: Unsaved): void {
  const keep = useEffectEvent(save);
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const saved = () => keep();
    const takeBack = keepsBy(saved);
    const stopAsking = askBeforeLeaving(async () => {
      const isKept = await saved();
      if (!isKept) bringForward();
      return isKept;
    });
    const onUnload = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      takeBack();
      stopAsking();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, []);
}
