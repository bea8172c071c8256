import { MailDetail } from './detail/mail-detail.tsx';
import { ListBar } from './list/list-bar.tsx';
import { ListBody } from './list/list-body.tsx';
import { searchId } from './list/use-list-focus.ts';
import { MailboxDialogs } from './mailbox-dialogs.tsx';
import { type MailboxProps, type MailboxState, useMailbox } from './use-mailbox.ts';
import { useMailboxKeys } from './use-mailbox-keys.ts';
import classes from './mailbox.module.css';

/** The list of a place, and over it the mail that is open. */
export function Mailbox(props: MailboxProps) {
  const { place, openId, onCompose } = props;
  const mailbox = useMailbox(props);
  const { mails, openIndex } = mailbox;
  useMailboxKeys(mailbox, props);
  return (
    <>
      <MailboxList {...props} mailbox={mailbox} />
      {openId === undefined ? null : (
        <MailDetail
          key={openId}
          id={openId}
          place={place}
          position={{ index: openIndex, total: mails.length }}
          actions={mailbox.actions}
          onRemove={mailbox.askToRemove}
          onStep={(by) => mailbox.open(mails[openIndex + by])}
          onBack={mailbox.backToList}
          onMoved={(mail) => mailbox.afterMove([mail])}
          onCompose={onCompose}
        />
      )}
      <MailboxDialogs mailbox={mailbox} />
    </>
  );
}

function MailboxList(props: MailboxProps & { mailbox: MailboxState }) {
  const { place, q, openId, onDraft, mailbox } = props;
  const { mails, chosen, selection, actions, focus } = mailbox;
  return (
    <div
      className={classes.list}
      data-covered={openId !== undefined || undefined}
      onFocus={({ target }) => {
        if (target.id === searchId) focus.onSearchFocus();
      }}
    >
      <ListBar
        place={place}
        q={q}
        searchId={searchId}
        mails={mails}
        chosen={chosen}
        selection={selection}
        actions={actions}
        onRemove={mailbox.askToRemove}
        onMoved={() => mailbox.afterMove(chosen)}
      />
      <ListBody
        query={mailbox.list}
        mails={mails}
        place={place}
        q={q}
        selection={selection}
        focusRequest={focus.request}
        onFocus={focus.onRowFocus}
        onStar={(mail) => actions.star([mail], !mail.isStarred)}
        onDraft={({ id }) => onDraft(String(id))}
      />
    </div>
  );
}
