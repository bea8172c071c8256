import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import {
  type EditorWord,
  type MovedLine,
  WidgetTextsProvider,
} from '#web/ui/texts/widget-texts.tsx';

/** Gives the larger pieces of `ui` their words in the language of the screen. */
export function WidgetTexts({ children }: { children: ReactNode }) {
  const { t } = useTranslation('widgets');
  const texts = useMemo(
    () => ({
      cancel: t('cancel'),
      undo: t('undo'),
      clear: t('clear'),
      wrongAmount: t('wrongAmount'),
      openSide: t('openSide'),
      selection: {
        all: t('selection.all'),
        row: (name: string) => t('selection.row', { name }),
        count: (count: number) => t('selection.count', { count, total: formatCount(count) }),
        none: t('selection.none'),
      },
      pager: {
        label: t('pager.label'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        page: (page: string) => t('pager.page', { page }),
        size: t('pager.size'),
        range: (from: string, to: string, total: string) => t('pager.range', { from, to, total }),
      },
      sort: t('sort.label'),
      ascending: (name: string) => t('sort.ascending', { name }),
      descending: (name: string) => t('sort.descending', { name }),
      files: {
        add: t('files.add'),
        remove: (name: string) => t('files.remove', { name }),
        download: (name: string) => t('files.download', { name }),
        tooBig: (name: string, limit: string) => t('files.tooBig', { name, limit }),
        wrongType: (name: string) => t('files.wrongType', { name }),
        tooMany: (count: number) => t('files.tooMany', { count }),
        unreadable: (name: string) => t('files.unreadable', { name }),
      },
      chart: {
        asTable: (name: string) => t('chart.asTable', { name }),
        asChart: (name: string) => t('chart.asChart', { name }),
        save: (name: string) => t('chart.save', { name }),
        saveAs: (format: string) => t('chart.saveAs', { format }),
        notSaved: t('chart.notSaved'),
        place: t('chart.place'),
        figure: t('chart.figure'),
        course: (chart: { name: string; total: string; last: string; top: string }) =>
          t('chart.course', chart),
      },
      drag: {
        role: t('drag.role'),
        instructions: t('drag.instructions'),
        start: (line: MovedLine) => t('drag.start', { ...line }),
        over: (line: MovedLine) => t('drag.over', { ...line }),
        end: (line: MovedLine) => t('drag.end', { ...line }),
        cancel: (line: MovedLine) => t('drag.cancel', { ...line }),
      },
      clash: {
        title: t('clash.title'),
        merged: t('clash.merged'),
        choose: t('clash.choose'),
        stored: (field: string, value: string) => t('clash.stored', { field, value }),
        emptied: (field: string) => t('clash.emptied', { field }),
        take: t('clash.take'),
        takeOf: (field: string) => t('clash.takeOf', { field }),
      },
      leave: { title: t('leave.title'), confirm: t('leave.confirm') },
      editor: (word: EditorWord) => t(`editor.${word}`),
    }),
    [t],
  );
  return <WidgetTextsProvider texts={texts}>{children}</WidgetTextsProvider>;
}
