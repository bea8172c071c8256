import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { regionName } from '@pliego/contract/rules/regions';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { CopyCode } from '#web/ui/copy-code.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Section } from '#web/ui/page.tsx';
import { SearchMarked } from '../search-marks.tsx';
import classes from './tender-parts.module.css';

/** Who buys, where, and how they pay. */
export function TenderBuyer({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('ficha');
  const { comprador, compradorDetalle, region, comuna } = tender;
  if (comprador === null) {
    return (
      <Section title={t('buyer.title')}>
        <p className={classes.none}>{t('buyer.none')}</p>
      </Section>
    );
  }
  const { rut = null, direccion = null, reclamos = null } = compradorDetalle ?? {};
  return (
    <Section title={t('buyer.title')}>
      <p className={classes.buyerName} title={comprador.nombre}>
        <SearchMarked text={readableName(comprador.nombre)} />
      </p>
      <Facts>
        <Fact name={t('buyer.unit')}>
          {comprador.unidad === null ? null : readableName(comprador.unidad)}
        </Fact>
        <Fact name={t('buyer.rut')}>
          {rut === null ? null : <CopyCode code={rut} label={t('buyer.copyRut', { rut })} />}
        </Fact>
        <Fact name={t('buyer.region')}>{region === null ? null : regionName(region)}</Fact>
        <Fact name={t('buyer.comuna')}>{comuna ?? compradorDetalle?.comuna}</Fact>
        <Fact name={t('buyer.address')}>{direccion}</Fact>
        <Fact name={t('buyer.complaints')}>
          {reclamos === null ? null : (
            <>
              <b>{formatCount(reclamos)}</b>
              <span className={classes.help}>{t('buyer.complaintsHelp')}</span>
            </>
          )}
        </Fact>
      </Facts>
      <Link to="/licitaciones" search={{ comprador: [comprador.id] }} className={classes.moreLink}>
        {t('buyer.list')} <IconArrowRight size={14} aria-hidden />
      </Link>
    </Section>
  );
}
