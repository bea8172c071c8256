import { Button, TextInput } from '@mantine/core';
import type { Tag } from '@pliego/contract/areas/tags';
import { IconPlus, IconSearch, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '#web/api/reference-queries.ts';
import { useAbility } from '#web/api/use-session.ts';
import { foldText } from '@pliego/contract/rules/fold-text';
import { rarestColor } from '#web/lib/rarest-color.ts';
import { Page } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState, LoadingState } from '#web/ui/feedback/states.tsx';
import { MergeTag } from './merge-tag.tsx';
import { RemoveTag } from './remove-tag.tsx';
import { TagForm } from './tag-form.tsx';
import { type TagActions, TagRow } from './tag-row.tsx';
import classes from './tag-list.module.css';

/** Fewer than this are found at a glance. */
const searchFrom = 10;

/** What is being done, and to which tag. */
type Doing =
  | { what: 'create' }
  | { what: 'edit'; tag: Tag }
  | { what: 'merge'; tag: Tag }
  | { what: 'remove'; tag: Tag };

export function TagsPage() {
  const { t } = useTranslation('tags');
  const ability = useAbility();
  const [doing, setDoing] = useState<Doing | null>(null);
  const query = useQuery({ ...tagsQuery, refetchOnMount: 'always' });
  const tags = query.data?.datos;
  const mayCreate = ability.can('create', 'Tag');
  const mayUpdate = ability.can('update', 'Tag');
  const mayDelete = ability.can('delete', 'Tag');
  const actions: TagActions = {
    onEdit: mayUpdate ? (tag) => setDoing({ what: 'edit', tag }) : undefined,
    onMerge:
      mayDelete && (tags?.length ?? 0) > 1 ? (tag) => setDoing({ what: 'merge', tag }) : undefined,
    onRemove: mayDelete ? (tag) => setDoing({ what: 'remove', tag }) : undefined,
  };
  const createButton = mayCreate ? (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setDoing({ what: 'create' })}
    >
      {t('create')}
    </Button>
  ) : undefined;
  const isEmpty = tags?.length === 0;
  return (
    <div className={classes.page}>
      <Page title={t('title')} actions={isEmpty ? undefined : createButton}>
        <QueryState
          query={query}
          loading={
            <div className={classes.skeleton}>
              <LoadingState />
            </div>
          }
          isEmpty={({ datos }) => datos.length === 0}
          empty={
            <EmptyState
              icon={<IconTags size={22} stroke={1.6} />}
              title={t('empty')}
              actions={createButton}
            >
              {t('emptyText')}
            </EmptyState>
          }
        >
          {({ datos }) => <TagList tags={datos} actions={actions} />}
        </QueryState>
        <TagDialog doing={doing} tags={tags ?? []} onClose={() => setDoing(null)} />
      </Page>
    </div>
  );
}

function TagList({ tags, actions }: { tags: Tag[]; actions: TagActions }) {
  const { t } = useTranslation('tags');
  const [text, setText] = useState('');
  const wanted = foldText(text);
  const found = tags.filter(({ nombre }) => foldText(nombre).includes(wanted));
  return (
    <div>
      {tags.length < searchFrom ? null : (
        <TextInput
          className={classes.search}
          type="search"
          value={text}
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={15} aria-hidden />}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {found.length === 0 ? (
        <output className={classes.none}>{t('noMatch', { text })}</output>
      ) : (
        // Lists without bullets lose their role in Safari unless it is set.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={classes.list} aria-label={t('title')}>
          {found.map((tag) => (
            <TagRow key={tag.id} tag={tag} {...actions} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface TagDialogProps {
  doing: Doing | null;
  tags: Tag[];
  onClose: () => void;
}

function TagDialog({ doing, tags, onClose }: TagDialogProps) {
  switch (doing?.what) {
    case 'create':
      return <TagForm tag={null} color={rarestColor(tags)} onClose={onClose} />;
    case 'edit':
      return <TagForm tag={doing.tag} color={doing.tag.color} onClose={onClose} />;
    case 'merge': {
      const others = tags.filter(({ id }) => id !== doing.tag.id);
      return <MergeTag tag={doing.tag} others={others} onClose={onClose} />;
    }
    case 'remove':
      return <RemoveTag tag={doing.tag} onClose={onClose} />;
    case undefined:
      return null;
  }
}
