import { sampleApi } from './areas/sample.ts';
import { SampleCalls } from './sample-calls.ts';
import { areToolsWanted } from './sample-choice.ts';
import { askedOnce, createSampleFetcher } from './sample-fetcher.ts';
import { storedUserData } from './session-query.ts';

const clock = () => new Date();

/** The person as the session names them now. */
function whoIsThere() {
  const user = storedUserData();
  return user === null
    ? undefined
    : { fullName: user.fullName, email: user.email, avatar: user.avatar ?? '' };
}

/** The calls that were answered in this page. */
export const sampleCalls = new SampleCalls();
// From the first of them on: the panel itself may come later than they do.
sampleCalls.watch(areToolsWanted());

/** The sample API of this page, started with its first call. */
export const sampleApp = askedOnce(async () => {
  const { startSampleApp } = await import('./sample-app.ts');
  return startSampleApp({ user: storedUserData()?.id ?? 0, whoIsThere, clock });
});

/** What every call with sample data goes through. */
export const sampleFetcher = createSampleFetcher({
  network: (request) => fetch(request),
  home: async () => (await sampleApi.home()).en,
  load: async () => sampleCalls.ofApp((await sampleApp()).fetcher, clock),
});
