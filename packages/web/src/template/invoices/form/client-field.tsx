import { Button, type OptionsFilter, Select } from '@mantine/core';
import type { InvoiceClient } from '@pliego/contract/areas/invoice-draft';
import { foldText } from '@pliego/contract/rules/fold-text';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { clientPlace } from '../paper/paper-lines.ts';
import { invoiceClientsQuery } from '../queries.ts';
import classes from './form.module.css';

interface ClientFieldProps {
  value: InvoiceClient | null;
  error?: ReactNode;
  onChange: (client: InvoiceClient | null) => void;
  onNew: () => void;
}

/** Those whose name and company have every typed word, whatever the accents. */
const namedSo: OptionsFilter = ({ options, search }) => {
  const words = foldText(search).split(' ');
  return options.filter((option) => {
    const name = 'label' in option ? foldText(option.label) : '';
    return words.every((word) => name.includes(word));
  });
};

/** Who the invoice is for: one of the clients, or a new one. */
export function ClientField({ value, error, onChange, onNew }: ClientFieldProps) {
  const { t } = useTranslation('invoices');
  const clients = useQuery(invoiceClientsQuery);
  const known = clients.data ?? [];
  const hasValue = known.some(({ companyEmail }) => companyEmail === value?.companyEmail);
  const offered = value === null || hasValue ? known : [value, ...known];
  const labelOf = ({ name, company }: InvoiceClient) =>
    company === '' ? name : `${name} · ${company}`;
  return (
    <div className={classes.clientField}>
      <Select
        label={t('form.client')}
        placeholder={t('form.clientPlaceholder')}
        searchable
        // Enter takes the first one that is left of what is typed.
        selectFirstOptionOnChange
        filter={namedSo}
        // When focused because of an error, its list would cover the message.
        openOnFocus={error === undefined}
        nothingFoundMessage={t('form.noClient')}
        value={value?.companyEmail ?? null}
        data={offered.map((client) => ({ value: client.companyEmail, label: labelOf(client) }))}
        error={error ?? (clients.error === null ? undefined : problemText(clients.error))}
        allowDeselect={false}
        maxDropdownHeight={280}
        onChange={(email) =>
          onChange(offered.find(({ companyEmail }) => companyEmail === email) ?? null)
        }
      />
      {value === null ? null : (
        <p className={classes.clientFacts}>
          {[value.rut, value.business, clientPlace(value), value.contact, value.companyEmail]
            .filter((fact) => fact !== undefined && fact !== '')
            .map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
        </p>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.newClient}
        leftSection={<IconUserPlus size={15} aria-hidden />}
        onClick={onNew}
      >
        {t('form.newClient')}
      </Button>
    </div>
  );
}
