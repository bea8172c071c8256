import { Table, type TableProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatIsoDate, formatMoney } from '#web/lib/format.ts';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import classes from './plain-tables.module.css';

export const parts = ['Table', 'Table.Thead', 'Table.Tr', 'Table.Th', 'Table.Td', 'ScrollRegion'];
export const wide = ['Responsive', 'Contextual', 'StickyHeader'];

const tenders = [
  { code: '1057-32-LP26', name: 'clean', closing: '2026-12-04', amount: 84_500_000 },
  { code: '2239-17-LE26', name: 'chairs', closing: '2026-12-09', amount: 12_300_000 },
  { code: '4412-8-L126', name: 'paper', closing: '2026-12-11', amount: 1_850_000 },
  { code: '750301-21-LR26', name: 'guards', closing: '2026-12-18', amount: 312_000_000 },
] as const;

type Tender = (typeof tenders)[number];

interface SampleProps extends Omit<TableProps, 'data'> {
  /** Classes of rows, by their place. */
  rowClass?: (place: number) => string | undefined;
  headClass?: string | undefined;
  /** At the end of a row. */
  last?: (row: Tender, place: number) => ReactNode;
}

/** Tenders by name; what a column holds is said in its head. */
function Sample({ rowClass, headClass, last, ...look }: SampleProps) {
  const { t } = useTranslation('plainTables');
  return (
    <ScrollRegion label={t('text.tenders')}>
      <Table verticalSpacing="xs" horizontalSpacing="sm" {...look}>
        <Table.Thead className={headClass}>
          <Table.Tr>
            <Table.Th scope="col">{t('text.name')}</Table.Th>
            <Table.Th scope="col" ta="end">
              {t('text.amount')}
            </Table.Th>
            {last === undefined ? null : <Table.Th scope="col">{t('text.state')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tenders.map((row, place) => (
            <Table.Tr key={row.code} className={rowClass?.(place)}>
              <Table.Th scope="row" className={classes.name}>
                {t(`text.names.${row.name}`)}
              </Table.Th>
              <Table.Td ta="end" className={classes.figure}>
                {formatMoney(row.amount, 'CLP')}
              </Table.Td>
              {last === undefined ? null : <Table.Td>{last(row, place)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  );
}

export function Basic() {
  return <Sample />;
}

/** Dark in both skins. */
export function Dark() {
  return (
    <div data-mantine-color-scheme="dark" className={classes.dark}>
      <Sample />
    </div>
  );
}

export function DarkHead() {
  return <Sample headClass={classes.darkHead} />;
}

export function LightHead() {
  return <Sample headClass={classes.lightHead} />;
}

export function Striped() {
  return <Sample striped />;
}

export function Bordered() {
  return <Sample withTableBorder withColumnBorders />;
}

export function Borderless() {
  return <Sample withRowBorders={false} />;
}

export function Hover() {
  return <Sample highlightOnHover />;
}

export function Compact() {
  return <Sample verticalSpacing={2} fz="sm" />;
}

const tones = ['rojo', 'amarillo', 'verde', 'gris'] as const;

/** The colour repeats what the row says in words. */
export function Contextual() {
  const { t } = useTranslation('plainTables');
  return (
    <Sample
      rowClass={(place) => classes[tones[place] ?? 'gris']}
      last={(_, place) => {
        const tone = tones[place] ?? 'gris';
        return <Pill tone={tone}>{t(`text.states.${tone}`)}</Pill>;
      }}
    />
  );
}

/** What does not fit scrolls inside, by the arrow keys too; the page never does. */
export function Responsive() {
  const { t } = useTranslation('plainTables');
  const columns = ['buyer', 'region', 'kind', 'term', 'bond', 'answer'] as const;
  return (
    <ScrollRegion label={t('text.wide')}>
      <Table className={classes.wide}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('text.code')}</Table.Th>
            <Table.Th scope="col">{t('text.closing')}</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column} scope="col">
                {t(`text.columns.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tenders.map(({ code, closing }) => (
            <Table.Tr key={code}>
              <Table.Th scope="row" className={classes.code}>
                {code}
              </Table.Th>
              <Table.Td className={classes.figure}>{formatIsoDate(closing)}</Table.Td>
              {columns.map((column) => (
                <Table.Td key={column}>{t(`text.cells.${column}`)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  );
}

/** Its head stays in sight while the rows go by. */
export function StickyHeader() {
  const { t } = useTranslation('plainTables');
  const [isOn, setOn] = useState(true);
  return (
    <>
      <CheckRow
        kind="checkbox"
        name="sticky"
        label={t('text.sticky')}
        checked={isOn}
        onChange={() => setOn(!isOn)}
      />
      <ScrollRegion label={t('text.years')} className={classes.low}>
        <Table stickyHeader={isOn}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('text.year')}</Table.Th>
              <Table.Th scope="col" ta="end">
                {t('text.won')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {Array.from({ length: 12 }, (_, back) => (
              <Table.Tr key={back}>
                <Table.Th scope="row">{2026 - back}</Table.Th>
                <Table.Td ta="end" className={classes.figure}>
                  {formatMoney(420_000_000 - back * 23_000_000, 'CLP')}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </>
  );
}
