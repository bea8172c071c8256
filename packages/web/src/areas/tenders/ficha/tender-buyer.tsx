import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { regionName } from '@pliego/contract/rules/regions';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { CopyCode } from '#web/ui/display/copy-code.tsx';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Section } from '#web/ui/page/page.tsx';
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
  const { rut = null, esquema = null, direccion = null, reclamos = null } = compradorDetalle ?? {};
  const isChilean = tender.pais === null || tender.pais === 'CL';
  // A number of another country is called as its source calls it.
  const idName =
    isChilean && esquema === null ? t('buyer.rut') : (esquema ?? t('buyer.identifier'));
  return (
    <Section title={t('buyer.title')}>
      <p className={classes.buyerName} title={comprador.nombre}>
        <AppLink to="/compradores/$id" params={{ id: comprador.id }}>
          <SearchMarked text={readableName(comprador.nombre)} />
        </AppLink>
      </p>
      <Facts>
        <Fact name={t('buyer.unit')}>
          {comprador.unidad === null ? null : readableName(comprador.unidad)}
        </Fact>
        <Fact name={idName}>
          {rut === null ? null : (
            <CopyCode code={rut} label={t('buyer.copyId', { name: idName, id: rut })} />
          )}
        </Fact>
        <Fact name={t('buyer.region')}>{region === null ? null : regionName(region)}</Fact>
        <Fact name={t(isChilean ? 'buyer.comuna' : 'buyer.place')}>
          {comuna ?? compradorDetalle?.comuna}
        </Fact>
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
