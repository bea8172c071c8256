import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { useTranslation } from 'react-i18next';
import { countryName } from '#web/lib/country-name.ts';
import { CopyCode } from '#web/ui/display/copy-code.tsx';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { Section } from '#web/ui/page/page.tsx';
import classes from './tender-parts.module.css';

/** The kind of call and its numbers; empty where no source states them. */
export function TenderCall({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('ficha');
  const { expediente, categoria, procedimiento, lugar, pais, ocid } = tender;
  const facts = [expediente, categoria, procedimiento, lugar, pais, ocid];
  if (facts.every((fact) => fact === null)) return null;
  return (
    <Section title={t('call.title')}>
      <Facts>
        <Fact name={t('call.expediente')}>
          {expediente === null ? null : (
            <CopyCode code={expediente} label={t('call.copyReference', { code: expediente })} />
          )}
        </Fact>
        <Fact name={t('call.categoria')}>
          {categoria === null ? null : t(`call.categories.${categoria}`)}
        </Fact>
        <Fact name={t('call.procedimiento')}>{procedimiento}</Fact>
        <Fact name={t('call.lugar')}>
          {lugar === null ? null : (
            <>
              {lugar.nombre ?? lugar.codigo}
              {lugar.nombre === null || lugar.codigo === null ? null : (
                <span className={classes.help}>{lugar.codigo}</span>
              )}
            </>
          )}
        </Fact>
        <Fact name={t('call.pais')}>{pais === null ? null : countryName(pais)}</Fact>
        <Fact name={t('call.ocid')}>
          {ocid === null ? null : (
            <CopyCode code={ocid} label={t('call.copyOcid', { code: ocid })} />
          )}
        </Fact>
      </Facts>
    </Section>
  );
}
