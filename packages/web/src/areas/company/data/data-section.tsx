import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { regionName } from '@pliego/contract/rules/regions';
import type { Company } from '@pliego/contract/areas/company';
import { formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ReadOnlyNote, useMaySet } from '../may-set.tsx';
import { CompanyForm } from './company-form.tsx';
import { companyQuery } from './company-query.ts';
import { LogoSection } from './logo-section.tsx';
import classes from '../company.module.css';

/** Who the company is: its logo and its data. */
export function DataSection() {
  const { t } = useTranslation('company');
  const company = useQuery(companyQuery);
  const maySet = useMaySet().data;
  return (
    <>
      <Section title={t('data.title')}>
        <ReadOnlyNote of="data" />
        <QueryState query={company} lines={8}>
          {(data) => (
            <>
              {maySet ? <CompanyForm company={data} /> : <CompanyFacts company={data} />}
              <LastChange company={data} />
            </>
          )}
        </QueryState>
      </Section>
      <LogoSection company={company} maySet={maySet} />
    </>
  );
}

function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTranslation('company');
  const { region } = company;
  return (
    <Facts>
      <Fact name={t('data.nombre')}>{company.nombre}</Fact>
      <Fact name={t('data.rut')}>{company.rut}</Fact>
      <Fact name={t('data.giro')}>{company.giro}</Fact>
      <Fact name={t('data.direccion')}>{company.direccion}</Fact>
      <Fact name={t('data.region')}>{region === null ? null : regionName(region)}</Fact>
      <Fact name={t('data.comuna')}>{company.comuna}</Fact>
      <Fact name={t('data.contacto')}>{company.contacto}</Fact>
      <Fact name={t('data.correo')}>{company.correo}</Fact>
      <Fact name={t('data.telefono')}>{company.telefono}</Fact>
      <Fact name={t('data.sitioWeb')}>{company.sitioWeb}</Fact>
    </Facts>
  );
}

function LastChange({ company: { cambio } }: { company: Company }) {
  const { t } = useTranslation('company');
  const now = useNow();
  if (cambio === null) return null;
  const moment = formatMoment(cambio.cuando, now);
  return (
    <p className={classes.hint}>
      {cambio.por === null
        ? t('data.changed', { moment })
        : t('data.changedBy', { moment, name: cambio.por.fullName })}
    </p>
  );
}
