import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComposeStart } from './compose-start.ts';
import { RecipientsField } from './recipients-field.tsx';
import type { Compose, RecipientName } from './use-compose.ts';
import classes from './compose-form.module.css';

const copyNames = ['cc', 'bcc'] as const;

interface RecipientFieldsProps {
  compose: Compose;
  kind: ComposeStart['kind'];
}

/** To, and Cc and Bcc once opened or filled. */
export function RecipientFields({ compose, kind }: RecipientFieldsProps) {
  const { recipientProps } = compose;
  const [opened, setOpened] = useState<readonly RecipientName[]>([]);
  const isShown = (name: RecipientName) => {
    const { value, typed } = recipientProps(name);
    return opened.includes(name) || value.length > 0 || typed !== '';
  };
  const hidden = copyNames.filter((name) => !isShown(name));
  return (
    <>
      <RecipientsField
        {...recipientProps('to')}
        takesFocus={kind === 'new' || kind === 'forward'}
        aside={<CopyButtons names={hidden} onOpen={(name) => setOpened([...opened, name])} />}
      />
      {copyNames.filter(isShown).map((name) => (
        <RecipientsField {...recipientProps(name)} key={name} takesFocus={opened.at(-1) === name} />
      ))}
    </>
  );
}

interface CopyButtonsProps {
  names: readonly (typeof copyNames)[number][];
  onOpen: (name: RecipientName) => void;
}

function CopyButtons({ names, onOpen }: CopyButtonsProps) {
  const { t } = useTranslation('email');
  return (
    <span className={classes.copies}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={classes.copy}
          aria-label={t(name === 'cc' ? 'compose.showCc' : 'compose.showBcc')}
          onClick={() => onOpen(name)}
        >
          {t(name === 'cc' ? 'compose.addCc' : 'compose.addBcc')}
        </button>
      ))}
    </span>
  );
}
