import type { Tag } from '@pliego/contract/areas/tags';
import { IconTag } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { tagsApi } from '#web/api/areas/tags.ts';
import { problemText } from '#web/api/problems.ts';
import { tagsQuery } from '#web/api/reference-queries.ts';
import { useAbility, useSession } from '#web/api/use-session.ts';
import { rarestColor } from '#web/lib/rarest-color.ts';
import { PickList } from '#web/ui/fields/pick-list.tsx';
import { Pill, ToneDot } from '#web/ui/display/pill.tsx';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import { type EditableTender, saveTender } from './edit-tender.ts';
import { InlineEditor } from './inline-editor.tsx';
import { splitTags } from './tag-ids.ts';
import classes from './editors.module.css';

interface TagEditorProps {
  tender: EditableTender;
  /** How many to show before "+3"; all when absent. */
  max?: number;
}

/** The tags of a tender; pressing them opens the list to add, take away or create. */
export function TagEditor({ tender, max }: TagEditorProps) {
  const { t } = useTranslation('tenders');
  const ability = useAbility();
  const { userData } = useSession();
  const { data } = useQuery(tagsQuery);
  const code = tender.codigo;
  const isAuthor = userData.role === 'author';
  const reason = t(isAuthor ? 'tags.forbiddenAuthor' : 'tags.forbidden');
  return (
    <InlineEditor
      kind="tags"
      label={t('tags.edit', { code })}
      value={
        tagNames(splitTags(tender.tags), data?.datos, t('tags.gone')) ||
        `${t('tags.none')}. ${t('tags.add')}`
      }
      panelLabel={t('tags.panel', { code })}
      forbidden={canUpdateTender(ability, tender.Asignado) ? undefined : reason}
      renderPanel={() => <TagPanel tender={tender} />}
    >
      <TagPills ids={splitTags(tender.tags)} known={data?.datos} max={max} />
    </InlineEditor>
  );
}

function tagNames(ids: number[], known: Tag[] | undefined, gone: string): string {
  return ids.map((id) => known?.find((tag) => tag.id === id)?.nombre ?? gone).join(', ');
}

function TagPills({ ids, known, max }: { ids: number[]; known?: Tag[]; max?: number }) {
  const { t } = useTranslation('tenders');
  if (ids.length === 0) {
    return (
      <span className={classes.add}>
        <span className={classes.addText}>
          <IconTag size={14} stroke={1.7} aria-hidden /> {t('tags.add')}
        </span>
      </span>
    );
  }
  if (known === undefined) return <span className={classes.pending} />;
  const byId = new Map(known.map((tag) => [tag.id, tag]));
  const shown = ids.slice(0, max ?? ids.length);
  const hidden = ids.slice(shown.length);
  const nameOf = (id: number) => byId.get(id)?.nombre ?? t('tags.gone');
  return (
    <span className={classes.pills}>
      {shown.map((id, index) => (
        <span key={id} className={classes.pill}>
          <Pill tone={byId.get(id)?.color ?? 'gris'} title={nameOf(id)}>
            {nameOf(id)}
          </Pill>{' '}
          {hidden.length > 0 && index === shown.length - 1 ? (
            <span className={classes.rest} title={hidden.map(nameOf).join(', ')} aria-hidden>
              +{hidden.length}
            </span>
          ) : null}
        </span>
      ))}
    </span>
  );
}

function TagPanel({ tender }: { tender: EditableTender }) {
  const { t } = useTranslation('tenders');
  const client = useQueryClient();
  const ability = useAbility();
  const { data, isPending } = useQuery(tagsQuery);
  const [creating, setCreating] = useState(false);
  const tags = data?.datos ?? [];
  const chosen = splitTags(tender.tags);
  const toggle = (tag: number) =>
    saveTender(client, tender, { tag, present: !chosen.includes(tag) });

  const create = async (nombre: string) => {
    setCreating(true);
    try {
      const tag = await tagsApi.create({ body: { nombre, color: rarestColor(tags) } });
      client.setQueryData(tagsQuery.queryKey, { datos: [...tags, tag] });
      toggle(tag.id);
    } catch (error) {
      toastProblem({ title: t('tags.createFailed'), text: problemText(error) });
    } finally {
      setCreating(false);
      void client.invalidateQueries({ queryKey: ['tags'] });
    }
  };
  const mayCreate = ability.can('create', 'Tag');
  return (
    <PickList
      label={t('tags.panel', { code: tender.codigo })}
      searchLabel={t(mayCreate ? 'tags.search' : 'tags.searchOnly')}
      options={tags.map(({ id, nombre, color }) => ({
        value: String(id),
        label: nombre,
        prefix: <ToneDot tone={color} />,
      }))}
      selected={chosen.map(String)}
      busy={isPending || creating}
      onPick={(value) => toggle(Number(value))}
      create={
        mayCreate
          ? {
              label: (name) => t('tags.create', { name }),
              onCreate: (name) => void create(name),
            }
          : undefined
      }
    />
  );
}
