import { Combobox, Pill, PillsInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import type { MailPerson, Recipient } from '@pliego/contract/areas/email';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Face } from '#web/ui/display/person.tsx';
import { faceOf, nameOf } from '../mail-names.ts';
import { useRecipients } from './use-recipients.ts';
import classes from './recipients-field.module.css';

interface RecipientsFieldProps {
  name: string;
  label: string;
  value: readonly Recipient[];
  onChange: (recipients: Recipient[]) => void;
  /** The text of the field that is no recipient yet. */
  typed: string;
  onType: (typed: string) => void;
  error?: ReactNode;
  /** At the end of the line: the buttons that show the other fields of recipients. */
  aside?: ReactNode;
  /** Whether the field takes the focus when it appears. */
  takesFocus?: boolean;
}

/** The recipients of a mail: people from the contacts, and any address that is typed or pasted. */
export function RecipientsField(props: RecipientsFieldProps) {
  const { label, value, error, aside } = props;
  const { t } = useTranslation('email');
  const recipients = useRecipients(props);
  const { combobox, offered, wrong } = recipients;
  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      keepMounted={false}
      onOptionSubmit={recipients.pick}
    >
      <Combobox.DropdownTarget>
        <PillsInput
          className={classes.field}
          label={label}
          variant="unstyled"
          classNames={{ label: classes.label, root: classes.root, input: classes.input }}
          error={wrong === '' ? error : t('compose.wrongAddress', { text: wrong })}
          rightSection={aside}
          rightSectionWidth="auto"
          rightSectionPointerEvents="all"
          onClick={() => combobox.openDropdown()}
        >
          <Pill.Group>
            {value.map((recipient) => (
              <RecipientPill
                key={recipient.email}
                recipient={recipient}
                onRemove={() => recipients.remove(recipient)}
              />
            ))}
            <RecipientInput {...props} recipients={recipients} />
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={offered.length === 0}>
        <Combobox.Options aria-label={label}>
          {offered.map((person) => (
            <PersonOption key={person.email} person={person} />
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function RecipientPill({ recipient, onRemove }: { recipient: Recipient; onRemove: () => void }) {
  const { t } = useTranslation('email');
  const name = nameOf(recipient);
  return (
    <Pill
      className={classes.pill}
      title={recipient.email}
      withRemoveButton
      removeButtonProps={{
        'aria-label': t('compose.removeRecipient', { name }),
        'aria-hidden': false,
        tabIndex: 0,
      }}
      onRemove={onRemove}
    >
      {name}
    </Pill>
  );
}

interface RecipientInputProps extends RecipientsFieldProps {
  recipients: ReturnType<typeof useRecipients>;
}

function RecipientInput({ recipients, takesFocus = false, ...props }: RecipientInputProps) {
  const { name, label, value, typed, error } = props;
  const { t } = useTranslation('email');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Combobox.EventsTarget withExpandedAttribute>
      <PillsInput.Field
        name={name}
        aria-label={label}
        ref={input}
        // A list to choose from beside free text; the library adds the remaining attributes.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props
        role="combobox"
        data-autofocus={takesFocus || undefined}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        placeholder={value.length === 0 ? t('compose.recipientPlaceholder') : undefined}
        aria-invalid={recipients.wrong !== '' || Boolean(error) || undefined}
        onBlur={recipients.onBlur}
        onChange={(event) => recipients.onInput(event.currentTarget.value)}
        onPaste={recipients.onPaste}
        onKeyDown={recipients.onKeyDown}
      />
    </Combobox.EventsTarget>
  );
}

function PersonOption({ person }: { person: MailPerson }) {
  return (
    <Combobox.Option value={person.email}>
      <span className={classes.option}>
        <Face person={faceOf(person)} size={26} />
        <span className={classes.person}>
          <span>{person.name}</span>
          <span className={classes.email}>{person.email}</span>
        </span>
      </span>
    </Combobox.Option>
  );
}
