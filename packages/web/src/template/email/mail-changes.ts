import type { Mail } from '@pliego/contract/areas/email';
import type { MailLabel } from '@pliego/contract/areas/email-choices';
import { isInFolder } from '@pliego/contract/rules/mail-folders';

/** The data of a mail query; for a list also its params, to know what belongs in it. */
export interface HeldMails {
  emails: Mail[];
  asked?: { folder: string; label: string };
}

type Data = Partial<Pick<Mail, 'isStarred' | 'isRead' | 'folder' | 'trashedFrom'>>;

export interface Patch {
  ids: number[];
  data: Data;
}

export type MailChange =
  | { kind: 'patch'; patches: Patch[] }
  /** Put where it is not, taken where it is. */
  | { kind: 'label'; ids: number[]; label: MailLabel }
  | { kind: 'remove'; ids: number[] };

function changed(mail: Mail, change: MailChange): Mail[] {
  if (change.kind === 'remove') return change.ids.includes(mail.id) ? [] : [mail];
  if (change.kind === 'patch') {
    const patches = change.patches.filter(({ ids }) => ids.includes(mail.id));
    return [Object.assign({ ...mail }, ...patches.map(({ data }) => data))];
  }
  if (!change.ids.includes(mail.id)) return [mail];
  const others = mail.labels.filter((label) => label !== change.label);
  const had = others.length < mail.labels.length;
  return [{ ...mail, labels: had ? others : [...others, change.label] }];
}

/** Applies a change to cached data, and removes what no longer belongs in the list. */
export function showChange(held: HeldMails, change: MailChange): HeldMails {
  const { asked } = held;
  const emails = held.emails.flatMap((mail) => changed(mail, change));
  if (asked === undefined) return { emails };
  const belongs = (mail: Mail) =>
    isInFolder(asked.folder, mail) &&
    (asked.label === '' || mail.labels.some((label) => label === asked.label));
  return { asked, emails: emails.filter(belongs) };
}

/** Patches of equal content are one. */
function gathered(patches: readonly { id: number; data: Data }[]): Patch[] {
  const byContent = new Map<string, Patch>();
  for (const { id, data } of patches) {
    const key = JSON.stringify(data);
    const patch = byContent.get(key) ?? { ids: [], data };
    patch.ids.push(id);
    byContent.set(key, patch);
  }
  return [...byContent.values()];
}

export function patchOf(mails: readonly Mail[], dataFor: (mail: Mail) => Data): MailChange {
  return {
    kind: 'patch',
    patches: gathered(mails.map((mail) => ({ id: mail.id, data: dataFor(mail) }))),
  };
}

/** Moving to a folder; what goes into the trash remembers where it was. */
export function moveOf(mails: readonly Mail[], folder: Mail['folder']): MailChange {
  return patchOf(mails, (mail) =>
    folder === 'trash' && mail.folder !== 'trash'
      ? { folder, trashedFrom: mail.folder }
      : { folder },
  );
}

/** Out of the trash, each to where it was. */
export function restoreOf(mails: readonly Mail[]): MailChange {
  return patchOf(mails, ({ trashedFrom = 'inbox' }) => ({ folder: trashedFrom }));
}

/** What brings the mails back to how they are now, after their folder or their reading was changed. */
export function undoOf(mails: readonly Mail[], change: MailChange): MailChange {
  if (change.kind !== 'patch') return change;
  const names = new Set(change.patches.flatMap(({ data }) => Object.keys(data)));
  return patchOf(mails, ({ folder, isRead, isStarred }) => ({
    ...(names.has('folder') ? { folder } : {}),
    ...(names.has('isRead') ? { isRead } : {}),
    ...(names.has('isStarred') ? { isStarred } : {}),
  }));
}

/** A label on several: taken when all have it, otherwise put on those that do not. */
export function labelOf(mails: readonly Mail[], label: MailLabel) {
  const without = mails.filter(({ labels }) => !labels.includes(label));
  const puts = without.length > 0;
  const change: MailChange = {
    kind: 'label',
    ids: (puts ? without : mails).map(({ id }) => id),
    label,
  };
  return { puts, change };
}
