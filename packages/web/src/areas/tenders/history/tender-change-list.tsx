import type { TenderChange } from '@pliego/contract/areas/tender-history';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import type { ListChange } from './tender-change-groups.ts';
import { FieldName } from './field-name.tsx';
import { Value } from './tender-change-value.tsx';
import classes from './tender-changes.module.css';

/** Some observations bring hundreds of lines: the rest appears on demand. */
const firstElements = 4;

/** Lines, lots, documents or orders that came, went or read differently. */
export function ListChanges({ list: { field, added, removed, changed } }: { list: ListChange }) {
  const { t } = useTranslation('ficha');
  const [showsAll, setShowsAll] = useState(false);
  const elements = [
    ...changed.map((change) => ({ change, kind: 'changed' as const })),
    ...added.map((change) => ({ change, kind: 'added' as const })),
    ...removed.map((change) => ({ change, kind: 'removed' as const })),
  ];
  const shown = showsAll ? elements : elements.slice(0, firstElements);
  const hidden = elements.length - shown.length;
  const counts = [
    added.length > 0 && t('changes.addedCount', { total: formatCount(added.length) }),
    removed.length > 0 && t('changes.removedCount', { total: formatCount(removed.length) }),
    changed.length > 0 &&
      t('changes.changedCount', { count: changed.length, total: formatCount(changed.length) }),
  ];
  return (
    <div className={classes.list}>
      <p className={classes.name}>
        {t(`changes.fields.${field}`)}{' '}
        <span className={classes.counts}>{counts.filter((text) => text !== false).join(', ')}</span>
      </p>
      <ul className={classes.elements}>
        {shown.map(({ change, kind }) => (
          <Element key={`${kind} ${change.detalle}`} change={change} kind={kind} />
        ))}
      </ul>
      {hidden === 0 ? null : (
        <Button variant="default" size="compact-xs" mt={4} onClick={() => setShowsAll(true)}>
          {t('changes.showAll', { count: hidden, total: formatCount(hidden) })}
        </Button>
      )}
    </div>
  );
}

type Kind = 'added' | 'removed' | 'changed';

const signs: Record<Kind, ReactNode> = {
  added: <IconPlus size={14} aria-hidden />,
  removed: <IconMinus size={14} aria-hidden />,
  changed: <IconPencil size={14} aria-hidden />,
};

function Element({ change, kind }: { change: TenderChange; kind: Kind }) {
  const { t } = useTranslation('ficha');
  const { antes, despues } = change;
  return (
    <li className={classes.element} data-kind={kind}>
      <span className={classes.sign}>
        {signs[kind]}
        <VisuallyHidden>{t(`changes.${kind}`)} </VisuallyHidden>
      </span>
      <span className={classes.elementText}>
        <ElementName change={change} />
        {antes === null ? null : (
          <>
            {despues === null ? null : <VisuallyHidden>{t('changes.before')} </VisuallyHidden>}
            <del className={classes.old}>
              <Value change={change} value={antes} />
            </del>{' '}
          </>
        )}
        {despues === null ? null : (
          <>
            {antes === null ? null : <VisuallyHidden>{t('changes.after')} </VisuallyHidden>}
            <span className={classes.new}>
              <Value change={change} value={despues} />
            </span>
          </>
        )}
      </span>
    </li>
  );
}

/** A document is known by its title, which its text begins with. */
function ElementName({ change }: { change: TenderChange }) {
  const { t } = useTranslation('ficha');
  const { campo, detalle } = change;
  if (detalle === null || campo === 'documento') return null;
  const name = campo === 'item' ? t('changes.line', { number: detalle }) : detalle;
  return (
    <b className={classes.elementName}>
      {campo === 'condicion' ? <FieldName change={change} /> : name}{' '}
    </b>
  );
}
