import type { OwnProfile } from '@pliego/contract/areas/own-profile';
import { useQueryClient } from '@tanstack/react-query';
import { sessionKey } from '#web/api/session.ts';
import { ownProfileQuery } from '../queries.ts';

/** Shows an answer of the server, and has the shell ask who is signed in: it shows name and picture. */
export function useKeepProfile(): (answer: OwnProfile) => void {
  const client = useQueryClient();
  return (answer) => {
    client.setQueryData(ownProfileQuery.queryKey, answer);
    void client.invalidateQueries({ queryKey: sessionKey });
  };
}
