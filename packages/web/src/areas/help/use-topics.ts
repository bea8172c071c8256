import { useSessionIfAny } from '#web/api/use-session.ts';
import { type HelpTopic, helpTopics, ofSample } from './topics.ts';

/** The topics that this reader sees: the one about the sample apps only where they have them. */
export function useTopics(): readonly HelpTopic[] {
  const hasSample = useSessionIfAny()?.userData.plantilla === true;
  return hasSample ? helpTopics : ofProduct;
}

const ofProduct = helpTopics.filter((topic) => topic !== ofSample);
