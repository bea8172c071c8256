import type { ChatFile } from '@pliego/contract/areas/chat';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

/** What is being written to a contact. */
export interface Draft {
  text: string;
  files: ChatFile[];
  /** The place of the message that it answers. */
  replyTo: number | undefined;
}

const draftKey = ['chat-draft'];
const emptyDraft: Draft = { text: '', files: [], replyTo: undefined };

/** Removes the quoted message of a draft, because it was deleted. The text stays. */
export function forgetReply(client: QueryClient, contactId: number): void {
  client.setQueryData<Draft>([...draftKey, contactId], (draft) =>
    draft === undefined ? draft : { ...draft, replyTo: undefined },
  );
}

/**
 * The draft to a contact. It is kept where answers are: it outlives the change to another chat or page,
 * and ends with the session. The component must be remounted for another contact.
 */
export function useDraft(contactId: number) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(
    () => client.getQueryData<Draft>([...draftKey, contactId]) ?? emptyDraft,
  );
  useEffect(() => {
    client.setQueryDefaults(draftKey, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData([...draftKey, contactId], draft);
  }, [client, contactId, draft]);
  const change = useCallback(
    (patch: Partial<Draft>) => setDraft((before) => ({ ...before, ...patch })),
    [],
  );
  const addFiles = useCallback(
    (added: readonly ChatFile[]) =>
      setDraft((before) => ({ ...before, files: [...before.files, ...added] })),
    [],
  );
  const clear = useCallback(() => change(emptyDraft), [change]);
  return { draft, change, addFiles, clear };
}
