import {
  type EmbedAdapter,
  type EmbedPlace,
  openIn,
  sandboxedFrame,
  withValues,
} from './adapter.ts';

/** A page that knows nothing of who shows it: what is asked of it is in its address. */
async function framedPage(address: string, place: EmbedPlace, look: string) {
  const frame = sandboxedFrame(place);
  let { values } = place;
  let from = address;
  const open = () => {
    const url = withValues(from, values);
    if (look !== '') url.hash = look;
    return openIn(frame, url.href);
  };
  await open();
  return {
    refresh: open,
    filter: (chosen: EmbedPlace['values']) => {
      values = chosen;
      return open();
    },
    renewAt: (next: string) => {
      from = next;
      return open();
    },
  };
}

/** A page of a site that the company allows. */
export const webPage: EmbedAdapter<'web'> = async ({ direccion }, place) => {
  const { renewAt, ...page } = await framedPage(direccion, place, '');
  return { ...page, renew: (permit) => renewAt(permit.direccion) };
};

/** Metabase: the signed address is the token, so that another token is another address. */
export const metabase: EmbedAdapter<'metabase'> = async ({ direccion }, place) => {
  const look = `titled=false&bordered=false${place.isDark ? '&theme=night' : ''}`;
  const { renewAt, ...page } = await framedPage(direccion, place, look);
  return { ...page, renew: (permit) => renewAt(permit.direccion) };
};
