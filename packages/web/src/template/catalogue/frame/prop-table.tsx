import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import type { Part } from '../build/about.ts';
import { usePropWords } from './prop-words.ts';
import classes from './catalogue.module.css';

/** The properties of a part, as its types say them, and what they do in words. */
export function PropTable({ part, told }: { part: Part; told: Record<string, string> }) {
  const { t } = useTranslation('catalogue');
  const wordsOf = usePropWords(told);
  return (
    <section className={classes.sheet}>
      <h2 className={classes.heading}>
        {t('props.title')}
        <code className={classes.mono}>{part.name}</code>
        <span className={classes.soft}>{t(part.isWhole ? 'props.own' : 'props.library')}</span>
      </h2>
      <ScrollRegion label={t('props.of', { part: part.name })}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('props.name')}</th>
              <th scope="col">{t('props.type')}</th>
              <th scope="col">{t('props.fallback')}</th>
              <th scope="col">{t('props.what')}</th>
            </tr>
          </thead>
          <tbody>
            {part.props.map(({ name, type, isRequired, fallback }) => (
              <tr key={name}>
                <th scope="row">
                  <code className={classes.mono}>{name}</code>
                </th>
                <td>
                  <bdi dir="ltr" className={classes.type}>
                    {type}
                  </bdi>
                </td>
                <td>
                  {isRequired ? (
                    t('props.required')
                  ) : (
                    <bdi dir="ltr" className={classes.type}>
                      {fallback ?? '—'}
                    </bdi>
                  )}
                </td>
                <td>{wordsOf(name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
