import { useDocumentTitle } from '@mantine/hooks';
import { useWaitingInAll } from '../navigation/opened-apps.ts';

/** What the tab says: the page, and before it how many mails and messages wait in the apps that were opened in it. */
export function usePageTitle(title: string): void {
  const waiting = useWaitingInAll();
  useDocumentTitle(`${waiting === 0 ? '' : `(${waiting}) `}${title} · Pliego`);
}
