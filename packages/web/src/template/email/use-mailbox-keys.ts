import type { Mail } from '@pliego/contract/areas/email';
import { searchId } from './list/use-list-focus.ts';
import { isSaid } from './mail-names.ts';
import { type MailKey, useMailKeys } from './use-mail-keys.ts';
import type { MailboxProps, MailboxState } from './use-mailbox.ts';

type KeyHandlers = Record<MailKey, () => boolean>;

/** The selected mails, or the current one; over an open mail the selection does not count. */
function targetsOf({ openId, chosen, current }: MailboxState): readonly Mail[] {
  if (openId === undefined && chosen.length > 0) return chosen;
  return current === undefined ? [] : [current];
}

/** Moves to the next or previous mail; on an open one, opens it. */
function step({ mails, current, openId, focus, open }: MailboxState, by: 1 | -1): boolean {
  const here = mails.findIndex(({ id }) => id === current?.id);
  const next = here < 0 ? mails[0] : mails[here + by];
  if (next === undefined) return false;
  if (openId === undefined) focus.sendToRow(next.id);
  else open(next);
  return true;
}

/** Moves mails to the trash, and confirms the deletion of those already there. */
function discard({ actions, askToRemove, afterMove }: MailboxState, targets: readonly Mail[]) {
  if (targets.every(({ folder }) => folder === 'trash')) {
    askToRemove(targets);
    return;
  }
  actions.move(targets, 'trash');
  afterMove(targets);
}

function openSearch({ openId, focus, backToList }: MailboxState): boolean {
  if (openId === undefined) document.getElementById(searchId)?.focus();
  else {
    focus.sendToSearch();
    backToList();
  }
  return true;
}

type KeyEvents = Pick<MailboxProps, 'onCompose' | 'onHelp'>;

/** The keys that act on the selected mails or the current one. */
function targetKeys(mailbox: MailboxState, onCompose: KeyEvents['onCompose']) {
  const { openId, current, actions, toggle, backToList } = mailbox;
  const targets = targetsOf(mailbox);
  const onTargets = (act: () => void) => {
    if (targets.length === 0) return false;
    act();
    return true;
  };
  const answer = (kind: 'reply' | 'reply-all' | 'forward') => {
    const [mail] = targets;
    if (mail === undefined || !isSaid(mail)) return false;
    onCompose(`${kind}-${mail.id}`);
    return true;
  };
  return {
    o: () => openId === undefined && onTargets(() => mailbox.open(current)),
    x: () =>
      onTargets(() => {
        if (current !== undefined && openId === undefined) toggle(current);
      }),
    s: () => onTargets(() => actions.star(targets, !targets.every(({ isStarred }) => isStarred))),
    e: () => onTargets(() => mailbox.askToMove(targets)),
    '#': () => onTargets(() => discard(mailbox, targets)),
    u: () =>
      onTargets(() => {
        actions.read(targets, false);
        if (openId !== undefined) backToList();
      }),
    r: () => answer('reply'),
    a: () => answer('reply-all'),
    f: () => answer('forward'),
  } satisfies Partial<KeyHandlers>;
}

/** The shortcuts of the list and of the open mail. */
export function useMailboxKeys(mailbox: MailboxState, { onCompose, onHelp }: KeyEvents): void {
  const handlers: KeyHandlers = {
    ...targetKeys(mailbox, onCompose),
    j: () => step(mailbox, 1),
    k: () => step(mailbox, -1),
    c: () => {
      onCompose('new');
      return true;
    },
    '/': () => openSearch(mailbox),
    '?': () => {
      onHelp();
      return true;
    },
    Escape: () => {
      if (mailbox.openId === undefined) return false;
      mailbox.backToList();
      return true;
    },
  };
  useMailKeys((key) => !mailbox.focus.isSearchNext && handlers[key]());
}
