import { useState } from 'react';
import { usePathParams } from '#web/ui/use-address.ts';

/**
 * The number in the address that this page was opened for. A page stays on screen while the next one is on
 * its way, and that one's address says nothing of its invoice.
 */
export function useInvoiceId(pattern: string): string | undefined {
  const { id } = usePathParams(pattern);
  const [opened] = useState(id);
  return opened;
}
