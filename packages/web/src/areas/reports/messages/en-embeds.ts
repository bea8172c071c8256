import type { TextsIn } from '#web/i18n/resources.ts';

type Texts = TextsIn<'en', 'reportPages'>;

/** Dashboards of other services, among the reports. */
export const embeds: Texts['embeds'] = {
  group: 'Dashboards',
  of: {
    powerbi: 'Power BI',
    metabase: 'Metabase',
    superset: 'Superset',
    web: 'Of another site',
  },
  add: 'Add a dashboard',
  addText: 'From Power BI, Metabase, Superset or an allowed site.',
  refresh: 'Refresh',
  fullscreen: 'Full screen',
  print: 'Print',
  settings: 'Settings',
  loading: 'Opening the dashboard…',
  failed: 'The dashboard cannot be seen now',
  late: 'The service of the dashboard did not show it in time. It may be slow, or not allow being shown here.',
  expired:
    'The permit to see the dashboard has ended and could not be renewed: what you see may be out of date.',
  again: 'Open it again',
  gone: 'That dashboard does not exist',
  goneText: 'It may have been removed. All reports are in the index.',
  filters: 'Filters of the dashboard',
  apply: 'Filter',
  clear: 'Clear the filters',
};
