import { ActionIcon, Button, Checkbox, Stack } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowsLeftRight,
  IconArrowUp,
  IconPlus,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DragHandle } from '#web/ui/sortable/drag-handle.tsx';
import { SortableLines } from '#web/ui/sortable/sortable-lines.tsx';
import { useSortableLine } from '#web/ui/sortable/use-sortable-line.ts';
import { DragBoard } from './drag/drag-board.tsx';
import { type DragList, moved } from './drag/move-items.ts';
import classes from './drag/drag.module.css';

export const parts = ['SortableLines', 'DragBoard'];
export const wide = ['Cards', 'TwoLists', 'Clone', 'Multi'];

const papers = ['terms', 'annex', 'bond', 'experience', 'price', 'team'] as const;

/** The documents of a bid, as items. */
function usePapers(prefix: string, from = 0, to: number = papers.length) {
  const { t } = useTranslation('dragAndDrop');
  return papers
    .slice(from, to)
    .map((paper) => ({ id: `${prefix}-${paper}`, name: t(`text.${paper}`) }));
}

export function Cards() {
  const { t } = useTranslation('dragAndDrop');
  const items = usePapers('card');
  const [lists, setLists] = useState<DragList[]>([{ id: 'cards', name: t('demos.Cards'), items }]);
  return (
    <DragBoard grid lists={lists} onDrop={(ids, place) => setLists(moved(lists, ids, place))} />
  );
}

/** Whoever cannot drag has two buttons. */
export function List() {
  const { t } = useTranslation('dragAndDrop');
  const items = usePapers('line', 0, 4);
  const [lists, setLists] = useState<DragList[]>([{ id: 'list', name: t('demos.List'), items }]);
  const put = (id: string, at: number) => setLists(moved(lists, [id], { list: 'list', at }));
  return (
    <DragBoard
      lists={lists}
      onDrop={(ids, place) => setLists(moved(lists, ids, place))}
      controls={(item, list) => {
        const at = list.items.indexOf(item);
        return (
          <>
            <ActionIcon
              variant="subtle"
              aria-label={t('text.up', { name: item.name })}
              disabled={at === 0}
              onClick={() => put(item.id, at - 1)}
            >
              <IconArrowUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={t('text.down', { name: item.name })}
              disabled={at === list.items.length - 1}
              onClick={() => put(item.id, at + 1)}
            >
              <IconArrowDown size={16} aria-hidden />
            </ActionIcon>
          </>
        );
      }}
    />
  );
}

/** What is ready and what is missing: by dragging, or by the button of each. */
export function TwoLists() {
  const { t } = useTranslation('dragAndDrop');
  const missing = usePapers('two', 0, 3);
  const ready = usePapers('two', 3);
  const [lists, setLists] = useState<DragList[]>([
    { id: 'missing', name: t('text.missing'), items: missing },
    { id: 'ready', name: t('text.ready'), items: ready },
  ]);
  return (
    <DragBoard
      lists={lists}
      empty={t('text.empty')}
      onDrop={(ids, place) => setLists(moved(lists, ids, place))}
      controls={(item, list) => {
        const other = lists.find(({ id }) => id !== list.id);
        return other === undefined ? null : (
          <ActionIcon
            variant="subtle"
            aria-label={t('text.moveTo', { name: item.name, list: other.name })}
            onClick={() =>
              setLists(moved(lists, [item.id], { list: other.id, at: other.items.length }))
            }
          >
            <IconArrowsLeftRight size={16} aria-hidden />
          </ActionIcon>
        );
      }}
    />
  );
}

/** The first list is a store: what is taken from it stays there. */
export function Clone() {
  const { t } = useTranslation('dragAndDrop');
  const kinds = usePapers('kind', 0, 3);
  const [copies, setCopies] = useState<DragList>({ id: 'copies', name: t('text.used'), items: [] });
  const [next, setNext] = useState(1);
  const store = { id: 'store', name: t('text.store'), items: kinds };
  const add = (id: string, at: number) => {
    const kind = kinds.find((one) => one.id === id);
    if (kind === undefined) return;
    const copy = {
      id: `copy-${next}`,
      name: t('text.copy', { name: kind.name, number: next }),
    };
    setNext(next + 1);
    setCopies({ ...copies, items: copies.items.toSpliced(at, 0, copy) });
  };
  return (
    <DragBoard
      lists={[store, copies]}
      empty={t('text.empty')}
      onDrop={([id = ''], place) => {
        if (place.list !== 'copies') return;
        if (copies.items.some((item) => item.id === id)) {
          const [after = copies] = moved([copies], [id], place);
          setCopies(after);
        } else add(id, place.at);
      }}
      controls={(item, list) =>
        list.id === 'store' ? (
          <ActionIcon
            variant="subtle"
            aria-label={t('text.add', { name: item.name })}
            onClick={() => add(item.id, copies.items.length)}
          >
            <IconPlus size={16} aria-hidden />
          </ActionIcon>
        ) : (
          <ActionIcon
            variant="subtle"
            aria-label={t('text.remove', { name: item.name })}
            onClick={() =>
              setCopies({ ...copies, items: copies.items.filter(({ id }) => id !== item.id) })
            }
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )
      }
    />
  );
}

/** The rest of the line can be read, selected and pressed: the product's own. */
export function Handle() {
  const items = usePapers('handle', 0, 4);
  const [ids, setIds] = useState(() => items.map(({ id }) => id));
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? '';
  return (
    <SortableLines
      ids={ids}
      nameOf={nameOf}
      onMove={(from, to) => {
        const [id = ''] = ids.slice(from, from + 1);
        setIds(ids.toSpliced(from, 1).toSpliced(to, 0, id));
      }}
    >
      <ul className={classes.items}>
        {ids.map((id) => (
          <Line key={id} id={id} name={nameOf(id)} />
        ))}
      </ul>
    </SortableLines>
  );
}

function Line({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('dragAndDrop');
  const { handle, line } = useSortableLine(id);
  return (
    <li {...line} className={classes.item}>
      <DragHandle {...handle} label={t('text.move', { name })} className={classes.handle} />
      <span className={classes.text}>{name}</span>
    </li>
  );
}

/** Those that are chosen go along with any of them. */
export function Multi() {
  const { t } = useTranslation('dragAndDrop');
  const items = usePapers('multi');
  const [lists, setLists] = useState<DragList[]>([
    { id: 'mine', name: t('text.mine'), items },
    { id: 'theirs', name: t('text.theirs'), items: [] },
  ]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const carriedWith = (id: string) => (chosen.includes(id) ? chosen : [id]);
  const put = (ids: readonly string[], list: string, at: number) => {
    setLists(moved(lists, ids, { list, at }));
    setChosen([]);
  };
  const isMine = (id: string) => lists[0]?.items.some((item) => item.id === id) === true;
  return (
    <Stack gap="xs" align="stretch">
      <DragBoard
        lists={lists}
        empty={t('text.empty')}
        carriedWith={carriedWith}
        onDrop={(ids, { list, at }) => put(ids, list, at)}
        controls={({ id, name }) => (
          <Checkbox
            size="xs"
            aria-label={t('text.choose', { name })}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) =>
              setChosen(
                currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
              )
            }
          />
        )}
      />
      <Button
        variant="default"
        w="fit-content"
        disabled={chosen.length === 0}
        onClick={() => put(chosen, chosen.every(isMine) ? 'theirs' : 'mine', 99)}
      >
        {t('text.moveChosen', { count: chosen.length })}
      </Button>
    </Stack>
  );
}
