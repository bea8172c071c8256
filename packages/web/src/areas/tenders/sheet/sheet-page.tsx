import { Button } from '@mantine/core';
import {
  type ReadSheet,
  type SheetField,
  sheetFields,
  type SheetResult,
} from '@pliego/contract/areas/team-sheets';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { messageText } from '#web/i18n/message-text.ts';
import { formatCount } from '#web/lib/format.ts';
import { Caution } from '#web/ui/display/caution.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { ColumnChoices, withColumn } from '#web/ui/import/column-choices.tsx';
import classes from '#web/ui/import/import.module.css';
import { Page, Section } from '#web/ui/page/page.tsx';
import { SheetDone } from './sheet-done.tsx';
import { SheetIntake } from './sheet-intake.tsx';
import { type Columns, saysSomething, sheetRows } from './sheet-rows.ts';
import { SheetTrial } from './sheet-trial.tsx';
import headerClasses from '../ficha/tender-header.module.css';

/** Brings the work that a team kept in a spreadsheet of its own. */
export function SheetPage() {
  const { t } = useTranslation('teamSheet');
  const mayChange = useAbility().can('update', 'Tender');
  const back = (
    <Link to="/licitaciones" className={headerClasses.back}>
      <IconArrowLeft size={15} aria-hidden /> {t('back')}
    </Link>
  );
  return (
    <Page title={t('title')} back={back}>
      {mayChange ? (
        <Sheet />
      ) : (
        <EmptyState title={t('forbidden.title')}>
          <p>{t('forbidden.text')}</p>
        </EmptyState>
      )}
    </Page>
  );
}

/** A spreadsheet that was read, and what became of it. */
interface Taken {
  sheet: ReadSheet;
  /** Tells apart the readings of this page. */
  reading: number;
  done: SheetResult | null;
}

function Sheet() {
  const [taken, setTaken] = useState<Taken | null>(null);
  const [columns, setColumns] = useState<Columns>({});
  const onRead = (sheet: ReadSheet) => {
    setColumns(sheet.columnas);
    setTaken((before) => ({ sheet, reading: (before?.reading ?? 0) + 1, done: null }));
  };
  if (taken === null) return <SheetIntake onRead={onRead} />;
  const again = () => setTaken(null);
  const { sheet, reading, done } = taken;
  if (done !== null) return <SheetDone result={done} onAgain={again} />;
  return (
    <>
      <SheetColumns sheet={sheet} columns={columns} onChange={setColumns} onAgain={again} />
      {saysSomething(columns) ? (
        <SheetTrial
          rows={sheetRows(sheet, columns)}
          asked={{ reading, columns }}
          onDone={(result) => setTaken({ ...taken, done: result })}
        />
      ) : null}
    </>
  );
}

interface SheetColumnsProps {
  sheet: ReadSheet;
  columns: Columns;
  onChange: (columns: Columns) => void;
  onAgain: () => void;
}

function SheetColumns({ sheet, columns, onChange, onAgain }: SheetColumnsProps) {
  const { t } = useTranslation('teamSheet');
  const { encabezado, filas, avisos } = sheet;
  return (
    <Section
      title={t('columns.title')}
      actions={
        <Button variant="default" size="compact-sm" onClick={onAgain}>
          {t('columns.other')}
        </Button>
      }
    >
      {columns.codigo === undefined ? <Caution>{t('columns.needed')}</Caution> : null}
      {columns.codigo !== undefined && !saysSomething(columns) ? (
        <Caution>{t('columns.more')}</Caution>
      ) : null}
      <ColumnChoices<SheetField>
        label={t('columns.title')}
        header={encabezado}
        rows={filas.slice(0, sampledRows).map(({ celdas }) => celdas)}
        fields={sheetFields}
        columns={columns}
        texts={{
          leftOut: t('columns.leftOut'),
          noExamples: t('columns.noExamples'),
          nameOf: (field) => t(`fields.${field}`),
          taken: (field, column) => t('columns.taken', { field, column }),
          fieldOf: (name) => t('columns.fieldOf', { name }),
        }}
        onChange={(column, field) => onChange(withColumn(sheetFields, columns, column, field))}
      />
      {avisos.length === 0 ? null : (
        <ul className={classes.rules} aria-label={t('trial.unread')}>
          {avisos.map(({ linea, mensaje }) => (
            <li key={`${linea} ${mensaje.code}`}>
              {linea === null ? null : `${t('trial.line', { line: formatCount(linea) })}: `}
              {messageText(mensaje)}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Rows that examples are taken from. */
const sampledRows = 20;
