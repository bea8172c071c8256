import type { EmbedKind, EmbedToken } from '@pliego/contract/areas/report-embeds';

/** The value of each filter that has one, by the field of the service. */
export type EmbedValues = Readonly<Record<string, string>>;

/** Where a dashboard is put, and how it is to look. */
export interface EmbedPlace {
  /** Of the frame that opens to the site of the dashboard, and is empty. */
  document: Document;
  title: string;
  isDark: boolean;
  values: EmbedValues;
}

/** A dashboard that is shown. */
export interface EmbedView {
  /** Goes on with another token: what was chosen in it stays where the service allows. */
  renew: (permit: EmbedToken) => void | Promise<void>;
  refresh: () => void | Promise<void>;
  filter: (values: EmbedValues) => void | Promise<void>;
  /** Absent where the service prints nothing by itself: the page with it is printed. */
  print?: () => void | Promise<void>;
}

export type PermitOf<Kind extends EmbedKind> = Extract<EmbedToken, { tipo: Kind }>;

/** How the dashboards of a service are shown; it is done once the dashboard is there. */
export type EmbedAdapter<Kind extends EmbedKind> = (
  permit: PermitOf<Kind>,
  place: EmbedPlace,
) => Promise<EmbedView>;

/**
 * What a page of another site may do inside ours: run, keep its own session and send its forms. It does not lead the window
 * elsewhere; what it opens beside is a page like any other.
 */
const allowances = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
];

/** An empty frame for a page of another site. */
export function sandboxedFrame({ document, title }: EmbedPlace): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', allowances.join(' '));
  frame.title = title;
  frame.referrerPolicy = 'strict-origin';
  frame.style.cssText = 'border: 0; width: 100%; height: 100%; display: block';
  return frame;
}

/** Leads a frame to an address; done when the page there is loaded, whatever it is. */
export function openIn(frame: HTMLIFrameElement, address: string): Promise<void> {
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
    frame.src = address;
    if (!frame.isConnected) frame.ownerDocument.body.replaceChildren(frame);
  });
}

/** An address with the values of filters in its query. */
export function withValues(address: string, values: EmbedValues): URL {
  const url = new URL(address);
  for (const [field, value] of Object.entries(values)) url.searchParams.set(field, value);
  return url;
}
