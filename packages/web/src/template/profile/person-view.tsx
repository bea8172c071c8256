import { readableTitle } from '@pliego/contract/rules/readable-title';
import type { ColleagueProfile } from '@pliego/contract/areas/own-profile';
import type { TenderPage } from '@pliego/contract/areas/tenders';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { useSession } from '#web/api/use-session.ts';
import { countryName } from '#web/lib/country-name.ts';
import { formatMoment, formatWhen } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { Face } from '#web/ui/display/person.tsx';
import { QueryState, type ShownQuery } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { carriedQuery, closingsQuery, deedsQuery, personQuery } from './queries.ts';
import classes from './profile.module.css';

/** A colleague, by what the reader may see of their work. */
export function PersonView({ id }: { id: number }) {
  const { t } = useTranslation('profile');
  const closings = useQuery(closingsQuery(id));
  const carried = useQuery(carriedQuery(id));
  const query = useQuery(personQuery(id));
  if (problemCode(query.error) === 'no-encontrado') return <MissingPerson />;
  return (
    <QueryState query={query} lines={8}>
      {(person) => (
        <div className={classes.columns}>
          <AboutPerson person={person} />
          <div className={classes.stack}>
            <TenderSection title={t('closings.title')} none={t('closings.none')} query={closings} />
            <TenderSection title={t('carried.title')} none={t('carried.none')} query={carried} />
            <Deeds id={id} />
          </div>
        </div>
      )}
    </QueryState>
  );
}

/** The address names nobody of the company. */
function MissingPerson() {
  const { t } = useTranslation('profile');
  return (
    <EmptyState
      icon={<IconUserQuestion size={22} stroke={1.6} />}
      title={t('missing.title')}
      actions={<AppLink to="/pages/profile">{t('missing.own')}</AppLink>}
    >
      {t('missing.text')}
    </EmptyState>
  );
}

function AboutPerson({ person }: { person: ColleagueProfile }) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  const isOwn = useSession().userData.id === person.id;
  const { fullName, role, cargo, bio, telefono, sitio, pais } = person;
  return (
    <Section>
      <div className={classes.about}>
        <Face person={person} size={96} />
        <h2 className={classes.name}>{fullName}</h2>
        <p className={classes.soft}>
          {cargo === ''
            ? common(`shell.roles.${role}`)
            : `${cargo} · ${common(`shell.roles.${role}`)}`}
        </p>
        {bio === '' ? null : <p className={classes.bio}>{bio}</p>}
      </div>
      <Facts>
        {telefono === '' ? null : <Fact name={t('about.phone')}>{telefono}</Fact>}
        {sitio === '' ? null : <Fact name={t('about.site')}>{sitio}</Fact>}
        {pais === '' ? null : <Fact name={t('about.country')}>{countryName(pais)}</Fact>}
      </Facts>
      {isOwn ? <AppLink to="/pages/account-settings">{t('about.edit')}</AppLink> : null}
    </Section>
  );
}

interface TenderSectionProps {
  title: string;
  none: string;
  query: ShownQuery<TenderPage>;
}

function TenderSection({ title, none, query }: TenderSectionProps) {
  const { t } = useTranslation('profile');
  const now = useNow();
  return (
    <Section title={title}>
      <QueryState
        query={query}
        lines={3}
        isEmpty={({ datos }) => datos.length === 0}
        empty={<p className={classes.soft}>{none}</p>}
      >
        {({ datos }) => (
          <ul className={classes.rows} aria-label={title}>
            {datos.map(({ id, nombre, codigo, cierre, cierreDia }) => (
              <li key={id} className={classes.row}>
                <span className={classes.rowText}>
                  <Link to="/licitaciones/$id" params={{ id }} className={classes.link}>
                    {readableTitle(nombre)}
                  </Link>
                  <span className={classes.soft}>{codigo}</span>
                </span>
                <span className={classes.when}>
                  {cierre === null
                    ? t('noClosing')
                    : formatWhen({ instante: cierre, dia: cierreDia }, now)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

/** What they did of late with tenders that the company follows. */
function Deeds({ id }: { id: number }) {
  const { t } = useTranslation('profile');
  const now = useNow();
  return (
    <Section title={t('deeds.title')}>
      <QueryState
        query={useQuery(deedsQuery(id))}
        lines={4}
        isEmpty={({ listado }) => listado.length === 0}
        empty={<p className={classes.soft}>{t('deeds.none')}</p>}
      >
        {({ listado }) => (
          <ul className={classes.rows} aria-label={t('deeds.title')}>
            {listado.map((row) =>
              row.clase === 'portal' ? null : (
                <li key={row.clave} className={classes.row}>
                  <span className={classes.rowText}>
                    <span>{t(`deeds.types.${row.tipo}`)}</span>
                    <Link
                      to="/licitaciones/$id"
                      params={{ id: row.licitacion.id }}
                      className={classes.link}
                    >
                      {readableTitle(row.licitacion.nombre)}
                    </Link>
                  </span>
                  <time dateTime={row.cuando} className={classes.when}>
                    {formatMoment(row.cuando, now)}
                  </time>
                </li>
              ),
            )}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}
