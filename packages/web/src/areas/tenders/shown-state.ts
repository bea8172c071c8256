import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { stateNames } from '@pliego/contract/rules/tender-codes';

/**
 * What a state is called on screen: our name of its class, or for one that is none of ours the source's own text,
 * or its code where it gives no text.
 *
 * @param name The name of the class in the language of the screen.
 */
export function shownState({ clase, texto }: TenderSummary['estado'], name: string): string {
  return clase === 'desconocida' ? texto.replace(stateNames.desconocida, name) : name;
}
