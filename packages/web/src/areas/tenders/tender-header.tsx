import { Button } from '@mantine/core';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Code } from './columns.tsx';
import { StateBadge } from './state-badge.tsx';
import { TenderBack } from './tender-back.tsx';
import { useTypeName } from './use-type-name.ts';
import classes from './tender-header.module.css';

/** Above the title: the way back, and what identifies the tender. */
export function TenderIdentity({ tender }: { tender: TenderDetail }) {
  const { tipo } = tender;
  const meaning = useTypeName()(tipo);
  return (
    <div className={classes.identity}>
      <div className={classes.top}>
        <TenderBack />
        {tender.url === null ? null : <PortalLink url={tender.url} />}
      </div>
      <div className={classes.line}>
        <span className={classes.code}>
          <Code code={tender.codigo} />
        </span>
        <StateBadge tender={tender} />
        {tipo === null ? null : (
          <span className={classes.type}>
            <b className={classes.typeCode}>{tipo}</b>
            {meaning === undefined ? null : ` ${meaning}`}
          </span>
        )}
      </div>
    </div>
  );
}

/** The tender where it was published. */
function PortalLink({ url }: { url: string }) {
  const { t } = useTranslation('tenders');
  const text = t('detail.portal');
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noreferrer"
      size="xs"
      variant="default"
      rightSection={<IconExternalLink size={15} aria-hidden />}
      aria-label={t('detail.newTab', { text })}
    >
      {text}
    </Button>
  );
}
