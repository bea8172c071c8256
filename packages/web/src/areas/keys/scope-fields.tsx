import { Checkbox, Fieldset, Input } from '@mantine/core';
import { type KeyScope, normalScopes, scopeTopics } from '@pliego/contract/rules/key-scopes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './keys.module.css';

interface ScopeFieldsProps {
  offered: readonly KeyScope[];
  value: readonly KeyScope[];
  error: ReactNode;
  onChange: (value: KeyScope[]) => void;
}

/** What a key may read and write, a line a topic. */
export function ScopeFields({ offered, value, error, onChange }: ScopeFieldsProps) {
  const { t } = useTranslation('keys');
  const shown = scopeTopics.filter((topic) => offered.some((one) => one.startsWith(`${topic}:`)));
  const toggle = (scope: KeyScope) =>
    onChange(
      value.includes(scope)
        ? value.filter((one) => one !== scope)
        : normalScopes([...value, scope]),
    );
  return (
    <Fieldset variant="unstyled" legend={t('new.scopes')}>
      <Input.Description>{t('new.scopesHint')}</Input.Description>
      <ul className={classes.scopes}>
        {shown.map((topic) => {
          const [reads, writes]: [KeyScope, KeyScope] = [`${topic}:leer`, `${topic}:escribir`];
          return (
            <li key={topic} className={classes.scope}>
              <span className={classes.topic}>
                {t(`topics.${topic}`)}
                <span className={classes.soft}>{t(`topicHints.${topic}`)}</span>
              </span>
              {[reads, writes].map((scope) => {
                const verb = scope === reads ? t('scopes.read') : t('scopes.write');
                // Who may write may read.
                const isImplied = scope === reads && value.includes(writes);
                return offered.includes(scope) ? (
                  <Checkbox
                    key={scope}
                    label={verb}
                    aria-label={t('scopes.of', { verb, topic: t(`topics.${topic}`) })}
                    checked={value.includes(scope)}
                    disabled={isImplied}
                    onChange={() => toggle(scope)}
                  />
                ) : (
                  <span key={scope} />
                );
              })}
            </li>
          );
        })}
      </ul>
      {error === undefined ? null : <Input.Error>{error}</Input.Error>}
    </Fieldset>
  );
}
