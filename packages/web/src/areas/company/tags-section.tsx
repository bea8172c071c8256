import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '#web/api/reference-queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import classes from './company.module.css';

/** Tags have a page of their own; here is what there is, and the way to it. */
export function TagsSection() {
  const { t } = useTranslation('company');
  const tags = useQuery(tagsQuery);
  return (
    <Section title={t('tags.title')}>
      <p className={classes.text}>{t('tags.text')}</p>
      <QueryState
        query={tags}
        lines={2}
        isEmpty={({ datos }) => datos.length === 0}
        empty={<p className={classes.soft}>{t('tags.none')}</p>}
      >
        {({ datos }) => (
          <>
            <p className={classes.soft}>
              {t('tags.count', { count: datos.length, total: formatCount(datos.length) })}
            </p>
            <ul className={classes.pills} aria-label={t('tags.title')}>
              {datos.map(({ id, nombre, color }) => (
                <li key={id}>
                  <Pill tone={color}>{nombre}</Pill>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
      <Button
        variant="default"
        mt={14}
        rightSection={<IconArrowRight size={16} aria-hidden />}
        renderRoot={(props) => <Link to="/etiquetas" {...props} />}
      >
        {t('tags.open')}
      </Button>
    </Section>
  );
}
