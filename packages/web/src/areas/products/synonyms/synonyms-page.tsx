import { Button, TagsInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { mostGroups, mostMembers, SynonymChange, Synonyms } from '@pliego/contract/areas/synonyms';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { synonymsApi } from '#web/api/areas/synonyms.ts';
import { storedNow } from '#web/api/stored-now.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { useAbility } from '#web/api/use-session.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { Page, Section } from '#web/ui/page/page.tsx';
import { ProductBack } from '../ficha/product-back.tsx';
import { isSameValue } from '../ficha/product-values.ts';
import ficha from '../ficha/ficha.module.css';
import { mergeGroups } from './merge-groups.ts';
import { SynonymTrialCard } from './synonym-trial.tsx';
import { synonymsQuery } from './synonym-queries.ts';
import classes from './synonyms.module.css';

/** What the company calls the same, so that a line is recognised whichever word it uses. */
export function SynonymsPage() {
  const { t } = useTranslation('products');
  const query = useQuery(synonymsQuery);
  const mayEdit = useAbility().can('update', 'Product');
  return (
    <Page title={t('synonyms.title')} back={<ProductBack />}>
      <p className={classes.lead}>{t('synonyms.lead')}</p>
      <QueryState query={query} lines={6}>
        {(synonyms) =>
          mayEdit ? <Editor stored={synonyms} /> : <Groups groups={synonyms.grupos} />
        }
      </QueryState>
    </Page>
  );
}

/** For who only reads. */
function Groups({ groups }: { groups: readonly string[][] }) {
  const { t } = useTranslation('products');
  return (
    <Section title={t('synonyms.groups')}>
      {groups.length === 0 ? (
        <p className={classes.soft}>{t('synonyms.none')}</p>
      ) : (
        <ul className={classes.read}>
          {groups.map((group) => (
            <li key={group.join()}>{group.join(' = ')}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const isWritten = (group: readonly string[]) => group.length > 0;

/** The list and the version that it is based on; what somebody else added meanwhile is taken over. */
function useSynonymForm(first: Synonyms) {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  const [base, setBase] = useState(first);
  const [isMerged, setMerged] = useState(false);
  const made = useContractForm<{ grupos: string[][] }, Synonyms>({
    schema: SynonymChange,
    initialValues: { grupos: first.grupos },
    send: ({ grupos }) => synonymsApi.update({ body: { grupos }, ifVersion: base.version }),
    onDone: (kept) => {
      setBase(kept);
      setMerged(false);
      made.form.setValues({ grupos: kept.grupos });
      client.setQueryData(synonymsQuery.queryKey, kept);
      void client.invalidateQueries({ queryKey: ['products'] });
      toastDone({ title: t('synonyms.saved') });
    },
    onRefused: (error, typed) => {
      const stored = storedNow(Synonyms, error);
      if (stored === null) return;
      made.form.setValues({ grupos: mergeGroups(typed.grupos, base.grupos, stored.grupos) });
      setBase(stored);
      setMerged(true);
    },
  });
  return { ...made, base, isMerged };
}

function Editor({ stored }: { stored: Synonyms }) {
  const { t } = useTranslation('products');
  const { form, formProps, busy, problem, base, isMerged } = useSynonymForm(stored);
  const { grupos } = form.values;
  const isDirty = !isSameValue(grupos, base.grupos);
  const { guard } = useLeaving({ isDirty });
  const set = (next: string[][]) => form.setFieldValue('grupos', next);
  return (
    <form {...formProps} className={ficha.form}>
      <FormProblem text={isMerged ? t('synonyms.merged') : problem} />
      <div className={ficha.columns}>
        <Section title={t('synonyms.groups')}>
          <div className={ficha.stack}>
            {grupos.length === 0 ? <p className={classes.soft}>{t('synonyms.none')}</p> : null}
            {grupos.map((group, at) => (
              <Group
                // A group is known by its place: all of it can be typed anew.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                number={at + 1}
                words={group}
                error={form.errors[`grupos.${at}`] ?? form.errors[`grupos.${at}.0`]}
                onChange={(words) => set(grupos.map((one, place) => (place === at ? words : one)))}
                onRemove={() => set(grupos.filter((_, place) => place !== at))}
              />
            ))}
            <div>
              <Button
                variant="default"
                size="compact-md"
                leftSection={<IconPlus size={14} aria-hidden />}
                disabled={grupos.length >= mostGroups || !grupos.every(isWritten)}
                onClick={() => set([...grupos, []])}
              >
                {t('synonyms.add')}
              </Button>
            </div>
          </div>
        </Section>
        <SynonymTrialCard groups={grupos} isDirty={isDirty} />
      </div>
      <div className={ficha.actions} data-dirty={isDirty || undefined}>
        <Button type="submit" loading={busy} disabled={!isDirty}>
          {t('synonyms.save')}
        </Button>
        {isDirty ? (
          <Button variant="default" disabled={busy} onClick={() => set(base.grupos)}>
            {t('form.undo')}
          </Button>
        ) : null}
        <span className={ficha.soft}>{t(isDirty ? 'form.unsaved' : 'synonyms.counts')}</span>
      </div>
      <LeaveGuard {...guard} text={t('synonyms.leave')} />
    </form>
  );
}

interface GroupProps {
  number: number;
  words: string[];
  error: ReactNode;
  onChange: (words: string[]) => void;
  onRemove: () => void;
}

function Group({ number, words, error, onChange, onRemove }: GroupProps) {
  const { t } = useTranslation('products');
  const name = t('synonyms.group', { number });
  return (
    <div className={classes.group}>
      <TagsInput
        className={classes.words}
        aria-label={name}
        placeholder={words.length < 2 ? t('synonyms.placeholder') : undefined}
        maxTags={mostMembers}
        splitChars={[',', ';', '=']}
        acceptValueOnBlur
        value={words}
        error={error}
        onChange={onChange}
      />
      <button
        type="button"
        className={classes.remove}
        aria-label={t('synonyms.remove', { words: words.join(', ') || name })}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}
